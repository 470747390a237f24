/** The workflow that prepares the machine of Copilot's cloud agent: its steps run before the agent starts. */
import type { RepoIndex } from "../../repo/repo-index.ts";
import { workflowsIn } from "../_kit/ci/workflows.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { counted } from "../../sanitize/counted.ts";

/** It counts under one of these names only. */
export const setupFiles = [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"];

/** One layer for each of the files, with all of its steps as one setting. */
export async function setupLayersIn(repo: RepoIndex): Promise<readonly LayerRead[]> {
  const found = (await workflowsIn(repo)).filter(({ path }) => setupFiles.includes(path));
  const layers = found.map(async ({ path, source, read }): Promise<readonly LayerRead[]> => {
    const { steps, problem } = await read();
    const [first] = steps;
    const layer = { name: "project", root: path, status: "loaded", governs: "" } as const;
    if (!first || source === undefined)
      return problem ? [{ layer: { ...layer, authority: [] }, items: [], unjudged: [problem] }] : [];
    const scripts = steps.flatMap((step) => step.scripts.map(({ text }) => text));
    return [
      {
        layer: {
          ...layer,
          authority: [
            {
              setting: "copilot-setup-steps",
              value: counted(steps.length, "step"),
              effect: "widens",
              because: "runs on the cloud agent's machine before each session",
              content: source.text,
              may: ["execute"],
              names: scripts,
              certainty: "documented",
              at: first.at,
            },
          ],
        },
        items: [],
        unjudged: [],
      },
    ];
  });
  return (await Promise.all(layers)).flat();
}
