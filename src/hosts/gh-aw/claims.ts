/** What is known of GitHub Agentic Workflows, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const pages = "github/gh-aw:docs/src/content/docs/reference";

const knowledge: Knowledge = {
  claims: claimsOf({
    documented: {
      [`${pages}/imports.md@1cb0464`]: [
        "A file without `on` is a part that other workflows import; it is not compiled by itself.",
        "Imports are files of the repository or `owner/repo/path@ref`, which is fetched when the workflow is compiled; their tools, servers, outputs and domains are merged.",
        "`{{#runtime-import …}}` puts a file below `.github`, or the text of an address, into the prompt at run time.",
      ],
      [`${pages}/tools.md@013eaaf`]: [
        "`edit`, `bash`, `web-fetch`, `web-search`, `playwright`, `github` and the memories are tools; `bash` without a value means some harmless commands, `[]` means none, and `:*` means all.",
      ],
      "github/gh-aw:pkg/workflow/tools.go (`applyDefaultTools`)": [
        "Without `bash` every command is allowed and without `edit` files may be edited, because the sandbox is on.",
        "Outputs that create or push to a pull request add commands of Git, even to `bash: false`.",
        "GitHub's tools are there unless `github: false`.",
      ],
      "github/gh-aw:pkg/workflow/copilot_engine_tools.go, pkg/workflow/claude_tools.go": [
        "With every command, Copilot starts with `--allow-all-tools` if the network is not restricted. Claude always has `Task` and the tools that read.",
      ],
      [`${pages}/permissions.md@5fa5547`]: [
        "The compiler refuses permissions that write, in strict mode at least; what a workflow writes on GitHub belongs into `safe-outputs`.",
      ],
      [`${pages}/sandbox.md@471bb38, ${pages}/network.md@487fafd`]: [
        "The sandbox and its firewall are on by default; `sandbox.agent: false` needs a feature flag and `strict: false`.",
        "Without `network` the agent reaches basic infrastructure; `network: {}` closes the network.",
      ],
      [`${pages}/frontmatter.md@0d6c1a7`]: [
        "The keys on this page. `strict` is true by default, and a workflow with `strict: false` does not run in public repositories.",
        "`.github/workflows/aw.json` can require strict mode.",
      ],
      "github/gh-aw:pkg/parser/schemas/repo_config_schema.json@02ecda0": [
        "The keys of `aw.json`: it can replace actions and images in every workflow, and choose machines and a token for jobs of the compiler's own.",
      ],
      [`${pages}/frontmatter.md@0d6c1a7, ${pages}/threat-detection.md@00350ae`]: [
        "Steps also run in the jobs of `jobs`, which may be jobs that the compiler makes, under `on`, and before and after the search for threats.",
      ],
      [`${pages}/frontmatter.md@0d6c1a7, ${pages}/environment-variables.md@6b59b42`]: [
        "`container` and `services` run images in the agent's job; `runtimes` may name another setup action; `skills`, `plugins` and `engine.extensions` are installed before the agent runs.",
        "`env` of the workflow reaches the agent's container, with secrets in it; strict mode refuses these. `run-install-scripts` lets packages run their scripts.",
      ],
      [`${pages}/threat-detection.md@00350ae`]: [
        "`threat-detection.engine: false` leaves only the workflow's own steps to look for threats. `continue-on-error` is true by default.",
      ],
      [`${pages}/github-tools.md@e17a342, ${pages}/triggers.md@0cf9f7c, ${pages}/checkout.md@0250e45`]: [
        "`private-to-public-flows` lets private data reach public places; `forks` allows pull requests of forks; `checkout` takes other repositories, with a token of its own.",
      ],
      [`${pages}/faq.md`]: [
        "The text below the frontmatter is read at run time; the frontmatter counts as it was compiled into `.lock.yml`.",
      ],
      [`${pages}/inline-sub-agents.md@b9e29ba`]: [
        "A heading ``## agent: `name` `` begins a subagent, which is written into the engine's folder at run time.",
      ],
      "github/gh-aw:docs/src/content/docs/specs/frontmatter-hash-specification.md@2d7102f": [
        "A lock file begins with a hash of the frontmatter as text, and of that of local imports; a workflow compares it before its agent starts. It shows a lock file that is out of date, and no tampering.",
      ],
      "github/gh-aw#13079, github/gh-aw#24198, microsoft/testfx#7935": [
        "A workflow whose lock file is out of date stops, unless it was compiled with `stale-check: false` under `on`.",
      ],
      "github/gh-aw:pkg/parser (`IncludeDirectivePattern`)": [
        "A line `@include FILE`, `@import FILE` or `{{#import FILE}}` of the text, with `?` or a colon or without, brings in a file with its frontmatter too; the compiler calls all of them deprecated.",
      ],
      "github/gh-aw:pkg/parser/import_cache.go@a5b2f0d": [
        "A file of another repository is kept in `.github/aw/imports/<owner>/<repository>/<commit>`, with `_` for each `/` of its path, and taken from there.",
      ],
      "github/gh-aw:docs/adr/33658-first-class-engine-permission-mode-field.md": [
        "`engine.permission-mode` is Claude's mode; where every command is allowed, `bypassPermissions` is the default of some versions.",
      ],
    },
    assumed: {
      "their documentation says what they are for, and not what they may do": [
        "An image, a setup action, an extension or a package of agents can run any command; a skill can bring tools.",
      ],
      "what a repository elsewhere holds is not read": [
        "An import from another repository without a copy here may bring every tool.",
      ],
      "Go reads a file as bytes; no build of the compiler could be run": [
        "The compiler reads files whose bytes are not UTF-8.",
      ],
      "the schema of the compiler has more keys than its documentation": [
        "Unknown keys have no effect; the compiler may refuse them.",
      ],
      "its specification does not name the key": ["With `inlined-imports: true` the hash covers the prompt too."],
      "engines differ, and no text says it for each": ["The agent can read the checkout and start subagents."],
      "versions differ": ["Without the sandbox, an absent `bash` or `edit` still means every command and editing."],
    },
  }),
};

export default knowledge;
