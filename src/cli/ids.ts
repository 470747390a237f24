/** `rules`, `hosts` and `explain` without a name: the ids with one line each. */
import { hosts, rules } from "../generated/catalogue.ts";
import type { Host } from "../model/host.ts";
import { defaultEditionOf } from "../model/host.ts";
import type { Rule } from "../model/rule.ts";
import { stylesFor, wrap } from "../sanitize/colors.ts";
import { visible, widthOf } from "../sanitize/text.ts";
import type { Screen } from "./report-formats.ts";
import { largest } from "../repo/many.ts";

/** `undefined`: rules and hosts. */
export function idList(of: "rules" | "hosts" | undefined, { color, columns, command }: Screen): string {
  const styles = stylesFor(color);
  const ofRules = Object.entries<Rule>(rules).map(([id, { summary }]): Row => [id, summary]);
  const ofHosts = Object.entries<Host>(hosts).map(([id, host]): Row => [id, hostLine(host)]);
  const parts = [
    ...(of === "hosts" ? [] : [[styles.bold("Rules"), table(ofRules, columns)]]),
    ...(of === "rules" ? [] : [[styles.bold("Hosts"), table(ofHosts, columns)]]),
  ];
  const example = of === "hosts" ? "claude" : "max-capability";
  return `${parts.map(([heading, rows]) => `${heading}\n${rows}`).join("\n")}\n${styles.dim(`more about one: ${command} explain ${example}`)}\n`;
}

type Row = readonly [id: string, text: string];

function hostLine(host: Host): string {
  const { title, editions, patterns } = host;
  const edition = defaultEditionOf(host);
  const others = editions.filter((other) => other !== edition);
  const [place] = patterns.filter((pattern) => /^(?!~|\$|\/).*\*/.test(pattern));
  const where = place === undefined ? "where the policy says" : `\`${place.replace(/^\*\*\//, "")}\``;
  return `${title}: ${where}, edition ${edition}${others.length > 0 ? ` (also ${others.join(", ")})` : ""}`;
}

function table(rows: readonly Row[], columns: number): string {
  const first = largest(rows.map(([id]) => id.length)) + 4;
  const width = Math.max(30, Math.min(columns, 120) - first);
  return rows
    .flatMap(([id, text]) =>
      wrap(visible(text), width, widthOf).map((line, i) => `${(i === 0 ? `  ${id}` : "").padEnd(first)}${line}\n`),
    )
    .join("");
}
