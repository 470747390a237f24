/** What Qwen Code makes of one Markdown file. */
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { union } from "../../model/profile.ts";
import type { Source, Span } from "../../repo/text.ts";
import { type Document, readDocument } from "./document.ts";
import { approvalModes } from "./modes.ts";
import { readProfile } from "./profile.ts";

/** The host skips files that it refuses, with a warning. */
export async function agentsOf(source: Source): Promise<readonly FileResult[]> {
  const document = await readDocument(source.text);
  const { tables, fault, leniency, body, isPlain } = document;
  const problemAt = ({ message, span }: SyntaxProblem, kind?: string): Problem => ({
    message,
    at: { source, span },
    ...(kind === undefined ? {} : { kind }),
  });
  if (isPlain && fault) return [{ verdict: { kind: "dropped", problem: problemAt(fault, "document") } }];
  const refusal = fault ?? refusalOf(source.text, document);
  const profile = tables.map((table, i) => readProfile(table, source, body, !refusal && i === 0)).reduce(union);
  if (refusal) return [{ verdict: { kind: "rejected", problem: problemAt(refusal) }, profile }];
  const lenient =
    leniency &&
    problemAt({ ...leniency, message: `the frontmatter is no YAML: ${leniency.message}` }, "strict-readers");
  return [{ verdict: { kind: "loaded" }, profile, ...(lenient ? { leniency: lenient } : {}) }];
}

/** Names that the host reserves. */
const reserved = new Set(["self", "system", "user", "model", "tool", "config", "default", "main"]);

const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });

/**
 * The first reason why the host refuses a file (@qwen-code/qwen-code 0.24.4, `parseSubagentContent` and
 * `SubagentValidator`).
 */
function refusalOf(text: string, { tables: [table], front, body, leniency }: Document): SyntaxProblem | undefined {
  return (
    missingKey(table, { start: front.start, end: front.start }) ??
    wrongMode(valueOf(table, "approvalMode")) ??
    wrongName(valueOf(table, "name")) ??
    wrongPrompt(text.slice(body.start, body.end).trim(), body) ??
    blankModel(valueOf(table, "model")) ??
    wrongTools(table) ??
    wrongRun(table, leniency) ??
    wrongExecutor(table, leniency)
  );
}

/** `top` is where a name would be written. */
function missingKey(table: Table, top: Span): SyntaxProblem | undefined {
  const name = valueOf(table, "name");
  if (!name || isEmptyValue(name)) return problem("it has no `name`", name?.span ?? top);
  const description = valueOf(table, "description");
  return !description || isEmptyValue(description)
    ? problem("it has no `description`", description?.span ?? name.span)
    : undefined;
}

function wrongMode(mode: Node | undefined): SyntaxProblem | undefined {
  if (!mode || isNull(mode) || textOf(mode) === "") return undefined;
  const isMode = mode.kind === "scalar" && typeof mode.value === "string" && approvalModes.includes(mode.text);
  return isMode
    ? undefined
    : problem(`\`approvalMode\` is none of ${approvalModes.map((name) => `\`${name}\``).join(", ")}`, mode.span);
}

/** A mapping or a list as a name becomes `[object Object]` in the host. */
function wrongName(node: Node | undefined): SyntaxProblem | undefined {
  const fault = node && nameFault((textOf(node) ?? "[object Object]").trim());
  return node && fault !== undefined ? problem(`\`name\` ${fault}`, node.span) : undefined;
}

function wrongPrompt(prompt: string, body: Span): SyntaxProblem | undefined {
  if (prompt.length >= 10) return undefined;
  return problem(prompt === "" ? "it has no prompt" : "its prompt is shorter than 10 characters", body);
}

function blankModel(model: Node | undefined): SyntaxProblem | undefined {
  return model?.kind === "scalar" && model.text !== "" && model.text.trim() === ""
    ? problem("`model` is blank", model.span)
    : undefined;
}

function isNull(node: Node): boolean {
  return node.kind === "scalar" && node.value === null;
}

function nameFault(name: string): string | undefined {
  if (name.length < 2 || name.length > 50) return "has less than 2 or more than 50 characters";
  if (!/^[\p{L}\p{N}_-]+$/u.test(name)) return "has other characters than letters, digits, `-` and `_`";
  if (/^[-_]|[-_]$/.test(name)) return "begins or ends with `-` or `_`";
  return reserved.has(name.toLowerCase()) ? "is a word that the host keeps for itself" : undefined;
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

/** In YAML, a key without a value is left out. A file that is read line by line has an empty value there. */
function wrongRun(table: Table, leniency: SyntaxProblem | undefined): SyntaxProblem | undefined {
  for (const key of ["max_turns", "max_time_minutes"]) {
    const node = valueOf(valueOf(table, "runConfig"), key);
    if (!node || (isNull(node) && !leniency)) continue;
    const number = numberOf(node);
    if (number <= 0 || (key === "max_turns" && !Number.isInteger(number)))
      return problem(`\`runConfig.${key}\` is no number above zero`, node.span);
  }
  return undefined;
}

/** The value of a number, and 0 for anything else. */
function numberOf(node: Node): number {
  return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : 0;
}

/** Another program or a container that does the work has to be described exactly, in valid YAML. */
function wrongExecutor(table: Table, leniency: SyntaxProblem | undefined): SyntaxProblem | undefined {
  const executor = valueOf(table, "executor");
  const backend = valueOf(table, "executionBackend");
  if ((executor ?? backend) && leniency)
    return problem(
      `the frontmatter is no YAML, which \`${executor ? "executor" : "executionBackend"}\` has to stand in: ${leniency.message}`,
      leniency.span,
    );
  if (backend && textOf(backend) !== "container") return problem("`executionBackend` is not `container`", backend.span);
  return executor && !isExecutor(executor)
    ? problem("`executor` is no `{kind: acp | codex, command, args}`", executor.span)
    : undefined;
}

function isExecutor(node: Node): boolean {
  const args = valueOf(node, "args");
  return (
    ["acp", "codex"].includes(textOf(valueOf(node, "kind")) ?? "") &&
    (textOf(valueOf(node, "command")) ?? "").trim() !== "" &&
    (!args ||
      (args.kind === "list" && args.items.every((item) => item.kind === "scalar" && typeof item.value === "string")))
  );
}
