/** Reads GitLab's file with all that it includes: they are one pipeline, in which jobs take over from each other. */
import { type Node, placedAt, type Table, tableEntries } from "../../../../parsers/node.ts";
import { inheritanceIn, overlay, resolverOf } from "../../../../parsers/yaml/gitlab.ts";
import type { RepoIndex } from "../../../../repo/repo-index.ts";
import type { Source, Span } from "../../../../repo/text.ts";
import { mayName } from "../names.ts";
import type { Variables } from "../shell.ts";
import type { Step } from "../step.ts";
import { type Workflow, workflowAt, type WorkflowRead } from "../workflows.ts";
import { documentsIn } from "./documents.ts";
import { includedBy } from "./includes.ts";
import type { PipelineKind } from "./kinds.ts";
import { stepsBelow, variablesIn } from "./steps.ts";

/** A document of one of the files. */
interface Part {
  readonly source: Source;
  readonly document: Node;
  /** What it holds, by name. */
  readonly jobs: ReadonlyMap<string, Node>;
}

/** The pipeline of GitLab's file at `path`. */
export async function gitlabPipeline(repo: RepoIndex, path: string, kind: PipelineKind): Promise<Workflow> {
  const files = new Map<string, Workflow>();
  const pending = [path];
  for (const each of pending) {
    if (files.has(each)) continue;
    const file = await workflowAt(repo, each, path, async () => ({ steps: [], problem: undefined }));
    files.set(each, file);
    if (file.source && mayName(file, ["include"]))
      pending.push(...includedBy((await documentsIn(file.source)).documents, repo));
  }
  const all = [...files.values()];
  let read: Promise<WorkflowRead> | undefined;
  return {
    path,
    layer: path,
    source: files.get(path)?.source,
    plain: all.map(({ plain }) => plain).join("\n"),
    unread: all.find(({ unread }) => unread)?.unread,
    read: () =>
      (read ??= readAll(
        all.flatMap(({ source }) => source ?? []),
        kind,
      )),
  };
}

async function readAll(sources: readonly Source[], kind: PipelineKind): Promise<WorkflowRead> {
  const files = await Promise.all(sources.map(async (source) => ({ source, ...(await documentsIn(source)) })));
  const parts = files.flatMap(({ source, documents }) =>
    documents.map((document): Part => ({ source, document, jobs: jobsIn(document) })),
  );
  // What the file itself sets counts before what it includes.
  const variables = parts.reduceRight<Variables>((around, { document }) => variablesIn(document, around), new Map());
  return {
    steps: parts.flatMap((part) => stepsOf(part, parts, kind, variables)),
    problem: files.find(({ problem }) => problem)?.problem,
  };
}

function jobsIn(document: Node): ReadonlyMap<string, Node> {
  return new Map(tableEntries(document).flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]])));
}

function stepsOf(
  { source, document }: Part,
  all: readonly Part[],
  kind: PipelineKind,
  around: Variables,
): readonly Step[] {
  const elsewhere = (name: string, at: Span): Node | undefined => jobElsewhere(name, document, all, at);
  const resolve = resolverOf(document, elsewhere);
  const inherited = inheritanceIn(document, elsewhere);
  return tableEntries(document).flatMap(({ name = "", key, value }) => {
    // A hidden job runs only as a part of those that take it over.
    if (value.kind === "table" && name.startsWith(".")) return [];
    // A script of the file itself is for all jobs.
    if (value.kind !== "table") return stepsBelow(resolve(tableOf(name, value)), kind, source, around);
    // A job of the same name in another file is merged with it; what that one runs is found there.
    const other = elsewhere(name, key.span);
    const own = inherited(value);
    const whole = other?.kind === "table" ? overlay(onlyVariables(inherited(other)), own) : own;
    return stepsBelow(resolve(whole), kind, source, around);
  });
}

function onlyVariables(job: Table): Table {
  return { ...job, entries: job.entries.filter(({ name }) => name === "variables") };
}

/** A job of this name in another part, as if it were written at this place. */
function jobElsewhere(name: string, own: Node, all: readonly Part[], at: Span): Node | undefined {
  for (const { document, jobs } of all) {
    const found = document === own ? undefined : jobs.get(name);
    if (found) return placedAt(found, at);
  }
  return undefined;
}

function tableOf(name: string, value: Node): Table {
  const { start } = value.span;
  const key: Node = { kind: "scalar", span: { start, end: start }, value: name, text: name, style: "plain" };
  return { kind: "table", span: value.span, entries: [{ key, name, value }] };
}
