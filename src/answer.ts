/** What the commands say: an order in, texts and an exit code out. */
import type { Asked, Output } from "./arguments.ts";
import { hosts, rules } from "./catalogue.ts";
import { sha256 } from "./digest.ts";
import { absolute, below } from "./files/native.ts";
import { frameOf } from "./frame.ts";
import type { Host } from "./host.ts";
import type { Problem } from "./load.ts";
import { judge } from "./judge.ts";
import { suggestion } from "./nearest.ts";
import { paintsFor } from "./paint.ts";
import { visible } from "./plain.ts";
import { decide } from "./policy/decide.ts";
import { type Policy, presetPolicy } from "./policy.ts";
import { conclusionOf, type Result, type Tool } from "./result.ts";
import type { Format } from "./settings.ts";
import { type Machine, type Matter, matterOf } from "./subject.ts";
import { positionAt } from "./text.ts";
import { Mistake } from "./tree.ts";

/** The texts asked for, with the file each goes to, and what is said beside them. */
export interface Answer {
  readonly code: 0 | 1 | 2;
  readonly texts: readonly { readonly file: string | undefined; readonly text: string }[];
  /** Sentences for standard error that `--quiet` leaves out. */
  readonly notes: readonly string[];
  /** What is wrong with the policy, for standard error. */
  readonly complaint?: string;
}

export interface Surroundings extends Machine {
  readonly tool: Tool;
  readonly color: boolean;
  readonly columns: number;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

type Judging = Extract<Asked, { kind: "check" | "list" }>;

/** Rejects with `Mistake` for what the user can mend. */
export async function explain(what: string, { color, columns }: Surroundings): Promise<Answer> {
  const [{ pages }, { page }] = await Promise.all([import("./pages.ts"), import("./reports/page.ts")]);
  const id = what.replace(/\/.*$/s, "");
  const text = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (text === undefined) throw new Mistake(`there is no rule or host \`${what}\`${suggestion(id, Object.keys(pages))}; rules: ${Object.keys(rules).join(", ")}; hosts: ${Object.keys(hosts).join(", ")}`);
  return { code: 0, texts: [{ file: undefined, text: page(text, { color, columns }) }], notes: [] };
}

/** Rejects with `Mistake` for what the user can mend, with another error where the tool or git broke. */
export async function answer(asked: Judging, surroundings: Surroundings): Promise<Answer> {
  const base = asked.kind === "check" ? asked.base : undefined;
  const places = Object.entries<Host>(hosts).flatMap(([id, host]) => (asked.hosts?.includes(id) ?? true ? host.places : []));
  const matter = await matterOf({ ...asked, base, places }, surroundings);
  try {
    return await answerOn(matter, asked, surroundings);
  } finally {
    await matter.close();
  }
}

async function answerOn(matter: Matter, asked: Judging, surroundings: Surroundings): Promise<Answer> {
  const policy = await policyIn(matter);
  if ("kind" in policy) return { code: 2, texts: [], notes: [], complaint: policy.problems.map((problem) => told(problem, surroundings)).join("") };
  const ask = {
    decisions: await decide(policy, asked.today ?? surroundings.today),
    editions: asked.editions,
    ...(asked.hosts ? { hosts: asked.hosts } : {}),
    ...(asked.kind === "list" && asked.from !== undefined ? { starts: [startIn(matter.root, asked.from, surroundings)] } : {}),
    ...(matter.user ? { user: matter.user } : {}),
  };
  const result = await judge({
    tool: surroundings.tool,
    survey: matter.survey,
    base: asked.kind === "check" ? matter.base : undefined,
    ask,
    repository: asked.outputs.some(({ format }) => format === "json") ? await matter.slug() : null,
    commit: null,
    policyCommit: matter.policyCommit,
    notes: [...matter.notes, ...(await ignoredNote(matter))],
    failOn: asked.kind === "check" ? asked.failOn : "never",
    gate: asked.kind === "check" ? asked.gate : "all",
  });
  const texts = await Promise.all(asked.outputs.map(async ({ format, file }: Output) => ({ file, text: await rendered(asked.kind, format, result, { ...surroundings, color: surroundings.color && file === undefined }) })));
  return { code: conclusionOf(result) === "findings" ? 1 : 0, texts, notes: result.notes };
}

async function policyIn({ policy }: Matter) {
  if (policy === undefined) return presetPolicy("recommended");
  if ("kind" in policy) return policy;
  const { readPolicy } = await import("./policy/file/index.ts");
  return (await readPolicy(policy)) satisfies Policy | { kind: "problems" };
}

function startIn(root: string, from: string, { directory }: Machine): string {
  const start = below(root, absolute(directory, from));
  if (start === undefined) throw new Mistake(`\`--from ${from}\` is not inside ${root}`);
  return start;
}

async function rendered(command: Judging["kind"], format: Format, result: Result, screen: Surroundings): Promise<string> {
  if (command === "list") {
    return format === "json" ? (await import("./reports/list/json.ts")).listJson(result, sha256) : (await import("./reports/list/pretty.ts")).listPretty(result.inspection, screen);
  }
  switch (format) {
    case "pretty":
      return (await import("./reports/pretty.ts")).pretty(result, screen);
    case "json":
      return (await import("./reports/json.ts")).json(result);
    case "github":
      return (await import("./reports/github.ts")).github(result);
    case "markdown":
      return (await import("./reports/markdown/index.ts")).markdown(result);
  }
}

async function ignoredNote(matter: Matter): Promise<readonly string[]> {
  const paths = await matter.ignored();
  if (paths.length === 0) return [];
  const some = paths.slice(0, 3).join(", ");
  return [`${paths.length === 1 ? "1 file that git ignores stands" : `${paths.length} files that git ignores stand`} where a host looks, and ${paths.length === 1 ? "is" : "are"} not judged: ${some}${paths.length > 3 ? ", …" : ""}`];
}

function told({ message, at, related = [] }: Problem, { color, columns }: Surroundings): string {
  const paints = paintsFor(color);
  const place = (there: Problem["at"]) => {
    const { line, column } = positionAt(there.source, there.span.start);
    return `${visible(there.source.path)}:${line}:${column}`;
  };
  const frame = frameOf(at, { columns: columns - 2, margin: paints.dim, caret: paints.red });
  return [`${paints.bold(place(at))} ${visible(message)}`, ...frame.map((line) => `  ${line}`), ...related.map((other) => `  ${place(other.at)} ${visible(other.message)}`)].map((line) => `${line}\n`).join("");
}
