/** Reads the commands that machines run by themselves, those in GitHub's workflows aside. */
import type { RepoIndex } from "../../../../repo/repo-index.ts";
import type { Source } from "../../../../repo/text.ts";
import { collectFiles } from "../../loading/collect.ts";
import { type Workflow, workflowAt, type WorkflowRead } from "../workflows.ts";
import { documentsIn } from "./documents.ts";
import { gitlabPipeline } from "./gitlab.ts";
import { quotedSteps } from "./groovy.ts";
import { type PipelineKind, pipelineFolders, pipelineKindOf } from "./kinds.ts";
import { scriptStep, stepsBelow } from "./steps.ts";

/** Every such file of a tree, listed once for all hosts. */
export function pipelinesIn(repo: RepoIndex): Promise<readonly Workflow[]> {
  return repo.once(listAll);
}

async function listAll(repo: RepoIndex): Promise<readonly Workflow[]> {
  const inFolders = pipelineFolders.flatMap((folder) =>
    repo.entries.has(folder) ? collectFiles(repo, folder, { isIncluded: () => true, deep: false }).files : [],
  );
  return Promise.all(
    [...repo.entries.inside(""), ...inFolders].flatMap((path) => {
      const kind = pipelineKindOf(path);
      if (!kind || repo.resolve(path).kind === "directory") return [];
      return [
        kind.isGitlab
          ? gitlabPipeline(repo, path, kind)
          : workflowAt(repo, path, path, (source) => parse(source, kind)),
      ];
    }),
  );
}

async function parse(source: Source, kind: PipelineKind): Promise<WorkflowRead> {
  if (kind.isGroovy) return { steps: quotedSteps(kind, source), problem: undefined };
  if (!kind.scripts) {
    const span = { start: 0, end: source.text.length };
    return { steps: [scriptStep(kind, source, span, source.text, new Map())], problem: undefined };
  }
  const { documents, problem } = await documentsIn(source);
  return { steps: documents.flatMap((document) => stepsBelow(document, kind, source, new Map())), problem };
}
