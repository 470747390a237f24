/** The keys of an agent of opencode and Kilo, for editors: those of the first edition. */
import { key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { oldKeys } from "./agent/schema.ts";

const valueOf = (name: string) => oldKeys[name]?.schema ?? {};

export default profileSchema(Object.keys(oldKeys), {
  files: [".opencode/agents/**/*.md", ".kilo/agents/**/*.md"],
  describes: "The frontmatter of `.opencode/agents/**/*.md` and `.kilo/agents/**/*.md` in the first edition's format.",
  keys: {
    name: key(valueOf("name"), "Another name than that of the file."),
    description: key(valueOf("description"), "When to use the agent."),
    mode: key(
      valueOf("mode"),
      "Whether other agents start it (`subagent`), people choose it (`primary`), or both (`all`).",
    ),
    model: key(valueOf("model"), "The model, as `provider/model`."),
    variant: key(valueOf("variant"), "The variant of the model."),
    prompt: key({}, "The prompt. In Markdown the body is the prompt."),
    permission: key(
      valueOf("permission"),
      "`allow`, `ask` or `deny` for every tool, or by tool, or by a tool's patterns; the last match wins. Without it the agent has every tool.",
    ),
    tools: key(valueOf("tools"), "The older form of `permission`: tools that are on or off."),
    steps: key(valueOf("steps"), "After how many steps it stops."),
    maxSteps: key(valueOf("maxSteps"), "The former name of `steps`."),
    temperature: key(valueOf("temperature"), "The temperature of the model."),
    top_p: key(valueOf("top_p"), "The nucleus of the model's sampling."),
    disable: key(valueOf("disable"), "Whether the agent is off."),
    hidden: key(valueOf("hidden"), "Whether people do not see it."),
    options: key(valueOf("options"), "Options for the model's provider."),
    color: key(valueOf("color"), "Its color: `#ff5733`, or a name of the theme."),
  },
  required: [],
  others: "kept",
  othersSay: "opencode has no such key and passes it on to the model's provider.",
});
