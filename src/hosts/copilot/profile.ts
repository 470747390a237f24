/** Makes a profile from the parses of a frontmatter and from a body. */
import { type Fact, known, stated } from "../../model/fact.ts";
import { bodyPrompt, knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/fields.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import { type Grant, type Profile, union } from "../../model/profile.ts";
import { textsIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { flowList, onlyToolsIn } from "../_kit/only-tools.ts";
import { grantEach } from "../_kit/tools.ts";
import { cutsIn } from "./cli/cuts.ts";
import { type CliReading, cliToolsIn } from "./cli/reading.ts";
import { lookupCli } from "./cli/tools.ts";
import { ineffectiveKeysOf, keys } from "./keys.ts";
import { powersOf } from "./powers.ts";
import { readTools } from "./tools.ts";

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

const toolLine = { key: "tools", value: flowList, readers: ["read", "search"] };

/** The union of what each parse of the frontmatter grants, and of what Copilot CLI grants. */
export function readProfile([first, ...others]: readonly [Table, ...Table[]], file: AgentFile): Profile {
  const { cli, source } = file;
  const parsed = others.reduce<Profile>(
    (profile, table) => union(profile, profileOf(table, file)),
    profileOf(first, file),
  );
  if (cli?.kind !== "agent") return parsed;
  const both = union(parsed, profileOf(cli.table, file));
  const further = cliGrants(both, cli.table, source);
  return {
    ...(further.length > 0 ? union(both, { ...both, grants: stated(further, startOfTable(cli.table, source)) }) : both),
    ineffective: [...both.ineffective, ...cutsIn(cli.table, source)],
  };
}

/** What Copilot CLI grants beyond a profile: it splits a text at commas that stand inside parentheses, too. */
function cliGrants(profile: Profile, table: Table, source: Source): readonly Grant[] {
  const granted = new Set((known(profile.grants) ?? []).map(({ capability }) => capability));
  const list = valueOf(table, "tools");
  const at = list ? { source, span: list.span } : startOfTable(table, source);
  return cliToolsIn(table).flatMap((name) => {
    const further = (lookupCli(name) ?? []).filter((capability) => !granted.has(capability));
    return grantEach(at, further, name);
  });
}

function profileOf(table: Table, { source, body, id, isClaudes }: AgentFile): Profile {
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
    native: knownValues(table, keys.keys),
  });
}

/** One model, or several in order of preference. */
function modelOf(node: Node | undefined, source: Source, home: Place): Fact<string> {
  return node?.kind === "list"
    ? stated(textsIn(node).join(", "), { source, span: node.span })
    : textFact(node, source, home);
}
