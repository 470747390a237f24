/** What is known of openheim, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "openheim 0.4, its own parsing code compiled and run": [
        "Every file `*.md` of the directory is a profile; subfolders are not read, and profiles are listed by name.",
        "A text that begins with `+++`, after white space, has TOML up to the next line that begins with `+++`; any other text is a prompt with every default.",
        "TOML is parsed like toml 0.8.23; unknown keys are ignored.",
        "Windows line ends leave a carriage return at the end of the TOML, which is refused.",
        "A bad file is skipped, and the others load.",
        "Without `tools` a profile has no list; an empty list is a list.",
      ],
    },
    documented: {
      "openheim@0.4.0:src/subagents/mod.rs": [
        "Profiles are only in `~/.openheim/agents`.",
        "`provider` applies only next to a `model`.",
        "Without a list, a subagent has every tool of its parent.",
      ],
    },
    assumed: {
      "0.4.0 does not define what servers provide": ["An unknown name is a tool of a server."],
    },
  }),
};

export default knowledge;
