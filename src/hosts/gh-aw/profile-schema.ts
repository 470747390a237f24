/** The keys of an agentic workflow, for editors. */
import { anything, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { keys } from "./profile.ts";

/** What the keys do on which the power of the agent depends. */
const says: Readonly<Record<string, string>> = {
  on: "When the workflow runs. Without the key the file is a part that other workflows import.",
  engine: "The coding agent: `copilot`, `claude`, `codex`, …, or a mapping with `id`, `model` and `args`.",
  tools: "The tools of the agent. Without `bash` it runs every command, without `edit` it may edit files.",
  permissions: "The scopes of the agent's own token. They should only read; `safe-outputs` write.",
  "safe-outputs": "What is done on GitHub with the agent's output, in a job of its own.",
  network: "The domains that the agent reaches.",
  imports: "Files of this repository, or `owner/repo/path@commit` of others, that are merged into the workflow.",
  "mcp-servers": "Servers by name.",
  strict: "Whether the compiler refuses unsafe settings. True by default.",
  sandbox: "The sandbox of the agent. On by default.",
};

export default profileSchema(keys.keys, {
  files: [".github/workflows/*.md"],
  describes: "The frontmatter of an agentic workflow in `.github/workflows/*.md`.",
  keys: Object.fromEntries(
    [...keys.keys].map((name) => [
      name,
      key(anything, says[name] ?? "See the documentation of GitHub Agentic Workflows."),
    ]),
  ),
  required: [],
  others: "kept",
  othersSay: "The documentation has no such key, so the compiler may refuse the file (not verified).",
});
