/** What is known of goose, and how. */
import type { Knowledge } from "../../model/certainty.ts";
import { claimsOf } from "../_kit/claims.ts";

const knowledge: Knowledge = {
  claims: claimsOf({
    measured: {
      "goose 1.52.0 with a stand-in for its model": [
        "`goose run`, with a text, a file or a recipe, runs every tool call without asking, outside the directory too; `goose session` with a prompt on standard input does, once telemetry is decided. Of the values of `GOOSE_MODE` only `approve`, `smart_approve` and `chat`, in these letters, count; any other is `auto`.",
        "Without a terminal, `approve` ends the run at the first tool call, and `chat` makes none. `smart_approve` runs calls that the model itself takes for reading, a `delegate` among them, whose agent runs commands.",
        "`--no-profile` leaves no tool, and `--with-builtin` brings some again. A recipe without `extensions` has all tools of a plain start, and with the key only those that it lists.",
        "A server in `.mcp.json` of a plugin in `.agents/plugins` starts, and hooks of the plugin run, without a question. Nothing else of the repository is read as settings, but `XDG_CONFIG_HOME`, `GOOSE_PATH_ROOT` and `GOOSE_ADDITIONAL_CONFIG_FILES` may name some.",
      ],
    },
    documented: {
      "block/goose:crates/goose-cli/src/cli.rs": ["The flags of `goose run` and `goose session`."],
      "aaif-goose/goose@2533f35:crates/goose/src/sources.rs (`parse_frontmatter`)": [
        "The text is split at every `---`; the text between the first two is the frontmatter, parsed with serde_yaml 0.9.",
        "A file without `name`, or with a list or a mapping as `name`, `description` or `model`, is skipped. Other keys are ignored.",
      ],
      "aaif-goose/goose@08c49cf:crates/goose/src/agents/platform_extensions/summon.rs": [
        "Agents and recipes are found in the folders on this page, in their order; if several have the same name, the first wins. Subfolders are not read.",
        "A delegate has every extension of its session, runs in the mode `auto` and cannot start others.",
      ],
      "aaif-goose/goose:crates/goose/src/recipe/mod.rs": [
        "A recipe needs `title`, `description` and `instructions` or `prompt`; a recipe with a repeated key is refused.",
      ],
      "aaif-goose/goose@2d5ca93:crates/goose/src/recipe/template_recipe.rs": [
        "A recipe is a template of MiniJinja: what it renders to is parsed. `include` and `extends` read files from the recipe's directory on, and absolute paths.",
        "Templates that a template takes in are looked for in the recipe's directory too.",
        "A parameter without a value is filled in with its `default`, as text of the recipe.",
        "Parameters take the built-in filters of MiniJinja; those on this page make a text of a text.",
      ],
      "aaif-goose/goose@2de4daa:crates/goose/src/recipe/build_recipe/mod.rs": [
        "A sub-recipe is looked for from the directory of the recipe that names it; `{{ recipe_dir }}` is that directory.",
      ],
      "goose-docs.ai: hooks, plugins; aaif-goose/goose@3dafa52:crates/goose/src/hooks/mod.rs": [
        "Plugins in `.agents/plugins` of the project and of the home directory are loaded. Commands in their `hooks/hooks.json` run at events of a session.",
      ],
      "goose-docs.ai: custom agents": ["`GOOSE_SUBAGENT_MODEL` comes after the file's `model`."],
    },
    assumed: {
      "the program was not run on such files": [
        "JSON of settings and servers that is not strict may be read or refused: what any reader finds in it counts, and it is reported.",
      ],
      "newer sources suggest otherwise and were not read": ["A link out of its folder is followed."],
      "the guide to plugins names skills and hooks only": ["Servers in `mcpServers` of a plugin's manifest count."],
      "the code that checks extensions was not read": ["Every listed extension of a recipe counts."],
    },
  }),
  measurement: { program: "goose", versions: ["1.52.0"], date: "2026-11-28" },
};

export default knowledge;
