# Completions for bash.
_jadoube() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command="" words="" files=""
  [ "$COMP_CWORD" -gt 1 ] && command=${COMP_WORDS[1]}
  COMPREPLY=()
  case $prev in
    --theme) words="wood green blue stone contrast" ;;
    --pieces) words="classic bold" ;;
    --out) [ "$command" = print ] && files=pdf || files='png|gif' ;;
    --epd) files='epd|fen|txt' ;;
    --paper) words="a4 letter" ;;
    --per-page) words="4 6" ;;
    --language) words="en nl" ;;
    --notation) words="letters english figurines" ;;
    --pgn) [ "$command" = picture ] || [ "$command" = print ] && files=pgn ;;
    --picture) files=png ;;
    --fen | --find | --twin | --seed | --throws | --nodes | --game | --size | --delay | --marks | --diagrams) return ;;
    --chess960) [ "$command" = perft ] || return ;;
  esac
  if [ -z "$words$files" ]; then
    case $command in
      perft) words="--fen --chess960 --divide" ;;
      chess960) words="--find --twin --random --dice --seed --exclude --used --note --throws" ;;
      replay) words="--pgn" files='jsonl|json|jadoube' ;;
      uci) words="bench" ;;
      board) words="chessnut millennium simulate --language" files='jsonl' ;;
      mate-possible) words="--moves --nodes" files='fen|epd|txt' ;;
      verify) words="--json" files=pgn ;;
      help) words="perft chess960 replay uci mate-possible verify picture print board" ;;
      picture) words="--fen --pgn --game --out --size --flip --theme --pieces --dark --no-coordinates --no-names --marks --delay" ;;
      print) words="--pgn --epd --game --out --diagrams --sheet --per-page --paper --language --notation --start --boards" ;;
      "")
        words="perft chess960 replay uci mate-possible verify picture print board help --chess960 --picture --verbose --help --version"
        files='pgn|fen|epd|jadoube|jsonl|json|txt'
        ;;
      *) words="--chess960 --picture --verbose" files='pgn|fen|epd|jadoube|jsonl|json|txt' ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
  case $cur in -*) return ;; esac
  if [ -n "$files" ]; then
    compopt -o filenames 2>/dev/null
    local file
    while IFS= read -r file; do COMPREPLY+=("$file"); done < <(
      shopt -s extglob
      compgen -f -X "!*.@($files)" -- "$cur"
      compgen -d -- "$cur"
    )
  fi
}
complete -F _jadoube jadoube
