/** Whether a command starts a program for certain, by the words before it: nothing else may be what it names. */

const assignment = /^[A-Za-z_]\w*=/;
const keyword =
  /^(?:if|then|elif|else|do|while|until|!|\{|time|exec|nohup|coproc|env|nice|setsid|stdbuf|unbuffer|sudo|doas)$/;
/** Flags of `xargs` with a value behind them. */
const takesInput = /^-[nIPLsdEa]$/;
const timed = /^g?timeout$/;
const shell = /^(?:ba|z|da|k)?sh -\w*c$/;
/** Programs that run the one that stands behind their flags, some with a word or two of their own before. */
const runner =
  /^(?:npx|bunx|pnpx|uvx|uv tool run|(?:npm|pnpm|yarn|mise) (?:exec|x)|(?:pnpm|yarn) dlx|bun x|(?:uv|poetry|pdm|pipx|pixi|nix) run|(?:docker|podman) run)$/;
/** Flags of all these with a value behind them; of the long ones, all that are not known to stand alone. */
const takesValue =
  /^(?:-[pckgsuevwhlm]|--(?!(?:yes|no|quiet|silent|verbose|offline|frozen|locked|isolated|no-\w[\w-]*|rm|init|interactive|tty|detach|privileged|preserve-env|non-interactive|login|foreground|preserve-status|ignore-environment|if-present)$)[a-z][\w-]*)$/;

/** `before`: the words before the program in its command, and in those that run that command. */
export function isDirect(before: readonly string[]): boolean {
  let at = 0;
  while (at < before.length) {
    const length = [1, 2, 3].find((count) => runner.test(before.slice(at, at + count).join(" ")));
    if (length !== undefined) {
      const end = behindFlags(before, at + length);
      // Behind a container's flags is its image, and then what it runs.
      return end === before.length || (/^(?:docker|podman)$/.test(before[at] ?? "") && end === before.length - 1);
    }
    const next = behindStarter(before, at);
    if (next === undefined) return false;
    at = next;
  }
  return at === before.length;
}

/** Where the command goes on behind a word that starts it; `undefined`: the word is another program. */
function behindStarter(before: readonly string[], at: number): number | undefined {
  const word = before[at] ?? "";
  if (assignment.test(word)) return at + 1;
  if (keyword.test(word)) return behindFlags(before, at + 1);
  if (timed.test(word)) return behindFlags(before, at + 1) + 1;
  if (word === "xargs") return behindFlags(before, at + 1, takesInput);
  return shell.test(`${word} ${before[at + 1] ?? ""}`) ? at + 2 : undefined;
}

function behindFlags(before: readonly string[], from: number, valued = takesValue): number {
  let at = from;
  while (before[at]?.startsWith("-") || assignment.test(before[at] ?? "")) at += valued.test(before[at] ?? "") ? 2 : 1;
  return at;
}
