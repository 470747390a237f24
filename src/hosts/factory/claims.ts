import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

export default {
  measurement: { program: "@factory/cli-linux-x64", versions: ["0.215.0"], date: "2026-11-22" },
  claims: claimsOf({
    measured: {
      "droid 0.215.0 (its functions cut out at run time and called, one-time)": [
        "Every file is loaded, a README too. Without frontmatter, the file's name is the name and every tool is there.",
        "Frontmatter begins with a first line of exactly `---` and ends at the next line that begins with `---`; what follows in that line belongs to the prompt. A byte-order mark, blanks after the first dashes and a missing end leave the file without frontmatter.",
        "The YAML is read with js-yaml 4.1. YAML that it refuses, and YAML that is no mapping, is read line by line.",
        "Line by line, a value is text, `true`, `false` or one line of JSON; `tools` and `mcpServers` are split at commas, or are the lines below that begin with `- `; the last of two keys counts.",
        "`name`, `description`, `model` and `reasoningEffort` are text, `tools` and `mcpServers` text or a list of text. If one of them is anything else, also null, the whole frontmatter is thrown away: every tool.",
        "A text in `tools` with a comma is a list. A category counts only as the whole text.",
        "Names are compared with their case. The host drops a name that it does not have and keeps the others; names of Claude Code are not translated. `MultiEdit` is `Edit`, and `all` is no tool.",
        "TodoWrite and Skill are added to every list, so an empty list is a list of these two.",
        "Other keys are ignored, and so are a `name` with other characters than `a-z0-9-_` and an empty prompt.",
      ],
    },
    documented: {
      "program text of droid 0.215.0, read and not run": [
        "A task uses the list of tools of its droid. `mcpServers` is not used for a task.",
        "`tools: read-only` leaves out the tools that edit, keeps the others of the session (Execute, the web, the tools of servers), and lowers the autonomy to `low`.",
        "A droid starts no others: the depth of tasks is one by default and at most. AskUser, ExitSpecMode and GenerateDroid are kept from droids.",
        "Skill adds the text of a skill to the droid's own session; it runs nothing.",
        "The tools of a server are called `server___tool`, those of a connected app `app__tool`.",
        "Files whose names end in `.md` are read, directly in the folder; links are followed. A project's droid wins over a user's, and both win over the built-in `worker` (every tool) and `explorer` (`read-only`).",
      ],
      "`Factory-AI/factory@a80aa7c`, `docs/cli/configuration/{custom-droids,settings}.mdx`": [
        "`mcpServers` names servers whose tools a droid gets.",
        "Settings decide what is asked; `maxAutonomyLevel` bounds it.",
      ],
    },
    assumed: {
      "the program does nothing without a login": [
        "Which of two project directories wins; both are checked.",
        "Which settings a project's file may set.",
      ],
    },
  }),
} satisfies Knowledge;
