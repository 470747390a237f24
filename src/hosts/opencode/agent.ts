/** Reads one Markdown file of an agents folder. */
import { bodyPrompt } from "../_kit/fields.ts";
import type { Item, Problem } from "../../model/load.ts";
import { type Profile, union } from "../../model/profile.ts";
import type { Table } from "../../parsers/node.ts";
import { type Source, type Span, startOf } from "../../repo/text.ts";
import { type Document, readDocument } from "./document.ts";
import { nativeKnown, readProfile, type Shape, type Written } from "./profile.ts";
import type { Rule } from "./rules.ts";
import { nativeKeys, oldKeys, refusalOf } from "./schema.ts";
import type { Edition } from "./tools.ts";

/** Which host reads the file, and from which folder. The host drops a malformed file in `mode` or `modes`, also where it rejects the same file in `agents`. */
export interface Reader {
  readonly edition: Edition;
  readonly family: "opencode" | "kilo";
  readonly folder: "agents" | "modes";
  readonly settings: readonly (readonly Rule[])[];
}

/** `fatal`: the host does not start because of this file. */
export type Agent = Pick<Item, "verdict" | "profile" | "leniency"> & { readonly fatal?: true };

/** The verdict and the profile of one Markdown file; `id` is its name where no key gives another. */
export async function agentOf(source: Source, id: string, reader: Reader): Promise<Agent> {
  const edition = reader.family === "kilo" ? "1" : reader.edition;
  if (source.text === "" && edition === "2")
    return {
      verdict: { kind: "dropped", problem: problemAt(source, { start: 0, end: 0 }, "it is empty", "document") },
    };
  const document = await readDocument(source.text);
  const [table] = document.tables;
  const shape = shapeOf(table, edition);
  const refusal = document.fault ? undefined : refusalOf(table, shape === "old" ? oldKeys : nativeKeys);
  const loads = !refusal && !document.fault;
  const common: Omit<Written, "table" | "loads"> = {
    source,
    shape,
    edition,
    id,
    at: startOf(source),
    settings: reader.settings,
    body: bodyPrompt(source, document.body),
  };
  const profile = running(
    document,
    source,
    document.tables.map((table, i) => readProfile({ ...common, table, loads: loads && i === 0 })),
  );
  if (document.fault) {
    const message = `the frontmatter cannot be read: ${document.fault.message}`;
    return refused("dropped", problemAt(source, document.fault.span, message), profile);
  }
  if (refusal) return refusedKey(problemAt(source, refusal.span, refusal.message), profile, edition, reader);
  const disabled = disabledIn(table, shape, source);
  if (disabled) return { verdict: { kind: "dropped", problem: disabled }, profile };
  const leniency = leniencyOf(document, source);
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

function problemAt(source: Source, span: Span, message: string, kind?: string): Problem {
  return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}

/** The second edition reads a file in the old shape as soon as it has a key that the native shape does not know. */
function shapeOf(table: Table, edition: Edition): Shape {
  const hasForeignKey = (): boolean =>
    table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
  return edition === "1" || hasForeignKey() ? "old" : "native";
}

/** The whole file is left out, so what its other keys would do is not reported. */
function refused(kind: "dropped" | "rejected", problem: Problem, profile: Profile): Agent {
  return { verdict: { kind, problem }, profile: { ...profile, ineffective: [] } };
}

/** What a key with a wrong value leads to. opencode's first edition does not start because of it. */
function refusedKey(problem: Problem, profile: Profile, edition: Edition, { family, folder }: Reader): Agent {
  if (edition === "2" || folder === "modes") return refused("dropped", problem, profile);
  const rejected = refused("rejected", problem, profile);
  return family === "kilo" ? rejected : { ...rejected, fatal: true };
}

function disabledIn(table: Table, shape: Shape, source: Source): Problem | undefined {
  const key = shape === "old" ? "disable" : "disabled";
  const entry = table.entries.find(
    ({ name, value }) => name === key && value.kind === "scalar" && value.value === true,
  );
  const message = `\`${key}: true\` takes it out, as long as no later file of its name says otherwise`;
  return entry && problemAt(source, entry.value.span, message, "document");
}

function leniencyOf({ leniency }: Document, source: Source): Problem | undefined {
  return (
    leniency && problemAt(source, leniency.span, `the frontmatter is no YAML: ${leniency.message}`, "strict-readers")
  );
}

/** The union of the profiles of all readings. Frontmatter that is a program runs as soon as the host reads the file. */
function running({ program }: Document, source: Source, profiles: readonly Profile[]): Profile {
  const [first, ...others] = profiles as readonly [Profile, ...Profile[]];
  const profile = others.reduce(union, first);
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
        because: "is JavaScript, which this host may run as soon as it reads the file, without asking",
        at,
      },
    ],
  };
}
