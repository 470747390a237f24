/** The descriptors of the rules that a SARIF run reports. */
import type { Tool } from "../../evaluate/result.ts";
import { helpOf } from "../../evaluate/result.ts";
import { rules } from "../../generated/catalogue.ts";
import { pages } from "../../generated/pages.ts";
import type { Certainty } from "../../model/certainty.ts";
import type { Severity } from "../../model/finding.ts";
import { classOf, type Rule } from "../../model/rule.ts";
import { weaknessOf } from "./weaknesses.ts";

/** GitHub refuses longer descriptions. */
const longest = 1024;

/** How sure GitHub's `precision` is, by how the facts are known. */
const precisions: Readonly<Record<Certainty, string>> = {
  measured: "very-high",
  documented: "high",
  assumed: "medium",
};

/** The descriptor of a rule or kind. `certainty` and `severity` are the best and the worst of its findings. */
export function descriptorOf(
  id: string,
  { certainty, severity }: { readonly certainty: Certainty; readonly severity: Severity },
  tool: Tool,
) {
  const [name = "", kind] = id.split("/");
  const rule = (rules as Readonly<Record<string, Rule>>)[name];
  const summary = rule?.summary ?? name;
  const help = helpOf(tool, name);
  const ofClass = rule && classOf(rule, kind);
  const weakness = weaknessOf(name, kind);
  const description = (kind === undefined ? summary : `${summary} This kind: ${kind}.`).slice(0, longest);
  return {
    id,
    name: id.replace(/(?:^|[-/])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: summary.slice(0, longest) },
    fullDescription: { text: description },
    helpUri: help,
    help: { text: `${description} ${help}`, markdown: markdownOf(pages[name] ?? summary, help) },
    defaultConfiguration: { level: severity },
    properties: {
      tags: [
        ...(weakness ? ["security"] : []),
        ...(ofClass ? [ofClass] : []),
        ...(weakness?.cwe ?? []).map((number) => `external/cwe/cwe-${String(number).padStart(3, "0")}`),
        ...(weakness?.owasp ?? []).map((risk) => `external/owasp/${risk.toLowerCase().replace(":", "-")}`),
      ],
      precision: precisions[certainty],
      "problem.severity": severity === "note" ? "recommendation" : severity,
      ...(weakness ? { "security-severity": weakness.score.toFixed(1) } : {}),
    },
  };
}

/** A rule's page up to its examples, with links that lead to the project. */
function markdownOf(page: string, help: string): string {
  const [text = ""] = page.split(/^## Examples$/m);
  const body = text
    .replace(/<!-- levels -->[\s\S]*?<!-- \/levels -->\n*/g, "")
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, link: string) => `](${new URL(link, help).href})`)
    .trim();
  return `${body}\n\n[The whole page](${help})\n`;
}
