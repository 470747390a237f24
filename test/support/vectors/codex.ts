/** Replays Codex's vectors: every role file by itself, without a name hint and with one, then the merged roles and what is left out. */
import codex from "../../../src/hosts/codex/index.ts";
import { editionOf } from "../../../src/hosts/codex/edition.ts";
import type { Fault } from "../../../src/hosts/codex/role/fault.ts";
import { nativeRole, readRoleFile, roleRefusal } from "../../../src/hosts/codex/role/document.ts";
import { openSessions } from "../../../src/hosts/codex/sessions.ts";
import { known } from "../../../src/model/fact.ts";
import type { Load } from "../../../src/model/load.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { positionAt } from "../../../src/repo/text.ts";
import type { SearchScope } from "../../../src/repo/tree.ts";
import { treeOf } from "../memory.ts";
import { type Case, difference, heldOf, type Json, statedLine } from "../vectors.ts";

type Reading = { readonly ok: Json } | { readonly kind: string; readonly error: string };
interface Expected {
  readonly files: readonly { readonly path: string; readonly standalone: Reading; readonly hinted: Reading }[];
  readonly roles: {
    readonly [name: string]: {
      readonly description: string;
      readonly config_file: string | null;
      readonly nickname_candidates: Json;
    };
  } | null;
  readonly dir_error: { readonly kind: string; readonly error: string } | null;
  /** What the host says of roles that it leaves out. */
  readonly warnings?: readonly string[];
}

export function run(one: Case): Promise<readonly string[]> {
  return runAs(one, "2026-03-10");
}

export async function runAs(one: Case, edition: string): Promise<readonly string[]> {
  const expected = one.expected as unknown as Expected;
  const repo = await RepoIndex.of(treeOf(heldOf(one)));
  const cwd = one.tree.find(({ path }) => path === "cwd.txt")?.text?.trim();
  const where: SearchScope = {
    starts: [cwd ? `repo/${cwd}` : "repo"],
    repositoryRoots: ["repo"],
    user: { codexHome: "home" },
    dirs: [],
  };
  const sessions = await openSessions(repo, where, editionOf(edition));
  const problems: string[] = [];
  const candidates = sessions.layers.flatMap(({ discovered }) => discovered.map(({ path }) => path));
  const listed = difference(expected.files.map(({ path }) => path).sort(), candidates.sort(), "files");
  if (listed) problems.push(listed);
  for (const { path, standalone, hinted } of expected.files) {
    const content = await repo.read(path);
    if (content.kind !== "text" && content.kind !== "not-utf8") {
      problems.push(`${path}: not read`);
      continue;
    }
    const file = await readRoleFile(path, content, editionOf(edition));
    problems.push(...compare(`${path} standalone`, standalone, roleRefusal(file), nativeRole(file)));
    problems.push(...compare(`${path} hinted`, hinted, roleRefusal(file, "hint"), nativeRole(file, "hint")));
  }
  const load = await codex.load(repo, where, edition);
  const failure = sessions.chains[0]?.failures[0]?.fault;
  if (expected.dir_error)
    problems.push(
      ...compare("load", expected.dir_error, failure, undefined),
      ...(load.status === "failed" ? [] : ["load: expected failed"]),
    );
  else if (load.status === "failed") problems.push(`load: failed: ${load.problem?.message}`);
  if (expected.roles) problems.push(...rolesDiffer(expected.roles, load));
  if (expected.warnings && expected.dir_error === null)
    problems.push(
      ...warningsDiffer(expected.warnings, sessions.chains[0]?.state.warnings.map(({ fault }) => fault) ?? []),
    );
  const merged = [...(sessions.chains[0]?.state.roles ?? [])].map(([name, { description, path, nicknames }]) => [
    name,
    {
      description: description?.value ?? null,
      config_file: path ?? null,
      nickname_candidates: nicknames?.value ?? null,
    },
  ]);
  const wrong = expected.roles && difference(expected.roles, Object.fromEntries(merged), "roles");
  return wrong ? [...problems, wrong] : problems;
}

function compare(what: string, expected: Reading, fault: Fault | undefined, native: unknown): readonly string[] {
  if ("ok" in expected) {
    const wrong = fault ? `refused: ${fault.problem.message}` : difference(expected.ok, native);
    return wrong ? [`${what}: ${wrong}`] : [];
  }
  if (!fault) return [`${what}: expected ${expected.kind}: ${expected.error}`];
  if (fault.kind !== expected.kind)
    return [`${what}: expected ${expected.kind}, got ${fault.kind}: ${fault.problem.message}`];
  const line = statedLine(expected.error);
  const { at } = fault.problem;
  const actual = positionAt(at.source, at.span.start).line;
  return line === undefined || line === actual ? [] : [`${what}: expected line ${line}, got ${actual}`];
}

/** By what a warning is about, in the host's words, the kind of fault that this tool has for it. */
const about: readonly (readonly [RegExp, string])[] = [
  [/failed to parse/, "TomlSyntax"],
  [/failed to deserialize/, "Deserialize"],
  [/description cannot be blank/, "BlankDescription"],
  [/developer_instructions cannot be blank/, "BlankInstructions"],
  [/must define `developer_instructions`/, "MissingInstructions"],
  [/must define a non-empty `name`/, "MissingName"],
  [/nickname_candidates/, "Nicknames"],
  [/config_file must point/, "MissingFile"],
  [/duplicate agent role name/, "Duplicate"],
  [/must define a description/, "MissingDescription"],
];

function warningsDiffer(warnings: readonly string[], faults: readonly Fault[]): readonly string[] {
  const kinds = warnings.map((warning) => about.find(([pattern]) => pattern.test(warning))?.[1] ?? "Other");
  const wrong = difference(kinds.sort(), faults.map(({ kind }) => kind).sort(), "warnings");
  return wrong ? [wrong] : [];
}

/** The items that the host would offer say the same as the merged list. */
function rolesDiffer(roles: NonNullable<Expected["roles"]>, { items }: Load): readonly string[] {
  const offered = items.flatMap(({ files, verdict, profile }) =>
    files.length > 0 && verdict.kind === "loaded" && profile
      ? [[profile.identity, known(profile.description)] as const]
      : [],
  );
  const wanted = Object.entries(roles).map(([name, { description }]) => [name, description] as const);
  const wrong = difference(Object.fromEntries(wanted), Object.fromEntries(offered), "items");
  return wrong ? [wrong] : [];
}
