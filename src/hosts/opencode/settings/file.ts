/** Reads a settings file: what it decides for every agent, and the agents that it holds. */
import { readOne } from "../../_kit/loading/collect.ts";
import type { Authority, Item, Layer, Problem } from "../../../model/load.ts";
import { lastOf, type Node, type SyntaxProblem, type Table } from "../../../parsers/node.ts";
import type { Ineffective, NamedPath, Profile } from "../../../model/profile.ts";
import { directoryOf } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { parseJsonc, withLastValues } from "../../../parsers/json.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { isDescribed, offIn, offOf, unneeded } from "../agent/file.ts";
import { readProfile, type Shape } from "../agent/profile.ts";
import { permissionRules, type Rule, type RuleMap, ruleMapOf, toolRules } from "../permissions/rules.ts";
import { emptyInKilo, kiloKeys, nativeEntryKeys, schemaRefusal } from "../agent/schema.ts";
import type { Draft, Session } from "../sessions.ts";
import { agentRefusal, settingsRefusal } from "./schema.ts";
import { filesPutIn, leadsOut, type PutIn, puzzlesIn, spanningVariable, withFiles } from "./variables.ts";
import { decidedBy, rulesOf } from "./index.ts";
import { unknownKeysIn } from "./keys.ts";
import { unpinnedPlugins } from "./unpinned.ts";
import type { Edition, Family } from "../permissions/tools.ts";

/** A settings file, read. */
export interface Config {
  readonly path: string;
  readonly source: Source;
  /** The settings with the contents of files in place of `{file:…}`. */
  readonly root: Table;
  /** The settings as written. */
  readonly written: Table;
  readonly files: PutIn;
  /** The rules for every agent, in the second edition. */
  readonly rules: readonly Rule[];
  /** The rules of `tools` and of `permission`, in the first. */
  readonly tools: RuleMap;
  readonly permission: RuleMap;
  readonly authority: readonly Authority[];
  readonly ineffective: readonly Ineffective[];
  readonly unjudged: readonly Problem[];
  readonly problem?: Problem;
}

/** The settings file at a path; a problem where the tree cannot give it, `undefined` where the path does not exist. */
export async function readConfig(
  repo: RepoIndex,
  path: string,
  edition: Edition,
  family: Family,
): Promise<Config | Problem | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined || "message" in source) return source;
  const nothing: Table = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
  const none: RuleMap = new Map();
  const common: Config = {
    path,
    source,
    root: nothing,
    written: nothing,
    files: new Map(),
    rules: [],
    tools: none,
    permission: none,
    authority: [],
    ineffective: [],
    unjudged: [],
  };
  if (source.text === "" || source.text === "\ufeff") return common;
  const parsed = parsedIn(source, edition);
  if (parsed.kind === "problem")
    return { ...common, problem: { message: parsed.message, at: { source, span: parsed.span } } };
  if (parsed.kind === "unjudged") return { ...common, unjudged: [parsed.problem] };
  const { written } = parsed;
  const { files, missing, cut } = await filesPutIn(repo, path, source);
  const root = withFiles(written, files);
  if (root.kind !== "table" || written.kind !== "table")
    return { ...common, problem: { message: "it is not a JSON object", at: { source, span: written.span } } };
  const decided = decidedBy(root, source, edition);
  const problem = edition === "1" ? (missing ?? refusedBy(root, source, family)) : undefined;
  return {
    ...common,
    root,
    written,
    files,
    rules: edition === "1" ? [] : rulesOf(root, source),
    tools: toolRules(root, source, "settings"),
    permission: permissionRules(root, source, "settings"),
    ...decided,
    unjudged: [
      ...puzzlesIn(root, source, (name) => leadsOut(repo, path, name)),
      ...cut,
      ...unknownKeysIn(written, source, family),
      ...unpinnedPlugins(decided.authority),
    ],
    ...(problem ? { problem } : {}),
  };
}

