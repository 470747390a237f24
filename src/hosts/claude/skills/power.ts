/** What one skill gives to a subagent that has it from the start, or that calls it. */
import { type Capability, inOrder } from "../../../model/capability.ts";
import type { Profile, ReachedSkill } from "../../../model/profile.ts";
import { hookGrants } from "../../_kit/settings/hooks-and-servers.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Place } from "../../../repo/text.ts";
import { isServerTool, type ToolEntry, toolNamed } from "../subagent/tools.ts";
import type { InlineText } from "./body.ts";
import type { SkillText } from "./document.ts";
import type { Skill } from "./find.ts";
import { type Fate, fateOf, isSurelyRefused } from "./inline.ts";
import { ruleOf, scopesFor, type Approvals, type Denials } from "./rules.ts";

/** An entry of `Profile.skills` without what the way to the skill decides. */
export type Power = Omit<ReachedSkill, "name" | "path" | "how" | "asks">;

/** How many commands are named in a message. */
const shown = 2;

/** What the inline commands do, where the host runs them. `when` completes "runs `make` …". */
export function powerOfCommands(
  { text }: Skill,
  approvals: Approvals,
  denials: Denials,
  when: string,
): readonly Power[] {
  if (text.commands.length === 0 || denials.noCommands) return [];
  const scopes = [...approvals.scopes, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
  const fates = text.commands.map((command) => ({
    command,
    fate: denials.deniesCommands ? ("refused" as Fate) : fateOf(command.text, scopes),
  }));
  const refused = fates.find(({ fate }) => fate === "refused");
  if (refused) return [refusal(refused.command, denials.deniesCommands)];
  const of = (fate: Fate): readonly InlineText[] =>
    fates.flatMap(({ fate: is, command }) => (is === fate ? [command] : []));
  return [...runs(of("executes"), "execute", when), ...runs(of("reads"), "read", `${when}; the command only reads`)];
}

function refusal(command: InlineText, isDenied: boolean): Power {
  const why = isDenied
    ? "which the settings deny or ask about"
    : "which neither `allowed-tools` of the skill nor the settings allow";
  return {
    may: [],
    because: `has the command \`${oneLine(command.text)}\`, ${why}`,
    at: command.at,
    refuses: true,
    ...(isDenied || isSurelyRefused(command.text) ? {} : { certainty: "assumed" }),
  };
}

function runs(commands: readonly InlineText[], capability: Capability, when: string): readonly Power[] {
  const [first] = commands;
  if (!first) return [];
  const names = commands.slice(0, shown).map(({ text }) => `\`${oneLine(text)}\``);
  const more = commands.length > shown ? [`${commands.length - shown} more`] : [];
  return [
    {
      may: [capability],
      because: `runs ${[...names, ...more].join(" and ")} ${when}`,
      content: commands.map(({ text }) => text).join("\n"),
      at: first.at,
    },
  ];
}

/** The first line of a command, as far as a message has room for it. */
export function oneLine(text: string): string {
  const [line = ""] = text.split("\n", 1);
  return line.length > 80 || line.length < text.length ? `${line.slice(0, 80).replaceAll("`", "'")}…` : line;
}

/** What the hooks do: they belong to the session that called the skill. A skill with a subagent of its own has none. */
export function powerOfHooks({ text }: Skill): readonly Power[] {
  const [first] = text.hooks;
  const may = inOrder(hookGrants(text.hooks, "hooks").map(({ capability }) => capability));
  if (!first || text.fork || may.length === 0) return [];
  const events = [...new Set(text.hooks.map(({ name }) => name))];
  return [
    {
      may,
      because: `adds hooks (${events.join(", ")}) to the session that calls it`,
      content: text.hooks.map(({ value, content = value }) => content).join("\n"),
      at: first.at,
    },
  ];
}

/** Files behind `@`, which become part of the text when a model or a person starts the skill. */
export function powerOfFiles({ text }: Skill, repo: RepoIndex): readonly Power[] {
  const outside = text.files.filter(({ text: path }) => leaves(path));
  const inside = text.files.filter(({ text: path }) => !leaves(path) && isThere(repo, path));
  const [first = inside[0]] = outside;
  if (!first) return [];
  return [
    {
      may: ["read"],
      because: `reads \`${first.text}\`${outside.length > 0 ? ", outside the repository," : ""} into the conversation`,
      content: [...outside, ...inside].map(({ text: path }) => path).join("\n"),
      at: first.at,
      ...(outside.length > 0 ? { outside: true } : {}),
    },
  ];
}

/**
 * Paths are relative to the session's folder, which may be any. One that leads above the root from there leaves the
 * repository.
 */
export function leaves(path: string): boolean {
  return /^(?:~(?:\/|$)|\/|\.\.(?:\/|$))/.test(path);
}

function isThere(repo: RepoIndex, path: string): boolean {
  return repo.resolve(path.replace(/^\.\//, "")).kind !== "missing";
}

/** What `allowed-tools` approves, as far as the caller has the tools. */
export function approval({ text }: Skill, own: readonly Capability[]): readonly Power[] {
  const tools = approvingTools(text).filter(({ capability }) => capability !== "read");
  const [first] = tools;
  const may = inOrder(tools.map(({ capability }) => capability).filter((capability) => own.includes(capability)));
  if (!first || may.length === 0) return [];
  return [
    {
      may,
      because: `approves ${tools.map(({ entry }) => `\`${entry.written}\``).join(", ")} for the session that starts it, unasked`,
      at: first.entry.at,
    },
  ];
}

/**
 * The entries of `allowed-tools` that approve something. Names count in their exact spelling. `Read` reaches every
 * folder.
 */
export function approvingTools({
  allowed,
}: SkillText): readonly { readonly entry: ToolEntry; readonly capability: Capability }[] {
  return allowed.flatMap((entry) => {
    const { name, scope } = entry;
    const capability = isServerTool(name) ? "external" : toolNamed(name)?.capability;
    const isEmpty = scope !== null && /^\s*(?::\*)?\s*$/.test(scope);
    return capability === undefined || isEmpty ? [] : [{ entry, capability }];
  });
}

/** What a subagent brings to a session that starts it, beyond its tools: hooks, servers, and its mode. */
export function powerOfAgent(
  profile: Profile,
  own: readonly Capability[],
  at: Place,
  isOlder: boolean,
): readonly Power[] {
  const name = profile.identity ?? "";
  const extras = inOrder(profile.extraGrants.map(({ capability }) => capability));
  const keys = [...new Set(profile.extraGrants.map(({ tool }) => `\`${tool}\``))].join(" and ");
  // Since 2.1.267 a subagent bypasses only where the session does.
  const approving = profile.bypasses.filter(
    ({ effect }) => effect === "auto-approve" || (isOlder && effect === "bypass"),
  );
  return [
    ...(extras.length > 0
      ? [
          {
            may: extras,
            because: `runs as the subagent \`${name}\` with its ${keys}`,
            content: [...profile.hooks, ...profile.servers].map(({ value }) => value).join("\n"),
            at,
          },
        ]
      : []),
    ...approving.map(({ setting, value, effect }) => ({
      may: own.filter(
        (capability) =>
          capability === "write" ||
          ((effect === "bypass" || value === "auto") && capability !== "read" && capability !== "delegate"),
      ),
      because: `runs as the subagent \`${name}\`, whose \`${setting}: ${value}\` approves what the caller would need confirmation for`,
      at,
    })),
  ];
}
