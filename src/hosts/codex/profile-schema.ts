/** The keys of a role file of Codex, for editors: those of `config.toml` and three more. */
import { filled, key, profileSchema } from "../_kit/profiles/profile-schema.ts";
import { shapeOf } from "../../parsers/shape.ts";
import { decided, decidedSince0169 } from "./role/decided.ts";
import { metadata } from "./role/document.ts";
import { applied } from "./role/ineffective.ts";
import { recentShapes } from "./settings/recent.ts";

/** What the keys do that a role applies. */
const says: { readonly [key: string]: string } = {
  name: "The name by which the role is started. Required, unless a table of `config.toml` names the file.",
  description: "When to use the role. Required.",
  nickname_candidates: "Names that running agents of the role are given: ASCII letters, digits, spaces, `-` and `_`.",
  developer_instructions: "The prompt of the role. Required.",
  model: "The model of the role.",
  model_reasoning_effort: "How much the model thinks.",
  model_reasoning_summary: "How the model sums up its thoughts.",
  model_verbosity: "How much the model writes.",
  personality: "The tone of the model.",
  service_tier: "The speed at which the provider answers.",
  features: "Features that the role turns off: its shell, apps, personality, plugins and memory. It can turn none on.",
  skills: "Skills that the role turns off.",
};

const filledKeys: ReadonlySet<string> = new Set(["description", "developer_instructions"]);
const settings = { ...decided, ...decidedSince0169 };

function ignoredBecause(name: string): string | undefined {
  if (applied.has(name)) return undefined;
  const what = settings[name];
  if (what !== undefined)
    return `Codex ignores it in a role file: a role gets ${what} from the session that starts it.`;
  return "Codex ignores it in a role file, which sets only instructions and model settings.";
}

const decoders = new Map([...metadata, ...recentShapes]);

export default profileSchema(decoders.keys(), {
  files: [".codex/agents/**/*.toml"],
  describes: "A role file, `.codex/agents/**/*.toml`.",
  keys: Object.fromEntries(
    [...decoders].map(([name, decode]) => [
      name,
      key(
        filledKeys.has(name) ? filled : shapeOf(decode, { positional: true }),
        says[name] ?? `The setting \`${name}\` of \`config.toml\`.`,
        ignoredBecause(name),
      ),
    ]),
  ),
  required: ["name", "description", "developer_instructions"],
  others: "refused",
  othersSay: "Codex refuses a role file with an unknown key.",
});
