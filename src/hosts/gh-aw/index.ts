/**
 * GitHub Agentic Workflows: Markdown files in `.github/workflows`, which `gh aw` compiles into workflows of GitHub
 * Actions.
 */
import { defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import type { SettingRule } from "../_kit/settings/index.ts";
import { harmlessKeys, type KnownSettings } from "../_kit/settings/unknown-settings.ts";
import { header, misfitsIn } from "./locks.ts";
import { workflowsOf } from "./profile.ts";
import { unpinnedIn } from "./unpinned.ts";

const folder = ".github/workflows";
const settings = [`${folder}/aw.json`];

const files: Pick<Folder, "isIncluded" | "read"> = { isIncluded: (name) => name.endsWith(".md"), read: workflowsOf };

const replaces = "replaces it in every workflow that is compiled";

/** The keys of `repo_config_schema.json` in the compiler's source. */
const settingRules: readonly SettingRule[] = [
  { path: "strict", when: /^true$/, effect: "narrows", because: "compiles every workflow in strict mode" },
  {
    path: "require_self_hosted_runners",
    when: /^true$/,
    effect: "narrows",
    because: "refuses workflows with jobs on other machines",
  },
  { path: "action_pins.*", effect: "widens", because: `is an action that ${replaces}`, may: ["execute"] },
  {
    path: "action_pin_prefixes.*",
    effect: "widens",
    because: "is the place from which actions with this prefix come in every workflow that is compiled",
    may: ["execute"],
  },
  { path: "container_pins.*.image", effect: "widens", because: `is an image that ${replaces}`, may: ["execute"] },
  { path: "container_pins.*.digest", effect: "widens", because: `is the version of an image that ${replaces}` },
  { path: "maintenance.runs_on", effect: "widens", because: "is the machine of the jobs that maintain workflows" },
  {
    path: "maintenance.compile.create_pull_request_github_token",
    effect: "widens",
    because: "is the secret with which a job pushes workflows that it compiled",
    shown: "a secret",
  },
  {
    path: "auto_upgrade",
    when: /^true$/,
    effect: "widens",
    because: "has a workflow upgrade the compiler, and all that it compiles, by itself",
  },
  {
    path: "auto_upgrade.options",
    effect: "widens",
    because: "is an option of the workflow that upgrades the compiler by itself",
  },
  {
    path: "auto_upgrade.cron",
    effect: "widens",
    because: "has a workflow upgrade the compiler, and all that it compiles, by itself at these times",
  },
];

const knownSettings: KnownSettings = {
  title: "GitHub Agentic Workflows",
  harmless: [
    ...harmlessKeys("$schema artifact_retention_days utc help_command", "changes what is kept and shown"),
    ...harmlessKeys("ghes", "chooses versions of GitHub's own actions for artifacts"),
    ...harmlessKeys(
      "maintenance.action_failure_issue_expires maintenance.label_triggers maintenance.disabled_jobs",
      "switches off jobs that tidy up",
    ),
  ],
};

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
        knownSettings,
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
