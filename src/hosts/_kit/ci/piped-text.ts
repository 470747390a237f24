/** Texts that a script gives to a shell by a pipe, or by a file that it writes and runs. */
import { hereDocumentAt } from "./shell-ends.ts";
import { readsScript } from "./shell-patterns.ts";

/** `echo '…' | sh`, with words in quotes and without. */
const echoed =
  /(?:^|[\n;&|(){}]|\b(?:do|then|else))[ \t]*(?:echo|printf)[ \t]+((?:'[^']*'|"[^"]*"|[^|;&\n'"])+)\|(?!\|)([^\n|;&]*)/g;

/** How many here-documents are followed to where their file is run. The files of those beyond count as run. */
const mostFollowed = 50;

/** The scripts that a shell gets by a pipe, and those in here-documents whose file a later command runs. */
export function textsForShells(script: string): readonly string[] {
  return [...echoedToShells(script), ...documentsForShells(script)];
}

function echoedToShells(script: string): readonly string[] {
  if (!script.includes("|")) return [];
  return [...script.matchAll(echoed)].flatMap(([, text = "", reader = ""]) =>
    isShell(reader)
      ? [
          text
            .replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? "")
            .replaceAll("\\n", "\n"),
        ]
      : [],
  );
}

function documentsForShells(script: string): readonly string[] {
  const found: string[] = [];
  let followed = 0;
  for (let at = script.indexOf("<<"); at >= 0; ) {
    const { operatorEnd, lineEnd, stop, after } = hereDocumentAt(script, at);
    if (after > operatorEnd) {
      const before = script.slice(Math.max(script.lastIndexOf("\n", at) + 1, at - longestLine), at);
      const rest = script.slice(operatorEnd, lineEnd);
      const [, , file] = /(?:^|\s|\d)>{1,2}\s*(["']?)([\w./-]+)\1/.exec(`${before} ${rest}`) ?? [];
      const isRun = file !== undefined && (++followed > mostFollowed || runsFile(script.slice(after), file));
      const [, ...readers] = rest.split(/\|(?!\|)/);
      if (isRun || readers.some((reader) => isShell(reader.split(/[;&]/)[0] ?? "")))
        found.push(script.slice(lineEnd, stop));
    }
    at = script.indexOf("<<", Math.max(after, at + 2));
  }
  return found;
}

/** How much of a line before its here-document is looked at. */
const longestLine = 400;

/** Programs that start a shell for what they get. */
const starters = /^(?:sudo|doas|env|timeout|nohup|exec|docker|podman|kubectl)$/;

function isShell(command: string): boolean {
  const [first = "", ...others] = command.trim().split(/\s+/);
  return readsScript.test(first) || (starters.test(first) && others.some((word) => readsScript.test(word)));
}

/** Whether a script runs a file, by its name at the start of a command or behind a shell. */
function runsFile(script: string, file: string): boolean {
  const name = file.replace(/^(?:\.\/)+/, "").replace(/[.]/g, "\\$&");
  const shell = String.raw`(?:(?:[\w./-]*\/)?(?:ba|da|z|k|a)?sh|source|\.)(?:[ \t]+-\w+)*[ \t]+["']?(?:\.\/)?`;
  return new RegExp(String.raw`(?:^|[\s;&|(])(?:${shell}|["']?(?:\.?\/)?)${name}(?=$|[\s;&|)"'])`, "m").test(
    script.replace(/\b(?:chmod|rm|cat|cp|mv|ls|test)\b[^\n;&|]*/g, ""),
  );
}
