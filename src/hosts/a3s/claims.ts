/** What is known of A3S Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "a3s_code_core 2.4, its own parsing code compiled and run": [
        "Directories are those of `agent_dirs`; subfolders are not read.",
        "`.yaml` and `.yml` files are one document; a `.md` file is split at the first two `---`, wherever they are.",
        "YAML is parsed like serde_yaml 0.9.34 directly into A3S Code's structs, without merge keys; unknown keys are ignored.",
        "`name` and `description` are required; an empty `name` is refused.",
        "A rule is text or a mapping with `rule`, without coercion; `model` is a mapping.",
        "A bad file is skipped, and the others load.",
        "If several have the same name, the last counts, also over a built-in.",
      ],
    },
    documented: {
      "docs.rs/a3s-code-core/2.1.0 (CodeConfig), A3S's guide of its command line": [
        "`.a3s/config.acl` of the workspace and of the home directory are merged: models, servers, directories of agents and skills.",
      ],
      "AI45Lab/Code: `loader.rs`, `rule.rs`, `apply_to` (August 2026)": [
        "Edition 2026-08 reads `.a3s/agents` and `.claude/agents`, including subfolders.",
        "Its YAML becomes a `serde_yaml::Value` first: a file with wrong types or repeated keys at any depth is refused.",
        "A list of `tools` replaces all `permissions`; `disallowedTools` is added to `deny`.",
        "Rules of `allow` or `deny` without `confirmation_inheritance` approve every call that would need confirmation.",
      ],
      "AI45Lab/Code: `permissions`": [
        "The order is `enabled`, `deny`, `allow`, `ask`, `default_decision`; a rule matches a tool without case, and as a glob.",
      ],
      "AI45Lab/Code issue 28": ["When 2.4 delegates to a child, it asks for everything, regardless of the rules."],
    },
    assumed: {
      "the code that reads `.claude/agents` in 2026-08 was not found": [
        "A file in `.claude/agents` with a one-word `model` is refused too.",
        "User directories come before a project's, and `.claude` before `.a3s`.",
      ],
      "the definitions of workers and lanes were not found": [
        "A `kind` and a `lane:` rule grant the widest capabilities that their names suggest.",
        "`tool_free` removes no capability.",
      ],
      "the limit's value was not found": ["No file is skipped for its size."],
    },
  }),
};

export default knowledge;