/** The settings as written, or why they cannot be read. */
export function parsedIn(
  source: Source,
  edition: Edition,
):
  | { readonly kind: "read"; readonly written: Node }
  | { readonly kind: "unjudged"; readonly problem: Problem }
  | SyntaxProblem {
  const unjudged = (message: string, span: Span) =>
    ({ kind: "unjudged", problem: { message, at: { source, span } } }) as const;
  const spanning = spanningVariable(source.text);
  if (spanning)
    return unjudged(
      "has a `{env:` or `{file:` without its `}` in the same text, so the host leaves out what is up to the next `}`, and the settings cannot be checked; close the brace",
      spanning,
    );
  const parsed = parseJsonc(source.text);
  if (parsed.kind === "problem") {
    // Without it, or with its value, the text may well be JSON.
    if (/\{(?:env|file):/.test(source.text))
      return unjudged("has a variable or a file outside a JSON text, so the settings cannot be checked", parsed.span);
    const empty: Node = { kind: "table", span: parsed.span, entries: [] };
    if (source.text.trim() === "" && edition === "2") return { kind: "read", written: empty };
    return { ...parsed, message: `it is not JSON: ${parsed.message}` };
  }
  const tab = edition === "1" ? tabIn(parsed, source) : undefined;
  if (tab) return { kind: "problem", message: "it is not JSON: a text holds a tab", span: tab.span };
  return { kind: "read", written: withLastValues(parsed) };
}

/** The first text with a tab, which the first edition refuses. */
function tabIn(node: Node, source: Source): Node | undefined {
  if (!/"[^"\n]*\t/.test(source.text)) return undefined;
  const inside = (inner: Node): Node | undefined => {
    if (inner.kind === "scalar")
      return source.text.slice(inner.span.start, inner.span.end).includes("\t") ? inner : undefined;
    const nodes = inner.kind === "list" ? inner.items : inner.entries.flatMap(({ key, value }) => [key, value]);
    for (const one of nodes) {
      const found = inside(one);
      if (found) return found;
    }
    return undefined;
  };
  return inside(node);
}

/** Why the first edition refuses the whole file. */
function refusedBy(root: Table, source: Source, family: Family): Problem | undefined {
  const lost = newKeyIn(root);
  if (lost)
    return {
      message: "the first edition rejects a file with `permissions`, a key of the second edition",
      at: { source, span: lost.span },
    };
  const refusal = family === "opencode" ? settingsRefusal(root) : undefined;
  return refusal && { message: refusal.message, at: { source, span: refusal.span } };
}

/**
 * The first key of the newer edition's permissions
 * (anomalyco/opencode@1423089:packages/opencode/src/config/v2-compat.ts).
 */
function newKeyIn(root: Table): Node | undefined {
  const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf(lastOf(root, key)).map(({ value }) => value));
  return [root, ...inside].flatMap((table) =>
    table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [],
  )[0];
}

/** The agents of a settings file: those of `agent` and `agents`, and those of `mode`, which the host merges last. */
export interface SettingsDrafts {
  readonly agents: readonly Draft[];
  readonly modes: readonly Draft[];
}

/** What drafts of one settings file share. */
interface Settings {
  readonly repo: RepoIndex;
  readonly config: Config;
  readonly layer: Layer;
  readonly edition: Edition;
  readonly family: Family;
}

/** The agents of a settings file, before the rules of other files are known. */
export function draftsIn(settings: Settings): SettingsDrafts {
  const { root } = settings.config;
  const drafts = (key: string, shape: Shape): readonly Draft[] =>
    valuesOf(lastOf(root, key)).map((entry) => entryDraft(settings, key, shape, entry));
  const old = drafts("agent", "old");
  // The first edition takes an agent of the new shape only if no agent of the old shape has its name.
  const isTaken = ({ key }: Draft): boolean => settings.edition === "1" && old.some((draft) => draft.key === key);
  return {
    agents: [...old, ...drafts("agents", "native").filter((draft) => !isTaken(draft))],
    modes: drafts("mode", "old"),
  };
}

