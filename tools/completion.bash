# SPDX-License-Identifier: MIT
# Completion for bash. All words come from the program's own help, so this file need not follow its changes.
_noughts() {
    local program=${COMP_WORDS[0]} command=${COMP_WORDS[1]} word=${COMP_WORDS[COMP_CWORD]} words=
    if [ "$COMP_CWORD" = 1 ]; then
        words=$("$program" --help 2>/dev/null | sed -n 's/^  \([a-z]\+\)  .*/\1/p')
    elif [[ $word == -* ]]; then
        words=$("$program" "$command" --help 2>/dev/null | sed -n 's/^  .*\(--[a-z-]\+\).*/\1/p')
    elif "$program" "$command" --help 2>/dev/null | grep -q '^  PROBLEM '; then
        words=$("$program" problems 2>/dev/null | cut -d ' ' -f 1)
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _noughts noughts
