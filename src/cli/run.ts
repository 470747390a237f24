/**
 * What `check` and `list` say: an order in, texts and an exit code out. git is started first; what is needed once it
 * has answered is loaded meanwhile.
 */
import type { Arguments } from "./arguments.ts";
import type { Output } from "./flags.ts";
import { hosts } from "../generated/hosts.ts";
import { isDirectory } from "../platform/disk/quick-look.ts";
import { absolute, below } from "../platform/native-path.ts";
import type { Host } from "../model/host.ts";
import { governingPolicy } from "./policy.ts";
import type { Decisions, PolicyProblems } from "../policy/model.ts";
import { conclusionOf, type Result, type Tool } from "../evaluate/result.ts";
import type { Format } from "../evaluate/settings.ts";
import { patternsIn, detectionNamesOf } from "../repo/patterns.ts";
import { evaluationInput } from "./input.ts";
import type { Machine, EvaluationInput } from "./input-types.ts";
import { UserError } from "../repo/tree.ts";

/** The texts asked for, with the file each goes to, and what is said beside them. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly texts: readonly { readonly file: string | undefined; readonly text: string }[];
  /** Sentences for standard error that `--quiet` leaves out. */
  readonly notes: readonly string[];
  /** What is wrong with the policy, for standard error. */
  readonly complaint?: string;
}

