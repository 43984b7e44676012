# Completions for fish.

function __jadoube_begins
    not __fish_seen_subcommand_from perft chess960 replay uci mate-possible verify picture print help
end

complete -c jadoube -n __jadoube_begins -a perft -d 'Count move sequences'
complete -c jadoube -n __jadoube_begins -a chess960 -d 'A Chess960 start by number, by first rank, at random or by dice'
complete -c jadoube -n __jadoube_begins -a replay -d 'Play a script of actions'
complete -c jadoube -n __jadoube_begins -a uci -d 'The engine, for other chess programs'
complete -c jadoube -n __jadoube_begins -a mate-possible -d 'Who can still mate'
complete -c jadoube -n __jadoube_begins -a verify -d 'Check games as an arbiter would'
complete -c jadoube -n __jadoube_begins -a picture -d 'A position as PNG, or a game as GIF'
complete -c jadoube -n __jadoube_begins -a print -d 'A score sheet or a sheet of diagrams, as PDF'
complete -c jadoube -n __jadoube_begins -a help -d 'Explain a command'
complete -c jadoube -n '__fish_seen_subcommand_from help' -f -a 'perft chess960 replay uci mate-possible verify picture print'
complete -c jadoube -n __jadoube_begins -l chess960 -x -d 'Begin from this start'
complete -c jadoube -n __jadoube_begins -l picture -r -d 'Save a picture of the window and close'
complete -c jadoube -n __jadoube_begins -l verbose -d 'Log to standard error'
complete -c jadoube -n __jadoube_begins -s h -l help -d 'Show the help'
complete -c jadoube -n __jadoube_begins -s V -l version -d 'Show the version'

complete -c jadoube -n '__fish_seen_subcommand_from perft' -f -l fen -x -d 'Begin at this position'
complete -c jadoube -n '__fish_seen_subcommand_from perft' -l chess960 -d 'Write castling as the king taking its rook'
complete -c jadoube -n '__fish_seen_subcommand_from perft' -l divide -d 'Show the count after each first move'

complete -c jadoube -n '__fish_seen_subcommand_from chess960' -f
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l find -x -d 'The number of a first rank'
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l twin -x -d 'The mirror image of this start'
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l random -d 'A start at random'
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l dice -d 'Throw a die for it and show every throw'
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l seed -x -d 'Give the same random start every time'
complete -c jadoube -n '__fish_seen_subcommand_from chess960' -l throws -x -d 'Throws of a real die'

complete -c jadoube -n '__fish_seen_subcommand_from replay' -l pgn -d 'Write the game that was played'
complete -c jadoube -n '__fish_seen_subcommand_from uci' -f -a bench -d 'Measure its speed'
complete -c jadoube -n '__fish_seen_subcommand_from mate-possible' -l moves -d 'Add moves that mate'
complete -c jadoube -n '__fish_seen_subcommand_from mate-possible' -l nodes -x -d 'The most positions to search for each question'
complete -c jadoube -n '__fish_seen_subcommand_from verify' -l json -d 'One JSON object a game'

complete -c jadoube -n '__fish_seen_subcommand_from picture' -l fen -x -d 'The position'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l pgn -r -d 'The games'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l game -x -d 'Which of the games'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l out -r -d 'Where the picture goes'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l size -x -d 'How wide it is'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l flip -d 'Black at the bottom'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l theme -x -a 'wood green blue stone contrast' -d 'Colours'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l pieces -x -a 'classic bold' -d 'Pieces'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l dark -d 'For a dark page'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l no-coordinates -d 'No letters and numbers'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l no-names -d 'No players in a GIF'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l marks -x -d 'Circles and arrows'
complete -c jadoube -n '__fish_seen_subcommand_from picture' -l delay -x -d 'Milliseconds for each move'

complete -c jadoube -n '__fish_seen_subcommand_from print' -l pgn -r -d 'The games'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l epd -r -d 'Positions, one on each line'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l game -x -d 'Which of the games'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l out -r -d 'Where the PDF goes'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l diagrams -x -d 'Diagrams after moves such as 12w,20b'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l sheet -d 'Diagrams to solve'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l per-page -x -a '4 6' -d 'Diagrams on a page'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l paper -x -a 'a4 letter' -d 'The format'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l language -x -a 'en nl' -d 'Of the sheet'
complete -c jadoube -n '__fish_seen_subcommand_from print' -l notation -x -a 'letters english figurines' -d 'Of the moves'
