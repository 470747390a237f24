/** Makes a profile from the parses of a frontmatter and from a body. */
import { capabilities } from "../../model/capability.ts";
import { type Fact, known, stated } from "../../model/fact.ts";
import { bodyPrompt, knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import { type Grant, type Profile } from "../../model/profile.ts";
import { type Power, union } from "../../model/union.ts";
import { textsIn } from "../_kit/profiles/unknown-keys.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { cutsIn } from "./cli/cuts.ts";
import { cliValues } from "./cli/native.ts";
import { type CliReading, cliToolsIn } from "./cli/reading.ts";
import { lookupCli } from "./cli/tools.ts";
import { ineffectiveKeysOf, keys } from "./keys.ts";
import { powersOf } from "./powers.ts";
import { isSameNode } from "./same-node.ts";
import { powersOf as powersOfTool, readTools } from "./tools.ts";
import { append } from "../../repo/many.ts";

/** The file of one agent. */
export interface AgentFile {
  readonly source: Source;
  /** The span of the prompt. */
  readonly body: Span;
  /** The file's name without its extension, by which the readers tell agents apart. */
  readonly id: string;
  /** Whether the file is written for Claude Code: it lies in that host's folder. */
  readonly isClaudes: boolean;
  /** Copilot CLI's own reading, if it looks at the file. */
  readonly cli: CliReading | undefined;
}

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["read", "search"],
  powersOf: (name) => {
    const ofCli = lookupCli(name);
    return ofCli?.length === 0 ? powersOfTool(name.toLowerCase()) : ofCli;
  },
};

/** The union of what each parse of the frontmatter grants, and of what Copilot CLI grants. */
export function readProfile([first, ...others]: readonly [Table, ...Table[]], file: AgentFile): Profile {
  const { cli, source } = file;
  let profile = profileOf(first, file);
  for (const table of others) profile = union(profile, powerOf(table, file));
  if (cli?.kind !== "agent") return profile;
  // Most often Copilot CLI's parser makes the same of the text, which then grants nothing new.
  if (!isSameNode(cli.table, first)) profile = union(profile, powerOf(cli.table, file));
  const further = cliGrants(profile, cli.table, source);
  if (further.length > 0)
    profile = union(profile, { ...profile, grants: stated(further, startOfTable(cli.table, source)) });
  const cuts = cutsIn(cli.table, source);
  return cuts.length === 0 ? profile : { ...profile, ineffective: [...profile.ineffective, ...cuts] };
}

/** What Copilot CLI grants beyond a profile: it splits a text at commas that stand inside parentheses, too. */
function cliGrants(profile: Profile, table: Table, source: Source): readonly Grant[] {
  const granted = new Set((known(profile.grants) ?? []).map(({ capability }) => capability));
  if (granted.size === capabilities.length) return [];
  const further: Grant[] = [];
  for (const name of cliToolsIn(table)) {
    for (const capability of lookupCli(name) ?? [])
      if (!granted.has(capability)) append(further, grantEach(placeOfTools(table, source), [capability], name));
  }
  return further;
}

function placeOfTools(table: Table, source: Source): Place {
  const list = valueOf(table, "tools");
  return list ? { source, span: list.span } : startOfTable(table, source);
}

/** What a parse of the frontmatter grants. */
function powerOf(table: Table, { source, isClaudes }: AgentFile): Power {
  const { grants } = readTools(valueOf(table, "tools"), source, startOfTable(table, source));
  return { grants, denied: [], ...powersOf(table, source, isClaudes) };
}

function profileOf(table: Table, { source, body, id, isClaudes, cli }: AgentFile): Profile {
  const home = startOfTable(table, source);
  const { grants, ineffective } = readTools(valueOf(table, "tools"), source, home);
  return profileFrom({
    home,
    name: nameOrFileName(textFact(valueOf(table, "name"), source, home), id, home),
    identity: id,
    description: textFact(valueOf(table, "description"), source, home),
    model: modelOf(valueOf(table, "model") ?? valueOf(table, "models"), source, home),
    grants,
    onlyTools: onlyToolsIn(table, source, toolLine),
    ...powersOf(table, source, isClaudes),
    ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: () => ({ ...knownValues(table, keys.keys), cli: cliValues(cli) }),
  });
}

/** One model, or several in order of preference. */
function modelOf(node: Node | undefined, source: Source, home: Place): Fact<string> {
  return node?.kind === "list"
    ? stated(textsIn(node).join(", "), { source, span: node.span })
    : textFact(node, source, home);
}
