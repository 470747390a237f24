/** Reads GitLab's file with all that it includes: they are one pipeline, in which jobs take over from each other. */
import { type Node, placedAt, type Table, tableEntries, valueOf } from "../../../../parsers/node.ts";
import { inheritanceIn, overlay, resolverOf } from "../../../../parsers/yaml/gitlab.ts";
import { append } from "../../../../repo/many.ts";
import type { RepoIndex } from "../../../../repo/repo-index.ts";
import type { Source, Span } from "../../../../repo/text.ts";
import { mayName } from "../names.ts";
import type { Variables } from "../word.ts";
import { type Workflow, workflowAt, type WorkflowRead } from "../workflows.ts";
import { documentsIn } from "./documents.ts";
import { includedBy } from "./includes.ts";
import type { PipelineKind } from "./kinds.ts";
import { StepReader, variablesIn } from "./steps.ts";

/** A document of one of the files. */
interface Part {
  readonly source: Source;
  readonly document: Node;
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
      append(pending, includedBy((await documentsIn(file.source)).documents, repo));
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
  const parts = files.flatMap(({ source, documents }) => documents.map((document): Part => ({ source, document })));
  // Documented: what is included counts in its order, and what the file itself has counts before it.
  const inOrder = [...parts.slice(1), ...parts.slice(0, 1)];
  const variables = inOrder.reduce<Variables>((around, { document }) => variablesIn(document, around), new Map());
  const jobs = new Map<string, readonly Part[]>();
  for (const part of inOrder)
    for (const { name = "" } of tableEntries(part.document)) jobs.set(name, [...(jobs.get(name) ?? []), part]);
  const readers = parts.map((part) => readPart(part, jobs, kind, variables));
  return {
    steps: readers.flatMap(({ steps }) => steps),
    problem: files.find(({ problem }) => problem)?.problem ?? readers.find(({ problem }) => problem)?.problem,
  };
}

function readPart(
  { source, document }: Part,
  jobs: ReadonlyMap<string, readonly Part[]>,
  kind: PipelineKind,
  around: Variables,
): StepReader {
  const reader = new StepReader(kind, source);
  const elsewhere = (name: string, at: Span): Node | undefined =>
    jobElsewhere(name, document, jobs.get(name) ?? [], at);
  const resolve = resolverOf(document, elsewhere);
  const inherited = inheritanceIn(document, elsewhere);
  for (const { name = "", key, value } of tableEntries(document)) {
    // A hidden job runs only as a part of those that take it over.
    if (reader.excess || (value.kind === "table" && name.startsWith("."))) continue;
    // A script of the file itself is for all jobs.
    if (value.kind !== "table") reader.below(resolve(tableOf(name, value)), around);
    else {
      // A job of the same name in another file is merged with it; what that one runs is found there.
      const other = elsewhere(name, key.span);
      const own = inherited(value);
      reader.below(resolve(other?.kind === "table" ? overlay(own, onlyVariables(inherited(other))) : own), around);
    }
  }
  if (reader.excess === undefined && resolve.isCut()) reader.excess = document.span;
  return reader;
}

function onlyVariables(job: Table): Table {
  return { ...job, entries: job.entries.filter(({ name }) => name === "variables") };
}

/** What other parts have under this name, one over the other, as if it were written at this place. */
function jobElsewhere(name: string, own: Node, parts: readonly Part[], at: Span): Node | undefined {
  const found = parts.flatMap(({ document }) => (document === own ? [] : (valueOf(document, name) ?? [])));
  const tables = found.filter((node) => node.kind === "table");
  const whole = tables.length > 1 ? tables.reduce(overlay) : found.at(-1);
  return whole && placedAt(whole, at);
}

function tableOf(name: string, value: Node): Table {
  const { start } = value.span;
  const key: Node = { kind: "scalar", span: { start, end: start }, value: name, text: name, style: "plain" };
  return { kind: "table", span: value.span, entries: [{ key, name, value }] };
}
