/** Reads one Markdown file of an agents folder. */
import { respelledFix } from "../../_kit/fixes/spelling.ts";
import { bodyPrompt } from "../../_kit/profiles/fields.ts";
import type { Item, Layer, Leniency, Problem } from "../../../model/load.ts";
import type { Ineffective, Profile } from "../../../model/profile.ts";
import { implied, known } from "../../../model/fact.ts";
import { type Table, textOf, valueOf } from "../../../parsers/node.ts";
import { type Source, type Span, startOf } from "../../../repo/text.ts";
import { type Document, readDocument } from "./document.ts";
import { nameIn, nativeKnown, readProfile, type Shape, type Written } from "./profile.ts";
import { type RuleMap, ruleMapOf } from "../permissions/rules.ts";
import { emptyInKilo, kiloKeys, nativeKeys, oldKeys, schemaRefusals } from "./schema.ts";
import type { Draft, Session } from "../sessions.ts";
import type { Edition, Family } from "../permissions/tools.ts";

/**
 * Which host reads the file, and from which folder. The host drops a malformed file in `mode` or `modes`, also where it
 * rejects the same file in `agents`.
 */
export interface Reader {
  readonly edition: Edition;
  readonly family: Family;
  readonly folder: "agents" | "modes";
}

/** A file with what it takes to make an item of it. */
interface AgentFile {
  readonly layer: Layer;
  readonly source: Source;
  /** Its name if no key gives another. */
  readonly id: string;
  readonly reader: Reader;
}

/** `fatal`: why the host does not start because of this file. */
export type AgentDraft = Draft & { readonly fatal?: Problem };

const noRules: RuleMap = new Map();

/** What the host makes of one Markdown file. */
export async function draftOf(file: AgentFile): Promise<AgentDraft> {
  const { source, reader, layer } = file;
  const edition = reader.family === "kilo" ? "1" : reader.edition;
  if (source.text === "" && edition === "2") {
    const problem = problemAt(source, { start: 0, end: 0 }, "it is empty", "document");
    const empty: Item = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
    return { key: undefined, rules: noRules, finish: () => empty };
  }
  const document = await readDocument(source.text);
  const shape = shapeOf(document.table, edition);
  const refusal = refusalIn(document, shape, file);
  const profileIn = (sessions: readonly Session[]): Profile => profileOf(document, file, shape, sessions, !refusal);
  return refusal ? refusedDraft(file, refusal, profileIn) : takenDraft(document, file, shape, profileIn);
}

type ProfileIn = (sessions: readonly Session[]) => Profile;

function refusedDraft({ source, layer, reader }: AgentFile, refusal: Refusal, profileIn: ProfileIn): AgentDraft {
  const { kind, problem, keepsLimits } = refusal;
  const isFatal = kind === "rejected" && reader.family === "opencode";
  return {
    key: undefined,
    rules: noRules,
    finish: (sessions) => {
      const profile = profileIn(sessions);
      return {
        layer,
        files: [source.path],
        verdict: { kind, problem },
        profile: keepsLimits ? profile : { ...profile, ineffective: [] },
      };
    },
    ...(isFatal ? { fatal: problem } : {}),
  };
}

function takenDraft(document: Document, file: AgentFile, shape: Shape, profileIn: ProfileIn): AgentDraft {
  const { source, layer, id, reader } = file;
  const isFirst = reader.family === "kilo" || reader.edition === "1";
  const off = offOf(document.table, shape, source);
  const leniency = leniencyOf(document, file);
  return {
    key: isFirst ? (nameIn(document.table) ?? id) : id,
    rules: isFirst ? ruleMapOf(document.table, source, "profile") : noRules,
    isDescribed: isDescribed(document.table),
    isOff: off?.isOff,
    ...(off?.problem ? { off: off.problem } : {}),
    finish: (sessions) => {
      const profile = profileIn(sessions);
      const item = { layer, files: [source.path], profile };
      const problem = isFirst ? offIn(sessions) : off?.problem;
      if (problem) return { ...item, profile: unneeded(profile), verdict: { kind: "dropped", problem } };
      return { ...item, verdict: { kind: "loaded" }, ...(leniency ? { leniency } : {}) };
    },
  };
}

/** Nobody chooses an agent that is switched off. */
export function unneeded(profile: Profile): Profile {
  return { ...profile, needsNoDescription: true };
}

/** Whether `description` says anything. */
export function isDescribed(table: Table): boolean {
  return (textOf(valueOf(table, "description")) ?? "").trim() !== "";
}

/** Why an agent is switched off in every session that reads it. */
export function offIn(sessions: readonly Session[]): Problem | undefined {
  return sessions.every(({ off }) => off) ? sessions[0]?.off : undefined;
}

function problemAt(source: Source, span: Span, message: string, kind?: string): Problem {
  return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}

function hostOf({ family }: Pick<Reader, "family">): string {
  return family === "kilo" ? "Kilo" : "opencode";
}

/** The second edition reads a file in the old shape as soon as it has a key that the native shape does not know. */
function shapeOf(table: Table, edition: Edition): Shape {
  const hasForeignKey = (): boolean =>
    table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
  return edition === "1" || hasForeignKey() ? "old" : "native";
}

/** Why the host does not take a file. */
interface Refusal {
  readonly kind: "dropped" | "rejected";
  readonly problem: Problem;
  /** Whether a later reading takes the file, so that its limits matter. */
  readonly keepsLimits?: true;
}

