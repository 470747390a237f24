/** What is known of A3S Code, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "a3s_code_core 2.4, its own parsing code compiled and run": [
        "Directories are those of `agent_dirs`; folders inside are not entered.",
        "`.yaml` and `.yml` files are one document; a `.md` file is split at the first two `---`, wherever they are.",
        "YAML is read as by serde_yaml 0.9.34 straight into the host's structs, without merge keys; unknown keys are ignored.",
        "`name` and `description` are required; an empty `name` is refused.",
        "A rule is text or a mapping with `rule`, without coercion; `model` is a mapping.",
        "A bad file is left out, and the others load.",
        "Of one name the last counts, also against a built-in.",
      ],
    },
    documented: {
      "docs.rs/a3s-code-core/2.1.0 (CodeConfig), A3S's guide of its command line": [
        "`.a3s/config.acl` of the workspace and of the home directory are merged: models, servers, directories of agents and skills.",
      ],
      "AI45Lab/Code: `loader.rs`, `rule.rs`, `apply_to` (August 2026)": [
        "Edition 2026-08 reads `.a3s/agents` and `.claude/agents`, folders inside included.",
        "Its YAML becomes a `serde_yaml::Value` first: wrong types and repeated keys at any depth refuse the file.",
        "A list of `tools` replaces all `permissions`; `disallowedTools` is added to `deny`.",
        "Rules of `allow` or `deny` without `confirmation_inheritance` approve whatever would be asked.",
      ],
      "AI45Lab/Code: `permissions`": [
        "The order is `enabled`, `deny`, `allow`, `ask`, `default_decision`; a rule matches a tool without case, and as a glob.",
      ],
      "AI45Lab/Code issue 28": ["Where 2.4 delegates to a child, it asks for everything, whatever the rules are."],
    },
    assumed: {
      "the code that reads `.claude/agents` in 2026-08 was not found": [
        "A one-word `model` refuses a file of `.claude/agents`, too.",
        "User directories come before a project's, and `.claude` before `.a3s`.",
      ],
      "the definitions of workers and lanes were not found": [
        "A `kind` and a `lane:` rule grant the widest that their names allow.",
        "`tool_free` takes nothing away.",
      ],
      "the bound's value was not found": ["No file is left out for its size."],
    },
  }),
};

export default knowledge;
