import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@augmentcode/auggie", versions: ["0.36.0"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "auggie 0.36.0 (its loader called, one-time)": [
        "Every `.md` and `.txt` file below the folder is a subagent, a README too. Names that begin with a dot are skipped; links are followed.",
        "Frontmatter is what stands between a first line of exactly three dashes and the next line of exactly three dashes that a line break follows; blanks after the dashes are allowed. Without it, the file's name is the name and every tool is there.",
        "The YAML is read with js-yaml 4.3, which refuses unknown tags, duplicate keys, control characters, undefined aliases, merge keys without a mapping, and more than 100 levels of nesting. A refusal loads the file as if the frontmatter were empty: every tool.",
        "`tools` and `disabled_tools` are lists, or texts with commas. A number, a boolean, a mapping, an empty list and an empty text name no tool, so nothing is limited.",
        "An item that is no text becomes one: `42`, `null`, `[object Object]`. A mapping with a key `toString` makes the host drop the whole list.",
        "Next to a `disabled_tools` that names something, `tools` is ignored.",
        "`name` and other texts take any value: numbers by their value (`0x1F` is `31`), lists, mappings and dates as JSON. In a name, anything but letters, digits, `_` and `-` becomes `-`.",
        "Without a description, the description is `Configuration from` and the file's name.",
        "Two files of one folder may have the same name.",
      ],
    },
    documented: {
      "program text of auggie 0.36.0, read and not run": [
        "Of a user's and a project's file, the user's is read first; a file is skipped if an earlier subagent has its file name for a name.",
        "A session gives a subagent the tools whose names are in the list, compared exactly; a denied tool is denied as a whole.",
        "The tools of a server are called `tool_server`.",
        "A profile with `hidden: true` is loaded, and is not offered to the model.",
        "`provider_base_url` sends the prompts of a subagent to that address.",
      ],
      "docs.augmentcode.com, `cli/permissions`": [
        "`toolPermissions` is a list of rules, of which the first that matches a call decides.",
      ],
    },
    assumed: {
      "a session needs a login": [
        "A subagent without limits has every capability, starting other subagents included.",
        "A tool name in one word that the program does not have may belong to an integration.",
        "`*` in `toolPermissions` may match every tool; in the program it is no tool's name.",
      ],
    },
  }),
} satisfies Knowledge;
