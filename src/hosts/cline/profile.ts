/** What Cline makes of one file. */
import { type Fact } from "../../model/fact.ts";
import { valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { bodyPrompt, knownValues, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument } from "./document.ts";
import { knownKeys } from "./fields.ts";
import { openTools, readTools } from "./grants.ts";
import { grantedBy } from "./tools.ts";

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["read_files", "search_codebase"],
  powersOf: grantedBy,
};

export async function agentOf(source: Source): Promise<FolderResult> {
  const document = await readDocument(source);
  if (document.problem?.kind === "document") return { verdict: { kind: "rejected", problem: document.problem } };
  const isEmpty = source.text.slice(document.body.start).trim() === "";
  const fault =
    document.problem ??
    (isEmpty
      ? {
          message: "it has no prompt below the frontmatter",
          at: { source, span: { start: source.text.length, end: source.text.length } },
        }
      : undefined);
  return {
    verdict: fault ? { kind: "rejected", problem: fault } : { kind: "loaded" },
    profile: readProfile(document, source, fault === undefined),
    ...(document.unjudged ? { unjudged: [document.unjudged] } : {}),
  };
}

function readProfile({ table, isRead, isOpen, body, cuts }: Document, source: Source, isLoaded: boolean) {
  const home = startOfTable(table, source);
  const text = (key: string): Fact<string> => trimmed(textFact(valueOf(table, key), source, home));
  const name = text("name");
  const tools = isOpen ? openTools(home) : readTools(table, source, home);
  return profileFrom({
    home,
    name,
    // Of two names that differ only in case, one file is left out.
    identity: name.state === "stated" ? name.value.toLowerCase() : undefined,
    description: text("description"),
    model: text("modelId"),
    grants: tools.grants,
    onlyTools: onlyToolsIn(table, source, toolLine),
    bypasses: isRead ? unhonouredModesIn(table, source, knownKeys) : [],
    ineffective: isRead ? [...unknownKeysIn(table, source, knownKeys), ...tools.ineffective, ...cuts] : [],
    prompt: bodyPrompt(source, body),
    native: isLoaded && isRead ? () => knownValues(table, knownKeys.keys) : undefined,
  });
}

/** Cline takes the white space around a text away. */
function trimmed(fact: Fact<string>): Fact<string> {
  return fact.state === "stated" ? { ...fact, value: fact.value.trim() } : fact;
}
