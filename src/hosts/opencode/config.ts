/** Reads a settings file: what it decides for every agent, and the agents that it holds. */
import { readOne } from "../_kit/collect.ts";
import type { Authority, Item, Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, type Table } from "../../parsers/node.ts";
import type { NamedPath } from "../../model/profile.ts";
import { directoryOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc, withLastValues } from "../../parsers/json.ts";
import type { Place, Source } from "../../repo/text.ts";
import { readProfile, type Shape } from "./profile.ts";
import type { Rule } from "./rules.ts";
import { nativeKeys, oldKeys, refusalOf } from "./schema.ts";
import { authorityOf, rulesOf } from "./settings.ts";
import type { Edition } from "./tools.ts";

export interface Config {
  readonly path: string;
  readonly source: Source;
  readonly root: Table;
  readonly rules: readonly Rule[];
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
  readonly problem?: Problem;
}

/** The settings file at a path; a problem where the tree cannot give it, `undefined` where the path does not exist. */
export async function readConfig(
  repo: RepoIndex,
  path: string,
  edition: Edition,
): Promise<Config | Problem | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined || "message" in source) return source;
  const written = parseJsonc(source.text);
  const read = written.kind === "problem" ? written : withLastValues(written);
  const nothing: Table = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
  const common = { path, source, root: nothing, rules: [], authority: [], unjudged: [] };
  if (read.kind === "problem")
    return source.text.trim() === ""
      ? common
      : { ...common, problem: { message: `it is no JSON: ${read.message}`, at: { source, span: read.span } } };
  if (read.kind !== "table")
    return { ...common, problem: { message: "it is no JSON object", at: { source, span: read.span } } };
  const lost = edition === "1" ? newKeyIn(read) : undefined;
  return {
    path,
    source,
    root: read,
    rules: rulesOf(read, source, edition),
    authority: authorityOf(read, source, edition),
    unjudged: puzzlesIn(read, source),
    ...(lost
      ? {
          problem: {
            message: "`permissions` is a key of the second edition, for which the first refuses the file",
            at: { source, span: lost.span },
          },
        }
      : {}),
  };
}

const put = /\{(?:env|file):[^{}]*\}/;

/**
 * The host substitutes variables and files in the text before it parses it, so a key with a placeholder may be any key,
 * and a rule any rule. Only the first ones of a file are reported.
 */
function puzzlesIn(root: Table, source: Source): readonly Problem[] {
  const found: Problem[] = [];
  const walk = (node: Node, inRules: boolean, depth: number): void => {
    if (found.length >= 10 || depth > 20) return;
    if (node.kind === "scalar") {
      if (inRules && put.test(node.text))
        found.push({
          message: "puts a variable or a file into a rule, so what the rule says cannot be told",
          at: { source, span: node.span },
        });
    } else if (node.kind === "list") for (const item of node.items) walk(item, inRules, depth + 1);
    else {
      for (const { name = "", key, value } of node.entries) {
        if (put.test(name))
          found.push({
            message: "puts a variable or a file into a key, so what the key is cannot be told",
            at: { source, span: key.span },
          });
        else walk(value, inRules || /^(?:permissions?|tools)$/.test(name), depth + 1);
      }
    }
  };
  walk(root, false, 0);
  return found;
}

/** The first key of the newer edition's permissions (anomalyco/opencode@1423089:packages/opencode/src/config/v2-compat.ts). */
function newKeyIn(root: Table): Node | undefined {
  const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf(lastOf(root, key)).map(({ value }) => value));
  return [root, ...inside].flatMap((table) =>
    table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [],
  )[0];
}

const maps: readonly (readonly [key: string, shape: Shape])[] = [
  ["agent", "old"],
  ["mode", "old"],
  ["agents", "native"],
];

/** The agents in a settings file, each a profile of its layer. */
export function agentsIn(
  repo: RepoIndex,
  config: Config,
  layer: Layer,
  edition: Edition,
  settings: readonly (readonly Rule[])[],
): readonly Item[] {
  const { root, source, problem: broken } = config;
  return maps.flatMap(([key, shape]) =>
    valuesOf(lastOf(root, key)).map(({ name, at, value }): Item => {
      const place: Place = { source, span: at.span };
      const keys = shape === "old" ? oldKeys : nativeKeys;
      const refusal =
        value.kind === "table"
          ? refusalOf(value, keys)
          : { message: `\`${key}.${name}\` is no mapping`, span: value.span };
      const table: Table =
        value.kind === "table"
          ? value
          : { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
      const paths = pathsIn(repo, source, table);
      const profile = readProfile({
        table,
        source,
        shape,
        edition,
        id: name,
        at: place,
        settings,
        loads: !refusal && !broken,
        paths,
      });
      const item = {
        layer,
        files: [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))],
        profile,
      };
      if (broken) return { ...item, verdict: { kind: "lost", problem: broken } };
      const problem = refusal && { message: refusal.message, at: { source, span: refusal.span } };
      if (problem)
        return {
          ...item,
          profile: { ...profile, ineffective: [] },
          verdict: edition === "1" ? { kind: "rejected", problem } : { kind: "dropped", problem },
        };
      const off = lastOf(table, shape === "old" ? "disable" : "disabled");
      if (off?.kind !== "scalar" || off.value !== true) return { ...item, verdict: { kind: "loaded" } };
      return {
        ...item,
        verdict: {
          kind: "dropped",
          problem: {
            message: `\`${shape === "old" ? "disable" : "disabled"}: true\` takes it out, as long as no later file of its name says otherwise`,
            at: { source, span: off.span },
            kind: "document",
          },
        },
      };
    }),
  );
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

/** How many named files of one agent are reported, and how deep its keys are searched. */
const mostPaths = 100;
const deepest = 6;

/** `{file:…}` inserts the text of a file, relative to the settings; most of them are prompts. */
function pathsIn(repo: RepoIndex, source: Source, table: Table): readonly NamedPath[] {
  const directory = directoryOf(source.path);
  const found: NamedPath[] = [];
  const walk = (node: Node, key: string, depth: number): void => {
    if (found.length >= mostPaths || depth > deepest) return;
    if (node.kind === "list") for (const item of node.items) walk(item, key, depth + 1);
    else if (node.kind === "table")
      for (const { name = "", value } of node.entries) walk(value, depth === 0 ? name : key, depth + 1);
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
  walk(table, "", 0);
  return found;
}
