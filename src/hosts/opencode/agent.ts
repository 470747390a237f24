/** What opencode makes of one Markdown file of an agents folder. */
import { bodyPrompt } from "../_kit/fields.ts";
import type { Item, Problem } from "../../model/load.ts";
import { type Profile, union } from "../../model/profile.ts";
import { type Source, type Span, startOf } from "../../repo/text.ts";
import { type Matter, readMatter } from "./frontmatter.ts";
import { nativeKnown, readProfile, type Shape, type Written } from "./profile.ts";
import type { Rule } from "./rules.ts";
import { nativeKeys, oldKeys, refusalOf } from "./schema.ts";
import type { Edition } from "./tools.ts";

/** Whose file it is, and in which folder: a file of `mode` or `modes` that does not fit is left out, even where one of `agents` is refused. */
export interface Reader {
  readonly edition: Edition;
  readonly family: "opencode" | "kilo";
  readonly folder: "agents" | "modes";
  readonly settings: readonly (readonly Rule[])[];
}

/** `fatal`: the host does not start over it. */
export type Agent = Pick<Item, "verdict" | "profile" | "leniency"> & { readonly fatal?: true };

export async function agentOf(
  source: Source,
  id: string,
  { edition: newest, family, folder, settings }: Reader,
): Promise<Agent> {
  const edition = family === "kilo" ? "1" : newest;
  const problemAt = (span: Span, message: string, kind?: string): Problem => ({
    message,
    at: { source, span },
    ...(kind === undefined ? {} : { kind }),
  });
  if (source.text === "" && edition === "2")
    return { verdict: { kind: "dropped", problem: problemAt({ start: 0, end: 0 }, "it is empty", "document") } };
  const matter = await readMatter(source.text);
  const [table] = matter.tables;
  const shape: Shape =
    edition === "1" || table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name))
      ? "old"
      : "native";
  const refusal = matter.fault ? undefined : refusalOf(table, shape === "old" ? oldKeys : nativeKeys);
  const common: Omit<Written, "table"> = {
    source,
    shape,
    edition,
    id,
    at: startOf(source),
    settings,
    body: bodyPrompt(source, matter.body),
    loads: !refusal && !matter.fault,
  };
  const profile = running(
    matter,
    source,
    matter.tables.map((one, i) => readProfile({ ...common, table: one, loads: common.loads && i === 0 })),
  );
  // What the host would make of the other keys, it does not: the file is left out whole.
  const out = (kind: "dropped" | "rejected", problem: Problem): Agent => ({
    verdict: { kind, problem },
    profile: { ...profile, ineffective: [] },
  });
  if (matter.fault)
    return out("dropped", problemAt(matter.fault.span, `the frontmatter cannot be read: ${matter.fault.message}`));
  if (refusal) {
    const problem = problemAt(refusal.span, refusal.message);
    if (edition === "2" || folder === "modes") return out("dropped", problem);
    return family === "kilo" ? out("rejected", problem) : { ...out("rejected", problem), fatal: true };
  }
  const off = table.entries.find(
    ({ name, value }) =>
      name === (shape === "old" ? "disable" : "disabled") && value.kind === "scalar" && value.value === true,
  );
  if (off)
    return {
      verdict: {
        kind: "dropped",
        problem: problemAt(
          off.value.span,
          `\`${off.name}: true\` takes it out, as long as no later file of its name says otherwise`,
          "document",
        ),
      },
      profile,
    };
  const lenient =
    matter.leniency &&
    problemAt(matter.leniency.span, `the frontmatter is no YAML: ${matter.leniency.message}`, "strict-readers");
  return { verdict: { kind: "loaded" }, profile, ...(lenient ? { leniency: lenient } : {}) };
}

/** Every reading's profile in one; frontmatter that is a program runs as soon as the host reads the file. */
function running({ program }: Matter, source: Source, profiles: readonly Profile[]): Profile {
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
