/** Profiles of every host, broken in the ways in which people break them. */
import fc from "fast-check";
import { everyHost } from "./every-host.ts";

/** Ways in which people break a profile. */
const breaks: readonly (readonly [search: RegExp, next: string])[] = [
  [/^description: .*/m, "description: Use this: it reviews # all"],
  [/^description: .*/m, 'description: @team "quotes" and \\n'],
  [/^description: .*/m, "description: - a, b: c"],
  [/^description: .*\n/m, ""],
  [/^description:/m, "Description:"],
  [/^tools: \[?(.*?)\]?$/m, "tools: $1, MultiEdit, LS"],
  [/^tools: \[?(.*?)\]?$/m, "tools: [LS, $1]"],
  [/^tools: \[?(.*?)\]?$/m, "tools:\n\t- $1\n\t- MultiEdit"],
  [/^tools: \[?(.*?)\]?$/m, "tools:\n  - $1\n  - read\n  - bash"],
  [/^tools:/m, "allowed-tools:"],
  [/^tools:/m, "Tools:"],
  [/^tools:/m, "disallowed_tools:"],
  [/^tools: (.*)$/m, "tools: $1\nallowedTools: Bash, read"],
  [/^tools: (.*)$/m, "tools: Bash(git log:*), $1, Bash(ls:*)"],
  [/Read/, "read"],
  [/read_file/, "Read"],
  [/^model:/m, "Model:"],
  [/^(name: .*)$/m, "$1\ndisallowed-tools: bash, Write\nmax_turns: 3"],
  [/^(name: .*)$/m, "$1\npermissionMode: bypassPermissions\nhooks:\n\tStop: []"],
  [/\n/g, "\r\n"],
  [/\n/g, "\r"],
  [/\n/, "\r"],
];
export const broken = (text: string, chosen: readonly number[]): string =>
  chosen.reduce((so, i) => {
    const [search, next] = breaks[i % breaks.length] ?? [/$^/, ""];
    return so.replace(search, next);
  }, text);
export const breakage = fc.array(fc.nat({ max: breaks.length - 1 }), { minLength: 1, maxLength: 4 });
/** Markdown profiles by path. */
export const markdown = Object.entries(everyHost).flatMap(([path, text]) =>
  path.endsWith(".md") && typeof text === "string" ? [[path, text] as const] : [],
);