function refusalIn({ table, fault }: Document, shape: Shape, file: AgentFile): Refusal | undefined {
  const { source, reader } = file;
  if (fault?.kind === "ignored") return undefined;
  if (fault?.kind === "dropped") {
    const host = hostOf(reader);
    const message = `${whyIgnored(fault.problem.message)}, even after ${host} rewrote values with a colon. If the same process reads the text again, ${host} loads the agent without its limits`;
    return { kind: "dropped", problem: problemAt(source, fault.problem.span, message), keepsLimits: true };
  }
  const isFirst = reader.family === "kilo" || reader.edition === "1";
  // A name with this text sets no property of the object that holds the agents.
  if (isFirst && nameIn(table) === "__proto__")
    return { kind: "dropped", problem: problemAt(source, table.span, "no agent can have the name `__proto__`") };
  return wrongKeyIn(table, shape, file);
}

/** What a value of the wrong type leads to. opencode's first edition does not start because of it. */
function wrongKeyIn(table: Table, shape: Shape, { source, reader }: AgentFile): Refusal | undefined {
  const isKilo = reader.family === "kilo";
  const oldKind = isKilo ? kiloKeys : oldKeys;
  const [found, ...others] = schemaRefusals(
    table,
    shape === "old" ? fileKeys(oldKind) : nativeKeys,
    isKilo ? emptyInKilo : new Set<string>(),
  );
  if (!found) return undefined;
  const isSilent = reader.folder === "modes" || (!isKilo && reader.edition === "2");
  const related = others.map(({ message, span }) => ({ message, at: { source, span } }));
  const fix = respelledFix(source, [found, ...others]);
  const problem = {
    ...problemAt(source, found.span, found.message),
    ...(related.length > 0 ? { related } : {}),
    ...(fix ? { fixes: [fix] } : {}),
  };
  return { kind: isSilent ? "dropped" : "rejected", problem };
}

/** The body of a file replaces its key `prompt`. */
function fileKeys(keys: typeof oldKeys): typeof oldKeys {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => key !== "prompt"));
}

/** What `disable` says, and the problem of the agent if it is switched off. */
export function offOf(
  table: Table,
  shape: Shape,
  source: Source,
): { readonly isOff: boolean; readonly problem?: Problem } | undefined {
  const key = shape === "old" ? "disable" : "disabled";
  const value = table.entries.find(({ name }) => name === key)?.value;
  if (value?.kind !== "scalar" || typeof value.value !== "boolean") return undefined;
  return value.value
    ? { isOff: true, problem: problemAt(source, value.span, `\`${key}: true\` switches it off`, "document") }
    : { isOff: false };
}

function whyIgnored(message: string): string {
  return `the frontmatter is not YAML: ${message}`;
}

function leniencyOf({ fault }: Document, { source }: AgentFile): Leniency | undefined {
  if (!fault) return undefined;
  const as =
    fault.kind === "repaired"
      ? "with its limits only the first time that a process reads the text, and without them after that"
      : "without its frontmatter, so with every tool and the whole file as its prompt";
  return { ...problemAt(source, fault.problem.span, whyIgnored(fault.problem.message), "strict-readers"), as };
}

const limits = new Set(["permission", "permissions", "tools", "disable", "disabled"]);

function profileOf(
  document: Document,
  file: AgentFile,
  shape: Shape,
  sessions: readonly Session[],
  loads: boolean,
): Profile {
  const { source, id, reader } = file;
  const { fault, table } = document;
  const written: Written = {
    table,
    source,
    shape,
    edition: reader.family === "kilo" ? "1" : reader.edition,
    family: reader.family,
    id,
    at: startOf(source),
    // A later reading of the same text finds no rules.
    sessions: fault ? [...sessions, ...sessions.map(({ above }) => ({ above, own: [] }))] : sessions,
    body: bodyPrompt(source, document.body),
    loads,
  };
  const profile = withProgram(readProfile(written), document, file);
  if (!fault) return profile;
  const home = startOf(source);
  const because = `${whyIgnored(fault.problem.message)}, so ${fault.kind === "repaired" ? "its limits hold only the first time that a process reads the text" : "no limit in it holds"}`;
  return {
    ...profile,
    grants: implied(known(profile.grants) ?? [], home, because),
    denied: [],
    ineffective: [...profile.ineffective, ...lostLimits(document.meant ?? table, source, because)],
  };
}

/** Limits in frontmatter that the host does not read. */
function lostLimits({ entries }: Table, source: Source, because: string): readonly Ineffective[] {
  return entries.flatMap(({ name, key }): readonly Ineffective[] =>
    name !== undefined && limits.has(name)
      ? [{ kind: "limit", what: name, because, at: { source, span: key.span }, cause: "frontmatter" }]
      : [],
  );
}

/** Frontmatter that is a program runs as soon as the host reads the file. */
function withProgram(profile: Profile, { program }: Document, { source, reader }: AgentFile): Profile {
  if (!program) return profile;
  const at = { source, span: program };
  return {
    ...profile,
    extraGrants: [{ tool: "frontmatter", capability: "execute", scope: null, at }],
    bypasses: [
      ...profile.bypasses,
      {
        setting: "frontmatter",
        value: source.text.slice(program.start, program.end).trim(),
        effect: "bypass",
        because: `is JavaScript, which ${hostOf(reader)} runs without asking as soon as it reads the file`,
        at,
      },
    ],
  };
}
