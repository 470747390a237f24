/** What is known of defect, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "defect 0.1, its own parsing code compiled and run": [
        "A folder with `config.toml` and a file `*.md` are profiles; other files and folders are skipped, and folders are not entered.",
        "Frontmatter is TOML behind `+++` or YAML behind `---`; byte order marks and then white space may precede it, and an indented fence closes it.",
        "TOML is read as by toml 0.8.23 and YAML as by serde_yaml 0.9.34.",
        "Any key that it does not have is refused, except in a hook's handler.",
        "A handler's unknown keys are ignored; its known keys have the values that `native` shows.",
        "`tools = []` is a table without `allow`, and no `allow` is `read_file` and `search`.",
        "`prompt.file` is refused where it leads out of the folder, except by its last part, which may be a link.",
        "One bad file stops the host.",
        "A folder and a file of one name in one layer are refused; a project's profile replaces the user's as a whole.",
        "`XDG_CONFIG_HOME` decides alone where it is set, and `.git` decides which directory is the project.",
      ],
    },
    documented: {
      "vast-enterprise/defect@03d6b5b:crates/config/src/types.rs, loader.rs, and @979a4ae:crates/config/src/mcp_json.rs":
        [
          "`.defect/config.toml` and `config.local.toml` of the root hold hooks, servers, addresses, proxies and tracing for every session; an unknown key stops the host.",
          "Every server of a `.mcp.json` in the root is switched on; variables of `.env` are set where the machine has none.",
        ],
      "vast-enterprise/defect@12082bd:crates/agent/src/session/tool_registry.rs, crates/tools/src": [
        "Entries of `allow` are patterns for the names of tools, in exact case; what each tool does is in its source.",
        "A subagent does not start from a pattern that matches no tool.",
      ],
      "vast-enterprise/defect@03d6b5b:crates/config/src/types.rs": ["`[sandbox] mode` decides what runs unasked."],
      "vast-enterprise/defect@1570e23:crates/config/src/hooks.rs": [
        "A hook of a project's profile runs without a question.",
      ],
    },
  }),
};

export default knowledge;
