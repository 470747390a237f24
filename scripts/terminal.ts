/**
 * The picture of the terminal in the README: what `check` prints about two profiles, drawn each time it is generated.
 */
import { decide } from "../src/policy/decide/index.ts";
import { evaluate } from "../src/evaluate/index.ts";
import { failOnAll } from "../src/evaluate/result.ts";
import { presetPolicy } from "../src/policy/model.ts";
import { pretty } from "../src/reports/pretty/index.ts";
import { RepoIndex } from "../src/repo/repo-index.ts";
import { tool } from "../src/generated/tool.ts";
import { treeOf } from "../test/support/memory.ts";

const columns = 92;
const size = { character: 7.83, line: 19, font: 13, margin: 20 } as const;
const command = "npx github:agent-profile-check/agent-profile-check";
const files = {
  ".claude/agents/reviewer.md":
    "---\nname: reviewer\ndescription: Reviews a change. Read-only.\nallowed-tools: Read, Grep\n---\nReview the change. Never edit a file.\n",
  ".codex/agents/scout.toml":
    'name = "scout"\ndescription = "Explores the code before others start."\nsandbox_mode = "read-only"\ndeveloper_instructions = "Explore."\n',
};

/** What each sequence of colour switches on; the others switch it off. */
const classOf: Readonly<Record<string, string>> = { 1: "b", 2: "d", 31: "r", 32: "g", 33: "y", 36: "c" };

/** The picture as SVG. */
export async function terminal(): Promise<string> {
  const result = await evaluate({
    tool,
    repo: await RepoIndex.of(treeOf(files)),
    base: undefined,
    options: { decisions: await decide(presetPolicy("recommended"), "2026-01-01") },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: "all",
  });
  const printed = pretty(result, { color: true, columns, command: "agent-profile-check" });
  const upToVerdict = printed.slice(0, printed.indexOf("\n", printed.indexOf("Failed:")));
  const lines = [`\u001B[2m$\u001B[22m ${command}`, "", ...upToVerdict.split("\n")];
  const width = Math.ceil(columns * size.character) + 2 * size.margin;
  const height = lines.length * size.line + 2 * size.margin;
  const rows = lines.map(
    (line, at) => `<text x="${size.margin}" y="${size.margin + (at + 1) * size.line - 5}">${spansOf(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="agent-profile-check in a terminal: three limits of two profiles do not hold">`,
    `<style>text{font:${size.font}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#e6edf3;white-space:pre}.b{font-weight:700}.d{fill:#8d96a0}.r{fill:#ff7b72}.g{fill:#7ee787}.y{fill:#f2cc60}.c{fill:#79c0ff}</style>`,
    `<rect width="100%" height="100%" rx="8" fill="#0d1117"/>`,
    ...rows,
    "</svg>",
    "",
  ].join("\n");
}

function spansOf(line: string): string {
  const spans: string[] = [];
  let style: string | undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of colours begin with one.
  for (const part of line.split(/(\u001B\[\d+m)/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    const code = /^\u001B\[(\d+)m$/.exec(part)?.[1];
    if (code !== undefined) style = classOf[code];
    else if (part !== "")
      spans.push(style === undefined ? escaped(part) : `<tspan class="${style}">${escaped(part)}</tspan>`);
  }
  return spans.join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
