/** What is known of defect, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "defect 0.1, its own parsing code compiled and run": [
        "A folder with `config.toml` and a file `*.md` are profiles; other files and folders are skipped, and subfolders are not read.",
        "Frontmatter is TOML after `+++` or YAML after `---`; byte-order marks and then white space may precede it, and an indented fence closes it.",
        "TOML is parsed like toml 0.8.23 and YAML like serde_yaml 0.9.34.",
        "An unknown key is refused, except in a hook's handler.",
        "A handler's unknown keys are ignored; its known keys have the values that `native` shows.",
        "`tools = []` is a table without `allow`, and no `allow` is `read_file` and `search`.",
        "`prompt.file` is refused if it leads out of the folder, except by its last part, which may be a link.",
        "One bad file stops the host.",
        "A folder and a file with the same name in one layer are refused; a project's profile replaces the user's as a whole.",
        "If `XDG_CONFIG_HOME` is set, it alone decides; `.git` decides which directory is the project.",
      ],
    },
    documented: {
      "vast-enterprise/defect@03d6b5b:crates/config/src/types.rs, loader.rs, and @979a4ae:crates/config/src/mcp_json.rs":
        [
          "`.defect/config.toml` and `config.local.toml` of the root contain hooks, servers, addresses, proxies and tracing for every session; an unknown key stops defect.",
          "Every server of a `.mcp.json` in the root is enabled; variables of `.env` are set if the machine does not set them.",
        ],
      "vast-enterprise/defect@12082bd:crates/agent/src/session/tool_registry.rs, crates/tools/src": [
        "Entries of `allow` are patterns for tool names, in exact case; the effect of each tool is in its source.",
        "A subagent does not start from a pattern that matches no tool.",
      ],
      "vast-enterprise/defect@03d6b5b:crates/config/src/types.rs": [
        "`[sandbox] mode` decides which calls run without confirmation.",
      ],
      "vast-enterprise/defect@1570e23:crates/config/src/hooks.rs": [
        "A hook of a project's profile runs without confirmation.",
        "`redact-secrets`, `tracing-audit` and the manifest of skills are the host's own hooks; `hooks` of `config.toml` have the form of a profile's.",
      ],
    },
  }),
};

export default knowledge;
