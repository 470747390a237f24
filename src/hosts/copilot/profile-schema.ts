/** The keys of a custom agent of GitHub Copilot, for editors. */
import {
  anything,
  flag,
  key,
  mapping,
  names,
  profileSchema,
  text,
  texts,
  words,
  wordsOrBlank,
} from "../_kit/profiles/profile-schema.ts";
import { keys, partly } from "./keys.ts";

export default profileSchema(keys.keys, {
  files: [".github/agents/*.md"],
  describes: "The frontmatter of `.github/agents/*.md`, for the cloud agent, Copilot CLI and VS Code.",
  keys: {
    name: key(text, "The name that people see. The file name is the id."),
    description: key(text, "When to use the agent. The cloud agent and Copilot CLI require it."),
    tools: key(names, "The only tools that it has. Without the key it has every tool; with an empty list it has none."),
    model: key({ anyOf: [text, { ...texts, minItems: 1 }] }, "The model, or models in order of preference."),
    target: key(
      wordsOrBlank("vscode", "github-copilot"),
      "The only program that offers it. Copilot CLI ignores the key.",
    ),
    "mcp-servers": key({ type: ["object", "null"] }, `Servers by name. ${sentence("mcp-servers")}`),
    "disable-model-invocation": key(flag, "Whether only people can start it."),
    "user-invocable": key(flag, "Whether people can choose it."),
    infer: key(flag, "The former key for who can start it.", sentence("infer")),
    metadata: key(anything, `Names and values for the cloud agent: ${partly.get("metadata")}.`),
    agents: key(anything, `Agents that it can start. ${sentence("agents")}`),
    handoffs: key(anything, `Agents that VS Code offers next: ${partly.get("handoffs")}.`),
    "argument-hint": key(anything, `A hint in the chat's input: ${partly.get("argument-hint")}.`),
    hooks: key(mapping, `Commands that run at events. ${sentence("hooks")}`),
    skills: key(texts, `Skills that are loaded at the start: ${partly.get("skills")}.`),
    "include-custom-instructions": key(
      flag,
      `Whether it reads the repository's instructions: ${partly.get("skills")}.`,
    ),
    models: key(anything, "Models.", sentence("models")),
    modelPolicy: key(anything, "The model's policy.", sentence("modelPolicy")),
    "model-policy": key(
      words("preferred", "required"),
      `Whether another model may answer: ${partly.get("model-policy")}.`,
    ),
    reasoningEffort: key(anything, "How much the model thinks.", sentence("reasoningEffort")),
    "reasoning-effort": key(text, `How much the model thinks: ${partly.get("reasoning-effort")}.`),
    sidekick: key(
      anything,
      `Starts the agent by itself at each message or change of directory: ${partly.get("sidekick")}.`,
    ),
    github: key(mapping, `GitHub's own server, with \`permissions\` and \`toolsets\`: ${partly.get("github")}.`),
    "deferred-tool-loading": key(flag, `Whether tools are loaded when needed: ${partly.get("deferred-tool-loading")}.`),
    "strict-tools-list": key(flag, `Whether \`tools\` is taken strictly: ${partly.get("strict-tools-list")}.`),
  },
  required: ["description"],
  others: "ignored",
  othersSay: "Copilot CLI has no such key and ignores it; the others may (not verified).",
});

/** Which readers have a key, as a sentence of its own. */
function sentence(name: string): string {
  const text = partly.get(name) ?? "";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
