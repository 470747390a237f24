import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@augmentcode/auggie", versions: ["0.36.0"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "auggie 0.36.0 (its loader called, one-time)": [
        "Every `.md` and `.txt` file below the folder is a subagent, even a README. Names that begin with a dot are skipped; links are followed.",
        "Frontmatter is the text between a first line of exactly three dashes and the next line of exactly three dashes with a line break after it; blanks after the dashes are allowed. Without it, the file name is the name and the subagent has every tool.",
        "The YAML is read with js-yaml 4.3, which refuses unknown tags, duplicate keys, control characters, undefined aliases, merge keys without a mapping, and more than 100 levels of nesting. If it refuses, the file is loaded as if the frontmatter were empty: every tool.",
        "`tools` and `disabled_tools` are lists, or texts with commas. A number, a boolean, a mapping, an empty list and an empty text name no tool, so they limit nothing.",
        "An item that is not text becomes text: `42`, `null`, `[object Object]`. A mapping with a key `toString` makes Augment drop the whole list.",
        "Next to a `disabled_tools` that names something, `tools` is ignored.",
        "`name` and other texts take any value: numbers by their value (`0x1F` is `31`), lists, mappings and dates as JSON. In a name, characters other than letters, digits, `_` and `-` become `-`.",
        "Without a description, the description is `Configuration from` and the file name.",
        "Two files of one folder may have the same name.",
      ],
      "auggie 0.36.0, `auggie -p` with a stand-in for its service": [
        "Without a rule, commands and edits run without a question.",
        "Of `toolPermissions` the first rule that matches decides: those of `settings.local.json`, then of `settings.json`, then of the user. So a project's `allow` wins over a user's `deny`.",
        "`toolName` is compared exactly, in its case: `*`, `launch*`, `shell` and `bash` match no tool. `shellInputRegex` matches anywhere in a command.",
        "One rule without a text as `toolName`, or with an unknown `type`, and no rule of its file applies.",
        "`script-policy` denies a call unless its script allows it, and a rule with `eventType: tool-response` does not stop the call.",
        "A project's servers start, and its `startupScript` runs before each command, without a question. Its `env` reaches no command.",
        "Without rules `auggie --print`, and a prompt without a terminal, run every tool without asking; `ask-user` refuses. `--ask` takes no tool away. `toolPermissions` and `removedTools` of the project limit it; keys with dashes, such as `tool-permissions`, do nothing.",
      ],
      "auggie 0.36.0, `auggie mcp list`": [
        "`settings.json` and `settings.local.json` of `.augment` may have comments, which end at a line feed or a carriage return, and trailing commas. A byte-order mark, a tab in a text, `NaN`, single quotes, text behind the end, or an array in place of the object makes auggie ignore the whole file. Of a repeated key the last value counts.",
      ],
    },
    documented: {
      "`auggie --help` 0.36.0": ["The flags, and the forms of `--permission`."],
      "augmentcode/augment-agent@04ac98a:action.yml": ["The inputs of the action."],
      "program text of auggie 0.36.0, read and not run": [
        "The user's files are read before the project's; a file is skipped if its file name is the name of an earlier subagent.",
        "A session gives a subagent the tools whose names are in the list, compared exactly; a tool is denied as a whole.",
        "The tools of a server are named `tool_server`.",
        "A profile with `hidden: true` is loaded, but not offered to the model.",
        "`provider_base_url` sends the prompts of a subagent to that address.",
      ],
      "docs.augmentcode.com, `cli/permissions`": [
        "`toolPermissions` is a list of rules; the first that matches a call decides.",
      ],
    },
    assumed: {
      "not measured": [
        "A subagent without limits has every capability, including starting other subagents.",
        "An unknown one-word tool name may belong to an integration.",
      ],
    },
  }),
} satisfies Knowledge;