export interface Environment extends Machine {
  readonly tool: Tool;
  /** What the answer is shown on; asked for as late as it can be, since opening it takes time. */
  readonly screen: () => Screen;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

type Judging = Extract<Arguments, { kind: "check" | "list" }>;

/** Rejects with `Mistake` for what the user can mend, with another error where the tool or git broke. */
export async function runCommand(asked: Judging, surroundings: Environment): Promise<CommandResult> {
  const base = asked.kind === "check" ? asked.base : undefined;
  const places = chosen(asked).flatMap((host) => host.patterns);
  let line: ReturnType<typeof lineFor> | undefined;
  const matter = await evaluationInput(
    { ...asked, base, places },
    surroundings,
    (names) => (line = lineFor(asked, names)),
  );
  try {
    return await answerOn(matter, await (line ?? lineFor(asked, [])), asked, surroundings);
  } finally {
    await matter.close();
  }
}

export interface Screen {
  readonly color: boolean;
  readonly columns: number;
}

type Report = (result: Result, screen: Screen) => string;

function chosen(asked: Judging): readonly Host[] {
  return Object.entries<Host>(hosts).flatMap(([id, host]) => ((asked.hosts?.includes(id) ?? true) ? [host] : []));
}

/** The code that judges, the reports asked for, and the hosts that will surely have to look, by names at the root. */
async function lineFor(asked: Judging, names: readonly string[]) {
  const { kind, outputs } = asked;
  const sure = chosen(asked).filter(({ ownPatterns: own, patterns: places }) =>
    names.some((name) => detectionNamesOf(own ?? places).has(name)),
  );
  const [{ evaluate }, reports] = await Promise.all([
    import("./lazy.ts"),
    Promise.all(outputs.map(({ format }) => reportFor(kind, format))),
    ...sure.map(({ prepare }) => prepare?.()),
  ]);
  return { evaluate, reports };
}

async function reportFor(command: Judging["kind"], format: Format): Promise<Report> {
  if (command === "list") {
    if (format !== "json") return (await import("../reports/list/pretty.ts")).listPretty;
    const [{ listJson }, { sha256 }] = await Promise.all([
      import("../reports/list/json.ts"),
      import("../platform/hash.ts"),
    ]);
    return (result) => listJson(result, sha256);
  }
  switch (format) {
    case "pretty":
      return (await import("../reports/pretty/index.ts")).pretty;
    case "json": {
      const [{ json }, { sha256 }] = await Promise.all([import("../reports/json.ts"), import("../platform/hash.ts")]);
      return (result) => json(result, sha256);
    }
    case "github":
      return (await import("../reports/github.ts")).github;
    case "markdown": {
      const { markdown } = await import("../reports/markdown/index.ts");
      return (result) => markdown(result);
    }
  }
}

async function answerOn(
  matter: EvaluationInput,
  { evaluate, reports }: Awaited<ReturnType<typeof lineFor>>,
  asked: Judging,
  surroundings: Environment,
): Promise<CommandResult> {
  const governing = await governingPolicy(matter, asked.today ?? surroundings.today);
  if ("kind" in governing) return refused(governing, surroundings);
  const ask = {
    decisions: governing.decisions,
    editions: asked.editions,
    everyEdition: asked.everyEdition,
    ...(asked.hosts ? { hosts: asked.hosts } : {}),
    ...(asked.kind === "list" && asked.from !== undefined
      ? { starts: [startIn(matter, asked.from, asked.staged, surroundings)] }
      : {}),
    ...(matter.user ? { user: matter.user } : {}),
  };
  const judged = await evaluate({
    tool: surroundings.tool,
    repo: matter.repo,
    base: asked.kind === "check" ? matter.base : undefined,
    options: ask,
    repository: asked.outputs.some(({ format }) => format === "json") ? await matter.slug() : null,
    commit: null,
    policyCommit: matter.policyCommit,
    notes: [...matter.notes, ...governing.notes, ...(await ignoredNote(matter, furtherPlaces(asked, ask.decisions)))],
    failOn: asked.kind === "check" ? asked.failOn : "never",
    gate: asked.kind === "check" ? asked.gate : "all",
    ...(governing.baseline ? { baseline: governing.baseline } : {}),
  });
  const isOwned = asked.kind === "list" && asked.outputs.some(({ format }) => format === "json");
  const result: Result = isOwned
    ? { ...judged, ownersOf: await (await import("../approvals/index.ts")).ownersFrom(matter.repo) }
    : judged;
  const screen = surroundings.screen();
  const texts = asked.outputs.map(({ file }: Output, i) => ({
    file,
    text: reports[i]?.(result, file === undefined ? screen : { ...screen, color: false }) ?? "",
  }));
  return { code: conclusionOf(result) === "findings" ? 1 : 0, texts, notes: result.notes };
}

/** What is wrong with the policy or the baseline, each fault at its place. */
export async function refused(
  { problems }: PolicyProblems,
  { screen }: Pick<Environment, "screen">,
): Promise<CommandResult> {
  return {
    code: 2,
    texts: [],
    notes: [],
    complaint: (await import("../reports/policy-errors.ts")).policyErrors(problems, screen()),
  };
}

/** A directory of the tree; on disk also one that is empty, of which git knows nothing. */
function startIn({ root, repo }: EvaluationInput, from: string, staged: boolean, { directory }: Machine): string {
  const path = absolute(directory, from);
  const start = below(root, path);
  if (start === undefined) throw new UserError(`\`--from ${from}\` is not inside ${root}`);
  const isThere = start === "" || repo.resolve(start).kind === "directory" || (!staged && isDirectory(path));
  if (!isThere) throw new UserError(`\`--from ${from}\` is no directory${staged ? " of the index" : ""}`);
  return start;
}

/** Where the directories that a policy names make a host look. */
function furtherPlaces(asked: Judging, { hosts: settings }: Decisions): readonly string[] {
  return Object.entries<Host>(hosts).flatMap(([id, { patterns: places }]) => {
    const dirs = (asked.hosts?.includes(id) ?? true) ? (settings[id]?.dirs ?? []) : [];
    return dirs.flatMap(({ value }) => patternsIn(value, places));
  });
}

async function ignoredNote(matter: EvaluationInput, further: readonly string[]): Promise<readonly string[]> {
  const paths = await matter.ignored(further);
  if (paths.length === 0) return [];
  const some = paths.slice(0, 3).join(", ");
  return [
    `${paths.length === 1 ? "1 file that git ignores stands" : `${paths.length} files that git ignores stand`} where a host looks, and ${paths.length === 1 ? "is" : "are"} not judged: ${some}${paths.length > 3 ? ", …" : ""}`,
  ];
}
