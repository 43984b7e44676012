// How a player moves.

// Moves by touching two squares, and waits until the piece is there.
export async function moves(tab, ...pairs) {
  for (const pair of pairs) {
    const [from, to] = pair.split('-');
    await tab.tap(...await tab.middle(new RegExp(`^${from}, (white|black)`)));
    await tab.tap(...await tab.middle(new RegExp(`^${to}, `)));
    await tab.until(`${pair} is played`, async () => {
      const nodes = await tab.nodes();
      return nodes.some(node => node.label?.startsWith(`${from}, empty`));
    }, 10);
    await tab.rest();
  }
}

export const standard = tab => tab.click(/^Two players/);

const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

// The position with White to move, as far as the squares tell it: nobody may castle or take en passant.
export async function position(tab) {
  const pieces = new Map();
  for (const { label } of await tab.nodes()) {
    const [, square, color, role] = label?.match(/^([a-h][1-8]), (white|black) (\w+)/) ?? [];
    if (square) pieces.set(square, color === 'white' ? LETTERS[role].toUpperCase() : LETTERS[role]);
  }
  const row = rank => [...'abcdefgh'].map(file => pieces.get(file + rank) ?? '1').join('').replaceAll(/1+/g, ones => ones.length);
  return `${[8, 7, 6, 5, 4, 3, 2, 1].map(row).join('/')} w - - 0 1`;
}
