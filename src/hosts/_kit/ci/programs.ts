/** Finds the commands that start a program, also behind the programs that start other programs. */
import type { LaunchNames } from "../../../model/host.ts";
import { commandsIn, type Variables, type Word } from "./shell.ts";

/** Programs that start the program that their arguments name. */
const starters: ReadonlySet<string> = new Set(
  (
    "env sudo doas timeout gtimeout nohup time exec command nice stdbuf xargs npx bunx pnpx uvx unbuffer script ssh docker " +
    "podman gosu su firejail bwrap setsid retry eval if while until then else elif do ! {"
  ).split(" "),
);
/** The same with a word between: `pnpm dlx`, `yarn dlx`, `bun x`, `npm exec`. */
const runners: ReadonlySet<string> = new Set([
  "gh copilot",
  "pnpm dlx",
  "pnpm exec",
  "yarn dlx",
  "yarn exec",
  "bun x",
  "npm exec",
  "npm x",
]);
const shells: ReadonlySet<string> = new Set(["bash", "sh", "zsh", "dash", "ash", "pwsh", "powershell"]);

/** How deep scripts in scripts are followed. */
export const maxDepth = 4;

/** The words after the program in each command that starts one of `programs`, with the name by which it is started. */
export function startsOf(
  script: string,
  variables: Variables,
  names: Pick<LaunchNames, "programs" | "otherwise">,
  depth = 0,
): readonly { readonly program: string; readonly words: readonly Word[] }[] {
  return commandsIn(script, variables).flatMap((words) => {
    const inner = depth < maxDepth ? innerScripts(words) : [];
    const at = programAt(words, names.programs);
    return [
      ...(at < 0 || names.otherwise?.includes(words[at + 1]?.text ?? "")
        ? []
        : [{ program: nameOf(words[at]), words: words.slice(at + 1) }]),
      ...inner.flatMap((text) => startsOf(text, variables, names, depth + 1)),
    ];
  });
}

function programAt(words: readonly Word[], programs: readonly string[]): number {
  const first = words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
  if (first < 0) return -1;
  if (programs.includes(nameOf(words[first]))) return first;
  const [start, second] = [nameOf(words[first]), words[first + 1]?.text ?? ""];
  if (!starters.has(start) && !runners.has(`${start} ${second}`)) return -1;
  return words.findIndex((word, i) => i > first && programs.includes(nameOf(word)));
}

/** Without its directory, its version and the ending that Windows gives it. */
function nameOf(word: Word | undefined): string {
  const text = word?.text ?? "";
  const scoped = /^(@[\w.-]+\/[\w.-]+)(?:@.*)?$/.exec(text)?.[1];
  return scoped ?? text.replace(/^.*[/\\]/, "").replace(/(?<=.)@.*$|\.(?:exe|cmd|ps1|js)$/, "");
}

/** The script of `bash -c "…"`, wherever the shell stands in the command. */
export function innerScripts(words: readonly Word[]): readonly string[] {
  return words.flatMap((word, i) => {
    if (!shells.has(nameOf(word))) return [];
    const flag = words.findIndex(({ text }, at) => at > i && /^-\w*c$|^-[Cc]ommand$/.test(text));
    const script = flag < 0 ? undefined : words[flag + 1]?.text;
    return script === undefined ? [] : [script];
  });
}
