/** What Qwen Code makes of one Markdown file. */
import type { FileResult } from "../_kit/loading/layers.ts";
import type { Problem } from "../../model/load.ts";
import { lastOf, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { union } from "../../model/union.ts";
import type { SettingsText } from "../_kit/loading/single-folder.ts";
import type { Source, Span } from "../../repo/text.ts";
import { type Document, readDocument } from "./document.ts";
import { approvalModes } from "./modes.ts";
import { readProfile } from "./profile.ts";
import { isTextLike, textOfValue } from "./values.ts";

/** The host skips files that it refuses, with a line in its log. */
export async function readAgents(source: Source, settings: readonly SettingsText[]): Promise<readonly FileResult[]> {
  const document = await readDocument(source);
  const { tables, fault, leniency, isPlain, execution } = document;
  const problemAt = ({ message, span }: SyntaxProblem, kind?: string): Problem => ({
    message,
    at: { source, span },
    ...(kind === undefined ? {} : { kind }),
  });
  if (isPlain && fault) return [{ verdict: { kind: "dropped", problem: problemAt(fault, "document") } }];
  const refusal = fault ?? execution.refusal ?? refusalOf(source.text, document);
  const discoversTools = settings.some(({ root }) => textOf(lastOf(lastOf(root, "tools"), "discoveryCommand")));
  const profile = tables
    .map((table, i) => readProfile(table, source, document, { isLoaded: !refusal && i === 0, discoversTools }))
    .reduce(union);
  if (refusal) return [{ verdict: { kind: "rejected", problem: problemAt(refusal) }, profile }];
  const lenient =
    leniency &&
    problemAt({ ...leniency, message: `the frontmatter is not valid YAML: ${leniency.message}` }, "strict-readers");
  return [{ verdict: { kind: "loaded" }, profile, ...(lenient ? { leniency: lenient } : {}) }];
}

/** Names that the host reserves. */
const reserved = new Set(["self", "system", "user", "model", "tool", "config", "default", "main"]);

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

/** The first reason why the host refuses a file. */
function refusalOf(text: string, { tables: [table], front, body }: Document): SyntaxProblem | undefined {
  return (
    missingKey(table, { start: front.start, end: front.start }) ??
    wrongMode(valueOf(table, "approvalMode")) ??
    wrongName(valueOf(table, "name")) ??
    wrongDescription(valueOf(table, "description")) ??
    wrongPrompt(text.slice(body.start, body.end).trim(), body) ??
    wrongModel(valueOf(table, "model")) ??
    wrongTools(table) ??
    wrongRun(table) ??
    wrongMapping(table)
  );
}

/** `top` is where a name would be written. */
function missingKey(table: Table, top: Span): SyntaxProblem | undefined {
  const name = valueOf(table, "name");
  if (!name || textOf(name) === "") return problem("it has no `name`", name?.span ?? top);
  const description = valueOf(table, "description");
  return !description || textOf(description) === ""
    ? problem("it has no `description`", description?.span ?? name.span)
    : undefined;
}

function wrongMode(mode: Node | undefined): SyntaxProblem | undefined {
  if (!mode || textOf(mode) === "") return undefined;
  return isTextLike(mode) && approvalModes.includes(textOf(mode) ?? "")
    ? undefined
    : problem(`\`approvalMode\` is not one of ${approvalModes.map((name) => `\`${name}\``).join(", ")}`, mode.span);
}

function wrongName(node: Node | undefined): SyntaxProblem | undefined {
  const text = node && textOfValue(node);
  const fault = text === undefined ? "is a mapping, or a list of mappings" : nameFault(text.trim());
  return node && fault !== undefined ? problem(`\`name\` ${fault}`, node.span) : undefined;
}

function wrongDescription(node: Node | undefined): SyntaxProblem | undefined {
  if (!node) return undefined;
  const text = textOfValue(node);
  if (text === undefined) return problem("`description` is a mapping, or a list of mappings", node.span);
  return text.trim() === "" ? problem("`description` is blank", node.span) : undefined;
}

function wrongPrompt(prompt: string, body: Span): SyntaxProblem | undefined {
  if (prompt.length >= 10) return undefined;
  return problem(prompt === "" ? "it has no prompt" : "its prompt is shorter than 10 characters", body);
}

/** Providers that a model may begin with: `openai:gpt-5`. */
const providers = new Set(["openai", "qwen-oauth", "gemini", "vertex-ai", "anthropic"]);

function wrongModel(node: Node | undefined): SyntaxProblem | undefined {
  if (!node || textOf(node) === "") return undefined;
  const text = textOfValue(node);
  if (text === undefined) return problem("`model` is a mapping, or a list of mappings", node.span);
  if (text !== "" && text.trim() === "") return problem("`model` is blank", node.span);
  const [, provider = "", id = ""] = /^([^:]*):(.*)$/s.exec(text.trim()) ?? [];
  return providers.has(provider.trim()) && id.trim() === ""
    ? problem(`\`model\` names no known model of \`${provider.trim()}\``, node.span)
    : undefined;
}

function nameFault(name: string): string | undefined {
  if (name.length < 2 || name.length > 50) return "has fewer than 2 or more than 50 characters";
  if (!/^[\p{L}\p{N}_-]+$/u.test(name)) return "has characters other than letters, digits, `-` and `_`";
  if (/^[-_]|[-_]$/.test(name)) return "begins or ends with `-` or `_`";
  return reserved.has(name.toLowerCase()) ? "is a name that Qwen Code reserves" : undefined;
}

function wrongTools(table: Table): SyntaxProblem | undefined {
  for (const key of ["tools", "disallowedTools"]) {
    const list = valueOf(table, key);
    const blank =
      list?.kind === "list"
        ? list.items.find((item) => item.kind === "scalar" && typeof item.value === "string" && item.text.trim() === "")
        : undefined;
    if (blank) return problem(`a name in \`${key}\` is empty`, blank.span);
  }
  return undefined;
}

function wrongRun(table: Table): SyntaxProblem | undefined {
  for (const key of ["max_turns", "max_time_minutes"]) {
    const node = valueOf(valueOf(table, "runConfig"), key);
    if (!node) continue;
    const number = numberOf(node);
    if (number <= 0 || (key === "max_turns" && !Number.isInteger(number)))
      return problem(`\`runConfig.${key}\` is not a number above zero`, node.span);
  }
  return undefined;
}

/** The host fails to log that it ignores a mapping under these keys, and with it the file. */
function wrongMapping(table: Table): SyntaxProblem | undefined {
  for (const key of ["background", "permissionMode", "maxTurns"]) {
    const node = valueOf(table, key);
    if (node && textOfValue(node) === undefined)
      return problem(`\`${key}\` is a mapping, or a list of mappings`, node.span);
  }
  return undefined;
}

/** The value of a number, and 0 for anything else. */
function numberOf(node: Node): number {
  return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : 0;
}