function entryDraft(
  { repo, config, layer, edition, family }: Settings,
  key: string,
  shape: Shape,
  { name, at, value }: { readonly name: string; readonly at: Node; readonly value: Node },
): Draft {
  const { source, problem: broken } = config;
  const refusal =
    value.kind === "table"
      ? entryRefusal(value, shape, family)
      : { message: `\`${key}.${name}\` is not a mapping`, span: value.span };
  const empty: Table = { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
  const table = value.kind === "table" ? value : empty;
  const original = lastOf(lastOf(config.written, key), name);
  const paths = pathsIn(repo, config, original?.kind === "table" ? original : table);
  const read = (sessions: readonly Session[]): Profile =>
    readProfile({
      table,
      source,
      shape,
      edition,
      family,
      id: name,
      at: { source, span: at.span },
      sessions,
      loads: !refusal && !broken,
      paths,
      files: config.files,
      ...(original ? { original } : {}),
    });
  const files = [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))];
  const item = (verdict: Item["verdict"], profile: Profile): Item => ({ layer, files, verdict, profile });
  const unmerged = { key: undefined, rules: new Map() } as const;
  if (broken) return { ...unmerged, finish: (sessions) => item({ kind: "lost", problem: broken }, read(sessions)) };
  if (refusal) {
    const problem = { message: refusal.message, at: { source, span: refusal.span } };
    const kind = edition === "1" && shape === "old" ? "rejected" : "dropped";
    return { ...unmerged, finish: (sessions) => item({ kind, problem }, { ...read(sessions), ineffective: [] }) };
  }
  const off = offOf(table, shape, source);
  return {
    key: name,
    rules: edition === "1" && shape === "old" ? ruleMapOf(table, source, "profile") : new Map(),
    isDescribed: isDescribed(table),
    isOff: off?.isOff,
    ...(off?.problem ? { off: off.problem } : {}),
    finish: (sessions) => {
      const problem = edition === "1" ? offIn(sessions) : off?.problem;
      const profile = read(sessions);
      return problem ? item({ kind: "dropped", problem }, unneeded(profile)) : item({ kind: "loaded" }, profile);
    },
  };
}

function entryRefusal(value: Table, shape: Shape, family: Family): SyntaxProblem | undefined {
  if (shape === "native") return schemaRefusal(value, nativeEntryKeys);
  // A variable may have any value; settings with a wrong one are refused as a whole.
  return family === "kilo" ? schemaRefusal(value, kiloKeys, emptyInKilo) : agentRefusal(value);
}

/** A mapping's keys, each with its last value. */
function valuesOf(
  node: Node | undefined,
): readonly { readonly name: string; readonly at: Node; readonly value: Node }[] {
  if (node?.kind !== "table") return [];
  const last = new Map(
    node.entries.flatMap(({ name, key, value }) =>
      name === undefined ? [] : [[name, { name, at: key, value }] as const],
    ),
  );
  return [...last.values()];
}

/** `{file:…}` inserts the text of a file, relative to the place of the settings; most of them are prompts. */
function pathsIn(
  repo: RepoIndex,
  { path: settings, source }: Pick<Config, "path" | "source">,
  table: Table,
): readonly NamedPath[] {
  const directory = directoryOf(settings);
  const found: NamedPath[] = [];
  const walk = (node: Node, key: string, isOutermost = false): void => {
    if (node.kind === "list") for (const item of node.items) walk(item, key);
    else if (node.kind === "table")
      for (const { name = "", value } of node.entries) walk(value, isOutermost ? name : key);
    else {
      for (const [, path = ""] of node.text.matchAll(/\{file:([^{}]+)\}/g))
        found.push({
          key,
          value: path.trim(),
          reach: repo.reach(directory, directory, path.trim()),
          at: { source, span: node.span },
        });
    }
  };
  walk(table, "", true);
  return found;
}
