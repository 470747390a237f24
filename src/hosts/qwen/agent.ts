/** What Qwen Code makes of one Markdown file. */
import type { FileResult } from "../_kit/layers.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, type Node, type SyntaxProblem, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { union } from "../../model/profile.ts";
import type { Source, Span } from "../../repo/text.ts";
import { type Document, readDocument } from "./document.ts";
import { approvalModes } from "./modes.ts";
import { readProfile } from "./profile.ts";

/** The host skips what it refuses, with a warning. */
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
  const [first, ...others] = tables.map((table, i) => readProfile(table, source, body, !refusal && i === 0));
  const profile = first && others.reduce(union, first);
  const made = profile ? { profile } : {};
  if (refusal) return [{ verdict: { kind: "rejected", problem: problemAt(refusal) }, ...made }];
  const lenient =
    leniency &&
    problemAt({ ...leniency, message: `the frontmatter is no YAML: ${leniency.message}` }, "strict-readers");
  return [{ verdict: { kind: "loaded" }, ...made, ...(lenient ? { leniency: lenient } : {}) }];
}

const reserved = new Set(["self", "system", "user", "model", "tool", "config", "default", "main"]);

/** @qwen-code/qwen-code 0.24.4, `parseSubagentContent` and `SubagentValidator`. */
function refusalOf(text: string, { tables: [table], front, body, leniency }: Document): SyntaxProblem | undefined {
  const problem = (message: string, span: Span): SyntaxProblem => ({ kind: "problem", message, span });
  const top = { start: front.start, end: front.start };
  const name = valueOf(table, "name");
  const description = valueOf(table, "description");
  if (!name || isEmptyValue(name)) return problem("it has no `name`", name?.span ?? top);
  if (!description || isEmptyValue(description))
    return problem("it has no `description`", description?.span ?? name.span);
  const mode = valueOf(table, "approvalMode");
  if (
    mode &&
    !isNull(mode) &&
    textOf(mode) !== "" &&
    (mode.kind !== "scalar" || typeof mode.value !== "string" || !approvalModes.includes(mode.text))
  ) {
    return problem(`\`approvalMode\` is none of ${approvalModes.map((one) => `\`${one}\``).join(", ")}`, mode.span);
  }
  const wrong = nameFault((textOf(name) ?? "[object Object]").trim());
  if (wrong !== undefined) return problem(`\`name\` ${wrong}`, name.span);
  const prompt = text.slice(body.start, body.end).trim();
  if (prompt.length < 10)
    return problem(prompt === "" ? "it has no prompt" : "its prompt is shorter than 10 characters", body);
  const model = valueOf(table, "model");
  if (model?.kind === "scalar" && model.text !== "" && model.text.trim() === "")
    return problem("`model` is blank", model.span);
  return wrongTools(table) ?? wrongRun(table, leniency) ?? wrongPlace(table, leniency);
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
    if (blank) return { kind: "problem", message: `a name in \`${key}\` is empty`, span: blank.span };
  }
  return undefined;
}

/** YAML without a value is left out; read line by line it is a value. */
function wrongRun(table: Table, leniency: SyntaxProblem | undefined): SyntaxProblem | undefined {
  for (const key of ["max_turns", "max_time_minutes"]) {
    const node = valueOf(valueOf(table, "runConfig"), key);
    if (!node || (isNull(node) && !leniency)) continue;
    const number =
      node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
        ? Number(node.value)
        : 0;
    if (number <= 0 || (key === "max_turns" && !Number.isInteger(number)))
      return { kind: "problem", message: `\`runConfig.${key}\` is no number above zero`, span: node.span };
  }
  return undefined;
}

/** Where the work is done has to be said exactly: another program, a container. */
function wrongPlace(table: Table, leniency: SyntaxProblem | undefined): SyntaxProblem | undefined {
  const executor = valueOf(table, "executor");
  const backend = valueOf(table, "executionBackend");
  const said = executor ?? backend;
  if (said && leniency)
    return {
      kind: "problem",
      message: `the frontmatter is no YAML, which \`${executor ? "executor" : "executionBackend"}\` has to stand in: ${leniency.message}`,
      span: leniency.span,
    };
  if (backend && textOf(backend) !== "container")
    return { kind: "problem", message: "`executionBackend` is not `container`", span: backend.span };
  if (!executor) return undefined;
  const [kind, command, args] = ["kind", "command", "args"].map((key) => valueOf(executor, key));
  const fits =
    (textOf(kind) === "acp" || textOf(kind) === "codex") &&
    (textOf(command) ?? "").trim() !== "" &&
    (!args ||
      (args.kind === "list" && args.items.every((item) => item.kind === "scalar" && typeof item.value === "string")));
  return fits
    ? undefined
    : { kind: "problem", message: "`executor` is no `{kind: acp | codex, command, args}`", span: executor.span };
}
