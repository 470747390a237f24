/** Reads the commands that machines run by themselves, those in GitHub's workflows aside. */
import { join } from "../../../../repo/path.ts";
import type { RepoIndex } from "../../../../repo/repo-index.ts";
import type { Source } from "../../../../repo/text.ts";
import { collectFiles } from "../../loading/collect.ts";
import { unreadable, type Workflow, workflowAt, type WorkflowRead } from "../workflows.ts";
import { documentsIn, jsoncIn, tomlIn } from "./documents.ts";
import { gitlabPipeline } from "./gitlab.ts";
import { scriptsInGroovy } from "./groovy.ts";
import { nestedPipelineFolders, type PipelineKind, pipelineFolders, pipelineKindOf } from "./kinds.ts";
import { StepReader } from "./steps.ts";

/** How many parts their paths have at most. */
const mostParts = 3;

/** Every such file of a tree, listed once for all hosts. */
export function pipelinesIn(repo: RepoIndex): Promise<readonly Workflow[]> {
  return repo.once(listAll);
}

async function listAll(repo: RepoIndex): Promise<readonly Workflow[]> {
  const inFolders = pipelineFolders
    .filter((folder) => repo.entries.has(folder))
    .map((folder) =>
      collectFiles(repo, folder, {
        // A folder of any name may be between them.
        isIncluded: (name) => [name, `x/${name}`].some((path) => pipelineKindOf(join(folder, path)) !== undefined),
        deep: nestedPipelineFolders.has(folder),
        isExcluded: (path) => path.split("/").length > mostParts,
      }),
    );
  const unread = inFolders.flatMap(({ unjudged }) => unjudged);
  const files = await Promise.all(
    [...repo.entries.inside(""), ...inFolders.flatMap((found) => found.files)].flatMap((path) => {
      const kind = pipelineKindOf(path);
      if (!kind || repo.resolve(path).kind === "directory") return [];
      return [
        kind.isGitlab
          ? gitlabPipeline(repo, path, kind)
          : workflowAt(repo, path, path, (source) => parse(source, kind)),
      ];
    }),
  );
  return [...files, ...unread.map((problem) => unreadable(problem.at.source.path, problem.at.source.path, problem))];
}

const readers = { yaml: documentsIn, toml: tomlIn, jsonc: jsoncIn };

async function parse(source: Source, kind: PipelineKind): Promise<WorkflowRead> {
  const reader = new StepReader(kind, source);
  if (!kind.scripts) {
    const whole = { text: source.text, span: { start: 0, end: source.text.length } };
    for (const { text, span } of kind.isGroovy ? scriptsInGroovy(source.text) : [whole])
      reader.add(text, span, new Map());
    return { steps: reader.steps, problem: reader.problem };
  }
  const { documents, problem } = await readers[kind.format ?? "yaml"](source);
  const variables = new Map<string, string>();
  for (const document of documents) reader.below(document, variables);
  return { steps: reader.steps, problem: problem ?? reader.problem };
}
