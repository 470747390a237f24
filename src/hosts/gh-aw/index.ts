/**
 * GitHub Agentic Workflows: Markdown files in `.github/workflows`, which `gh aw` compiles into workflows of GitHub
 * Actions.
 */
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { type Folder, loadFolders } from "../_kit/folders.ts";
import type { SettingRule } from "../_kit/settings.ts";
import { header, misfitsIn } from "./locks.ts";
import { workflowsOf } from "./profile.ts";
import { unpinnedIn } from "./unpinned.ts";

const folder = ".github/workflows";
const settings = [`${folder}/aw.json`];

const files: Pick<Folder, "isIncluded" | "read"> = { isIncluded: (name) => name.endsWith(".md"), read: workflowsOf };

const settingRules: readonly SettingRule[] = [
  { path: "strict", when: /^true$/, effect: "narrows", because: "compiles every workflow in strict mode" },
];

/** Words that frontmatter of workflows has and a document about workflows hardly begins a line with. */
const hints = ["\non:", "\r\non:", "\nsafe-outputs:", "\nengine:"];

export default defineHost({
  title: "GitHub Agentic Workflows",
  url: "https://github.github.com/gh-aw/reference/frontmatter/",
  editions: ["2026-11"],
  certainty: "documented",
  naming: [".github/workflows/*.md"],
  patterns: [`${folder}/*.md`, `${folder}/*.lock.yml`, ...settings],
  ownPatterns: [...settings, ".github/aw/**"],
  detectionHints: [
    ...hints.map((text) => ({ path: `${folder}/*.md`, text })),
    { path: `${folder}/*.lock.yml`, text: header },
  ],

  async load(repo, where): Promise<Load> {
    // GitHub reads only the folder in the root of a repository.
    const load = await loadFolders(
      repo,
      { ...where, starts: where.repositoryRoots },
      {
        folders: [{ path: folder, isOwn: true, isFlat: true, ...files }],
        userFolders: [],
        policyFolder: files,
        depth: "flat",
        settings,
        settingRules,
      },
    );
    const found = await Promise.all(
      where.repositoryRoots.flatMap((root) => {
        const path = join(root, folder);
        return [unpinnedIn(repo, path, files.isIncluded), misfitsIn(repo, path)];
      }),
    );
    return { ...load, unjudged: [...load.unjudged, ...found.flat()] };
  },
});
