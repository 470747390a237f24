/** Reads `.kilocodemodes`, Kilo's former modes: Kilo makes an agent of each, with rules for its groups. */
import { longListProblem } from "../../_kit/long-lists.ts";
import { readOne } from "../../_kit/loading/collect.ts";
import { type KnownKeys, unknownKeysIn } from "../../_kit/profiles/unknown-keys.ts";
import type { Item, Layer, Problem } from "../../../model/load.ts";
import { type Entry, type Node, plainScalar, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import { type Profile } from "../../../model/profile.ts";
import { union } from "../../../model/union.ts";
import { join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { parseYaml, repeatedKeyOf, withOccurrences } from "../../../parsers/yaml/index.ts";
import { type Source, type Span, startOf } from "../../../repo/text.ts";
import { unneeded } from "./file.ts";
import type { DraftLayer } from "../layers.ts";
import { readProfile } from "./profile.ts";
import type { Draft, Session } from "../sessions.ts";

/** Relative to the directory of a session. */
export const modesFile = ".kilocodemodes";

/**
 * Kilo-Org/kilocode@93a8e61:packages/opencode/src/kilocode/modes-migrator.ts: modes that Kilo skips in favour of its
 * own agents.
 */
const kilosOwn = new Set(["code", "build", "architect", "ask", "debug", "orchestrator"]);

/**
 * The action that a group allows. Of these four actions, those that no group allows are denied; no other action is
 * denied.
 */
const actions: ReadonlyMap<string, string> = new Map([
  ["read", "read"],
  ["edit", "edit"],
  ["browser", "bash"],
  ["command", "bash"],
  ["mcp", "mcp"],
]);

const keys: KnownKeys = {
  keys: new Set("slug name roleDefinition groups customInstructions whenToUse description source".split(" ")),
  own: { tools: "groups", mode: "groups" },
  ignores: true,
};

/** How many modes of a file, and groups of a mode, are read; aliases can expand to more. */
const maxModes = 1_000;

/** No layer where the file does not exist. */
export async function readModes(
  repo: RepoIndex,
  name: Layer["name"],
  directory: string,
): Promise<readonly DraftLayer[]> {
  const path = join(directory, modesFile);
  const source = await readOne(repo, path);
  if (source === undefined) return [];
  const layer: Layer = { name, root: path, status: "loaded", authority: [] };
  if ("message" in source) return [{ layer, drafts: [], unjudged: [source] }];
  const { node, problems } = await parseYaml(source.text, 0);
  const list = valueOf(node, "customModes");
  const [broken] = problems;
  const notYaml = broken && problemIn(source, `the file is not YAML: ${broken.message}`, broken.span);
  if (list?.kind !== "list") {
    const problem = notYaml ?? { message: "it has no list `customModes`", at: startOf(source), kind: "document" };
    const item: Item = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
    return [{ layer, drafts: [unmerged(() => item)], unjudged: [] }];
  }
  const modes = list.items.slice(0, maxModes);
  const bad = modes.find(isMalformed);
  const wrong =
    bad &&
    problemIn(source, "a mode is not a mapping, repeats a key or has no list `groups`", {
      start: bad.span.start,
      end: bad.span.start,
    });
  const file: ModesFile = { layer, source, cause: notYaml ?? wrong, bad };
  return [
    {
      layer,
      drafts: modes.map((mode) => unmerged((sessions) => itemOf(mode, file, sessions))),
      unjudged: longListProblem(list.items, maxModes, "modes", source),
    },
  ];
}

/** What the modes of one file have in common. */
interface ModesFile {
  readonly layer: Layer;
  readonly source: Source;
  /** Why Kilo loads no mode of the file. */
  readonly cause: Problem | undefined;
  /** The first malformed mode. */
  readonly bad: Node | undefined;
}

function problemIn(source: Source, message: string, span: Span): Problem {
  return { message, at: { source, span } };
}

function isMalformed(mode: Node): boolean {
  if (mode.kind !== "table" || repeatedKeyOf(mode) !== undefined) return true;
  return !isKilos(mode) && valueOf(mode, "groups")?.kind !== "list";
}

function itemOf(mode: Node, { layer, source, cause, bad }: ModesFile, sessions: readonly Session[]): Item {
  const tables = mode.kind === "table" ? withOccurrences(mode) : [];
  const profiles = tables.map((table) => readMode(table, source, sessions));
  const profile = profiles.length > 0 ? profiles.reduce(union) : undefined;
  const made = { layer, files: [source.path], ...(profile ? { profile } : {}) };
  if (cause && mode === bad) return { ...made, verdict: { kind: "dropped", problem: cause } };
  if (cause) {
    const problem = problemIn(source, `Kilo loads no mode of the file because ${cause.message}`, mode.span);
    return { ...made, verdict: { kind: "lost", problem } };
  }
  if (!isKilos(mode)) return { ...made, verdict: { kind: "loaded" } };
  const problem = { ...problemIn(source, "Kilo has a built-in agent of that name", mode.span), kind: "document" };
  return { ...made, ...(profile ? { profile: unneeded(profile) } : {}), verdict: { kind: "dropped", problem } };
}

function unmerged(finish: Draft["finish"]): Draft {
  return { key: undefined, rules: new Map(), finish };
}

function isKilos(mode: Node): boolean {
  return kilosOwn.has(textOf(valueOf(mode, "slug")) ?? "");
}

function readMode(mode: Table, source: Source, sessions: readonly Session[]): Profile {
  const slug = valueOf(mode, "slug") ?? mode;
  const entry = (name: string, value: Node | undefined): readonly Entry[] =>
    value ? [{ key: plainScalar(name, value.span), name, value }] : [];
  const table: Table = {
    kind: "table",
    span: mode.span,
    entries: [
      ...entry("description", valueOf(mode, "description") ?? valueOf(mode, "whenToUse") ?? valueOf(mode, "name")),
      ...entry("prompt", valueOf(mode, "roleDefinition")),
      ...entry("permission", permissionOf(valueOf(mode, "groups") ?? slug)),
    ],
  };
  const profile = readProfile({
    table,
    source,
    shape: "old",
    edition: "1",
    family: "kilo",
    id: textOf(slug) ?? "undefined",
    at: { source, span: slug.span },
    sessions,
    loads: true,
  });
  return { ...profile, ineffective: [...unknownKeysIn(mode, source, keys), ...profile.ineffective] };
}

/** Kilo puts a pattern's `allow` before a `deny` for everything, so that it allows nothing. */
function permissionOf(groups: Node): Table {
  const entries = new Map<string, Entry>();
  const items = groups.kind === "list" ? groups.items : [];
  // Too many to read: they may give everything.
  if (items.length > maxModes)
    for (const action of actions.values())
      entries.set(action, {
        key: plainScalar(action, groups.span),
        name: action,
        value: plainScalar("allow", groups.span),
      });
  for (const item of items.length > maxModes ? [] : items) {
    const group = textOf(item.kind === "list" ? item.items[0] : item) ?? "";
    const pattern = item.kind === "list" ? textOf(valueOf(item.items[1], "fileRegex")) : undefined;
    const action = actions.get(group) ?? group;
    const whole = plainScalar("allow", item.span);
    const bound: Table = {
      kind: "table",
      span: item.span,
      entries: [
        { key: plainScalar(pattern ?? "", item.span), name: pattern ?? "", value: whole },
        { key: plainScalar("*", item.span), name: "*", value: plainScalar("deny", item.span) },
      ],
    };
    entries.set(action, { key: plainScalar(action, item.span), name: action, value: pattern ? bound : whole });
  }
  for (const action of new Set(actions.values()))
    if (!entries.has(action))
      entries.set(action, {
        key: plainScalar(action, groups.span),
        name: action,
        value: plainScalar("deny", groups.span),
      });
  return { kind: "table", span: groups.span, entries: [...entries.values()] };
}
