/**
 * Makes the fix that takes writing and commands away from an agent, with edits of the rules that it has; where it can
 * do more that it must not, the rule that leaves only reading.
 */
import type { Fix, Edit } from "../../../model/fix.ts";
import type { Grant } from "../../../model/profile.ts";
import { type Node, type Table, valueOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { outcomeOf, type Rule } from "./rules.ts";

/** A profile in the old shape. */
interface Agent {
  readonly table: Table;
  readonly source: Source;
  /** Its own rules. */
  readonly own: readonly Rule[];
  readonly grants: readonly Grant[];
  /** Whether its keys stand in frontmatter, one on each line. */
  readonly isFile: boolean;
}

/** What the old shape calls writing and running commands. */
const changing = [
  ["edit", "write"],
  ["bash", "execute"],
] as const;

/** A line of the fix, and what an editor does for it. */
interface Step {
  readonly title: string;
  readonly edit: Edit | undefined;
}

/** What leaves only reading. It replaces all rules of the agent, so nothing is edited. */
const reading: Fix = {
  title: 'permission: { "*": deny, read: allow, glob: allow, grep: allow }',
  safe: false,
  edits: [],
};

/** Never `safe`: the agent may need what the fix takes away. `excess`: the capabilities to take away. */
export function readersOnly(agent: Agent, excess: readonly string[] = []): Fix {
  if (excess.some((capability) => !changing.some(([, changed]) => changed === capability))) return reading;
  const { own, grants } = agent;
  const open = changing.flatMap(([action, capability]) =>
    own.length === 0 || grants.some((grant) => grant.capability === capability && grant.scope === null) ? [action] : [],
  );
  // Editing and commands are denied already, so it is other tools that are too many.
  if (open.length === 0) return reading;
  const rules = open.map((action) => ({ action, rule: outcomeOf(action, own).rule }));
  const replaced = rules.flatMap(({ action, rule }) => (rule?.action === action ? [replacing(rule)] : []));
  const missing = rules.flatMap(({ action, rule }) => (rule?.action === action ? [] : [action]));
  const steps = [...replaced, ...(missing.length > 0 ? [adding(missing, agent)] : [])];
  const edits = steps.flatMap(({ edit }) => edit ?? []);
  return {
    title: steps.map(({ title }) => title).join(", "),
    safe: false,
    edits: edits.length === steps.length ? edits : [],
  };
}

/** Turns a rule around where it stands. */
function replacing({ at, written, action }: Rule): Step {
  const text = at.source.text.slice(at.span.start, at.span.end);
  const denied = text.replace(/\b(?:allow|ask)\b/, "deny").replace(/\btrue\b/i, "false");
  return {
    title: written.startsWith(`${action}.`)
      ? `${action}: { "*": deny }`
      : written.replace(/: (?:allow|ask)$/, ": deny").replace(/: true$/i, ": false"),
    edit: denied === text ? undefined : { at, text: denied },
  };
}

/** Adds rules: in a file without `permission` as its first line, else behind the last rule, which is where they win. */
function adding(actions: readonly string[], { table, source, isFile }: Agent): Step {
  const permission = valueOf(table, "permission");
  const rules = actions.map((action) => `${action}: deny`).join(", ");
  const whole = `permission: { ${rules} }`;
  const { start } = table.span;
  if (!permission) {
    const isLine = isFile && source.text[start - 1] === "\n" && table.entries.length > 0;
    return { title: whole, edit: isLine ? { at: placeIn(source, start, start), text: `${whole}\n` } : undefined };
  }
  if (permission.kind === "scalar")
    return { title: whole, edit: isFile ? { at: { source, span: permission.span }, text: `{ ${rules} }` } : undefined };
  if (permission.kind === "table" && permission.entries.some(({ name }) => actions.some((action) => action === name)))
    return { title: `${rules} as the last of \`permission\``, edit: undefined };
  return { title: rules, edit: appending(actions, permission, source, isFile) };
}

function appending(actions: readonly string[], permission: Node, source: Source, isFile: boolean): Edit | undefined {
  const last = permission.kind === "table" ? permission.entries.at(-1) : undefined;
  // What an alias or a merge brings stands elsewhere.
  if (!last || last.key.span.start < permission.span.start || last.value.span.start < last.key.span.end)
    return undefined;
  const isFlow = source.text[permission.span.start] === "{";
  const { end } = last.value.span;
  const at = placeIn(source, end, end);
  if (isFlow) {
    const quote = isFile ? "" : '"';
    return { at, text: actions.map((action) => `, ${quote}${action}${quote}: ${quote}deny${quote}`).join("") };
  }
  const indent = /[^\n]*$/.exec(source.text.slice(0, last.key.span.start))?.[0] ?? "";
  if (/\S/.test(indent) || source.text[end - 1] === "\n") return undefined;
  return { at, text: actions.map((action) => `\n${indent}${action}: deny`).join("") };
}

function placeIn(source: Source, start: number, end: number): Place {
  return { source, span: { start, end } };
}
