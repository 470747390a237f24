/** Variables of a step that decide what the agent which it starts loads, starts and connects to. */
import { append } from "../../../repo/many.ts";
import { opensNetwork, startsCode } from "./effects.ts";
import type { Launch, LaunchEffect } from "./launch.ts";
import { innerScripts, maxDepth } from "./programs.ts";
import { commandsIn } from "./shell.ts";
import type { Variables, Word } from "./word.ts";

/** All but a folder that the runner makes anew for each job: nothing of the repository is in it by itself. */
const mayHoldFiles = /^(?!\$\{\{\s*runner\.temp\b|\$\{?RUNNER_TEMP\b|\/tmp\/)/;

const preloads = ["BASH_ENV", "LD_PRELOAD", "LD_AUDIT", "DYLD_INSERT_LIBRARIES"];
const optionLists = ["NODE_OPTIONS", "BUN_OPTIONS"];

/** Variables that start code in programs of every kind. */
export const startingVariables: readonly string[] = [...preloads, ...optionLists];

/** What programs of every kind obey, the agent's own and those that it starts. */
const everywhere: readonly (readonly [names: RegExp, effects: readonly LaunchEffect[]])[] = [
  [anyOf(preloads), startsCode("is loaded by what the session starts, before anything else")],
  [
    anyOf(optionLists),
    startsCode("loads code into the program").map((effect) => ({
      ...effect,
      when: /(?:^|[\s"'])(?:-r|--require|--import|--preload|--(?:experimental-)?loader)\b/,
    })),
  ],
  [/^(?:HTTPS?|ALL)_PROXY$/i, opensNetwork("decides through what requests go")],
  [
    /^(?:NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/,
    opensNetwork("decides which servers are trusted"),
  ],
];

const assumed = { certainty: "assumed" } as const;

/** Ends of the names of a host's own variables whose values are files and folders. */
export const placeEndings: readonly string[] = [
  "HOME",
  "CONFIG(?:_(?:DIR|HOME|PATH|FILE|CONTENT))?",
  "DATA_DIR",
  "SHARE_DIR",
  "PLUGIN(?:_\\w+)?_DIRS?",
  "SETTINGS(?:_(?:PATH|FILE|DIR))?",
  "SYSTEM_DEFAULTS_PATH",
  "ENV_FILE",
  "SHELL(?:_PREFIX)?",
];

/** The same for addresses. */
const addresses = /^(?:\w+_)?(?:BASE_?UR[IL]|API_BASE|API_URL|ENDPOINT)$/;
const places = new RegExp(`^(?:\\w+_)?(?:${placeEndings.join("|")})$`);

const ownAddress = opensNetwork("decides where requests go").map((effect) => ({ ...effect, ...assumed }));
const ownPlace = startsCode("decides which settings, hooks and servers count, or what starts commands").map(
  (effect) => ({ ...effect, ...assumed, when: mayHoldFiles }),
);

/** What a variable with this name does in a step that starts the host. Empty: nothing that is known. */
export function effectsOfVariable(name: string, { variables = {}, prefixes = [] }: Launch): readonly LaunchEffect[] {
  const own = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (own) return own;
  const general = everywhere.find(([names]) => names.test(name))?.[1];
  if (general) return general;
  const prefix = prefixes.find((start) => name.startsWith(`${start}_`));
  const rest = prefix === undefined ? "" : name.slice(prefix.length + 1);
  return addresses.test(rest) ? ownAddress : places.test(rest) ? ownPlace : [];
}

/** Variables that a script gives to what it starts: `A=b claude`, `export A=b`, `docker run -e A=b`, `$env:A = "b"`. */
export function variablesSet(script: string, known: Variables, depth = 0): Variables {
  const found: (readonly [string, string])[] = [];
  for (const words of commandsIn(script, known)) {
    for (const [i, word] of words.entries()) {
      const [name, value] = assignment(word, words.slice(i + 1, i + 3)) ?? [];
      if (name !== undefined && value !== undefined) found.push([name, value.replaceAll("\0", "…")]);
    }
    if (depth < maxDepth)
      for (const inner of innerScripts(words)) append(found, [...variablesSet(inner, known, depth + 1)]);
  }
  return new Map(found);
}

/** With the two words after it, since PowerShell has blanks around its `=`. */
function assignment(
  { text }: Word,
  [sign, value]: readonly Word[],
): readonly [name: string, value: string] | undefined {
  const [, name, own] = /^(?:\0:)?([A-Za-z_]\w*)(?:=(.*))?$/s.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (own !== undefined) return [name, own];
  return text.startsWith("\0:") && sign?.text === "=" && value ? [name, value.text] : undefined;
}

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join("|")})$`);
}

/** Lines of a text that a script appends to the file of variables, whatever prints them. */
const line = /(?:^|[\s"'])([A-Za-z_]\w*)(?:=|<<[^\n]*\n\s*(?:echo\s+)?)([^\n]{0,2000})/g;

/** Variables that a script hands to the later steps of its job, by the file that `GITHUB_ENV` names. */
export function variablesHandedOn(script: string): Variables {
  if (!script.includes("GITHUB_ENV")) return new Map();
  return new Map([...script.matchAll(line)].map(([, name = "", value = ""]) => [name, bareValue(value)]));
}

/** Without where the output goes, and without quotes. */
function bareValue(written: string): string {
  return (written.split(/>>|\|/, 1)[0] ?? "").trim().replace(/^["']|["']$/g, "");
}
