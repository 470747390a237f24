/** The text of `--help`, made from the list of settings. */
import { wrap } from "../sanitize/colors.ts";
import type { Tool } from "../evaluate/result.ts";
import { type Command, commands, exitCodes, formats, type Setting, settings } from "../evaluate/settings.ts";

/** The help of one command, or of all. */
export function helpFor(command: Command | undefined, { name }: Tool, columns: number): string {
  const width = Math.min(Math.max(columns, 60), 100);
  const flags = Object.entries<Setting>(settings).filter(
    ([, { entryPoints, commands: users }]) =>
      entryPoints.includes("cli") && (command === undefined || users.includes(command)),
  );
  const usage = Object.entries(commands)
    .filter(([own]) => command === undefined || own === command)
    .map(([own, does]): [string, string] => [`${name} ${usageOf(own as Command)}`, does.replaceAll("`", "")]);
  const options = flags.map(([flag, setting]): [string, string] => [
    `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
    meaning(flag, setting, command),
  ]);
  const codes = Object.entries(exitCodes).map(([code, means]): [string, string] => [code, means.replaceAll("`", "")]);
  return `${table(usage, width)}\nOptions\n${table(options, width)}\nExit codes\n${table(codes, width)}`;
}

function usageOf(command: Command): string {
  return {
    check: "[check]",
    list: "list",
    diff: "diff [BASE [HEAD]]",
    explain: "explain RULE|HOST",
    policy: "policy [test FILE…]",
    baseline: "baseline",
    init: "init",
  }[command];
}

function meaning(flag: string, { description, choices, fallback }: Setting, command: Command | undefined): string {
  const values =
    flag === "format" && (command === "list" || command === "diff" || command === "policy")
      ? formats[command]
      : choices;
  return [
    description,
    ...(values ? [`One of ${values.join(", ")}.`] : []),
    ...(fallback ? [`Default: ${fallback}.`] : []),
  ].join(" ");
}

function table(rows: readonly (readonly [name: string, text: string])[], width: number): string {
  const first = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows
    .map(([name, text]) => {
      const lines = wrap(text, width - first, (word) => word.length);
      return lines.map((line, i) => `${i === 0 ? `  ${name}`.padEnd(first) : " ".repeat(first)}${line}\n`).join("");
    })
    .join("");
}
