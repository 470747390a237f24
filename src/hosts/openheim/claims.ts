/** What is known of openheim, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "openheim 0.4, its own parsing code compiled and run": [
        "Every file `*.md` of the directory is a profile; folders are not entered, and profiles are listed by name.",
        "A text that begins with `+++`, after white space, has TOML up to the next line that begins so; any other text is a prompt with every default.",
        "TOML is read as by toml 0.8.23; unknown keys are ignored.",
        "Windows line ends leave a carriage return at the end of the TOML, which is refused.",
        "A bad file is left out, and the others load.",
        "Without `tools` a profile has no list; an empty list is one.",
      ],
    },
    documented: {
      "openheim@0.4.0:src/subagents/mod.rs": [
        "Profiles lie in `~/.openheim/agents` only.",
        "`provider` counts only next to a `model`.",
        "Without a list, a subagent has every tool of its parent.",
      ],
    },
    assumed: {
      "0.4.0 does not define what servers provide": ["A name that the host does not have is a tool of a server."],
    },
  }),
};

export default knowledge;
