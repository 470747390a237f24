/** Findings as the pages of the rules show them. */
import type { Finding } from "../../src/model/finding.ts";
import { lineAt, positionAt } from "../../src/repo/text.ts";

export function describeFindings(findings: readonly Finding[]): string {
  return findings.map(one).join("");
}

function one({ at: { source, span }, severity, rule, kind, message, related = [] }: Finding): string {
  const { line, column } = positionAt(source, span.start);
  const head = `${source.path}:${line}:${column} ${severity} ${rule}${kind ? `/${kind}` : ""}: ${message}\n`;
  const text = lineAt(source, line);
  const width = Math.max(1, Math.min(span.end - span.start, text.length - column + 1));
  const margin = " ".repeat(String(line).length);
  const frame = text === "" ? "" : `  ${line} | ${text}\n  ${margin} | ${" ".repeat(column - 1)}${"^".repeat(width)}\n`;
  const others = related
    .map(({ message: other, at }) => `  ${at.source.path}:${positionAt(at.source, at.span.start).line}: ${other}\n`)
    .join("");
  return head + frame + others;
}
