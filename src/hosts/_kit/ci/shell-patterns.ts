/** What stands in the text of a shell: expansions, plain text, and programs that read scripts. */

/** `${NAME}` in the first group, `$NAME` in the second. */
export const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;

/** `${NAME:+words}`: nothing, or these words. */
export const alternative = /^\$\{(?:[A-Za-z_]\w*|\d+):?\+([^{}]*)\}/;

/** `${NAME:-words}`, `${1:-words}`: its value, or these words. */
export const fallback = /^\$\{([A-Za-z_]\w*|\d+):?[-=]([^{}]*)\}/;

/** `${NAME[@]}`, `$@`: several words. */
export const list = /^\$(?:\{(?:[A-Za-z_]\w*\[[@*]\]|[@*])[^{}]*\}|[@*])/;

/** What is text wherever it stands. Sticky: `lastIndex` is where it begins. */
export const ordinary = /[^\s"'\\$`#;&|(){}<>]+/y;

/** Programs that run what they read. */
export const readsScript = /^(?:\S*\/)?(?:bash|sh|zsh|dash|ash|ksh|pwsh|powershell|ssh)$/;
