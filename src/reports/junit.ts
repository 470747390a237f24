/**
 * `check --format junit`: a test for each file of each host. It fails if a finding on it fails the run. The form is
 * that of Ant's JUnit task, which GitLab, Jenkins and Azure DevOps read.
 */
import type { EvaluatedFinding, Result } from "../evaluate/result.ts";
import { failsRun } from "../evaluate/result.ts";
import { titles } from "../generated/titles.ts";
import { positionAt } from "../repo/text.ts";
import { visible } from "../sanitize/text.ts";
import { isCounted } from "./model/ceilings.ts";
import { ruleIdOf } from "./model/rule-id.ts";

/** What one host, or the repository itself, is tested for. */
interface Suite {
  readonly name: string;
  /** The findings on each tested file; none: the test passes. */
  readonly tests: Map<string, EvaluatedFinding[]>;
}

/** No times are known: each is 0, and the timestamp is the first second of the day that the policy is judged on. */
export function junit(result: Result): string {
  const suites = suitesOf(result).map((suite, id) => suiteElement(suite, id, result));
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}

function suitesOf({ inspection: { subjects }, findings }: Result): readonly Suite[] {
  const suites = new Map<string, Suite>();
  const testsOf = (host: string | null) => {
    const id = host ?? "";
    const name = host === null ? "repository" : (titles.get(host) ?? host);
    const suite = suites.get(id) ?? { name, tests: new Map<string, EvaluatedFinding[]>() };
    suites.set(id, suite);
    return suite.tests;
  };
  for (const { host, item } of subjects) for (const path of item.files.slice(0, 1)) testsOf(host).set(path, []);
  for (const evaluated of findings) {
    const { host, at } = evaluated.finding;
    if (isCounted(evaluated)) continue;
    const tests = testsOf(host);
    tests.set(at.source.path, [...(tests.get(at.source.path) ?? []), evaluated]);
  }
  return [...suites]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { name, tests }]) => ({ name, tests: new Map([...tests].sort(([a], [b]) => (a < b ? -1 : 1))) }));
}

function suiteElement({ name, tests }: Suite, id: number, result: Result): string {
  const cases = [...tests].map(([path, found]) => {
    const failing = found.filter((evaluated) => failsRun(evaluated, result));
    return { path, failing, others: found.filter((evaluated) => !failing.includes(evaluated)) };
  });
  const failures = cases.filter(({ failing }) => failing.length > 0).length;
  const { tool, commit, base, date } = result;
  const properties = { tool: tool.name, version: tool.version, commit, base, date };
  const rest = cases.flatMap(({ others }) => others.map(lineOf));
  return [
    `<testsuite name="${escaped(name)}" package="${escaped(tool.name)}" id="${id}" timestamp="${date}T00:00:00" hostname="localhost" tests="${cases.length}" failures="${failures}" errors="0" time="0">`,
    "<properties>",
    ...Object.entries(properties).flatMap(([key, value]) =>
      value === null ? [] : [`<property name="${key}" value="${escaped(value)}"/>`],
    ),
    "</properties>",
    ...cases.map(({ path, failing }) => caseElement(name, path, failing)),
    `<system-out>${rest.map((line) => escaped(line)).join("\n")}</system-out>`,
    "<system-err></system-err>",
    "</testsuite>",
  ].join("\n");
}

function caseElement(suite: string, path: string, failing: readonly EvaluatedFinding[]): string {
  const open = `<testcase name="${escaped(path)}" classname="${escaped(suite)}" time="0"`;
  const [first] = failing;
  if (!first) return `${open}/>`;
  const message =
    failing.length === 1 ? first.finding.message : `${failing.length} findings, the first: ${first.finding.message}`;
  const lines = failing.map((evaluated) => escaped(lineOf(evaluated))).join("\n");
  return `${open}><failure type="${escaped(ruleIdOf(first.finding))}" message="${escaped(message)}">${lines}</failure></testcase>`;
}

/** `.claude/agents/a.md:4:1 error no-permission-bypass: …`, and what to write instead. */
function lineOf(evaluated: EvaluatedFinding): string {
  const { finding } = evaluated;
  const { at, severity, message, fixes: [fix] = [] } = finding;
  const { line, column } = positionAt(at.source, at.span.start);
  const place = `${at.source.path}:${line}:${column}`;
  const remedy = fix ? `. Fix: ${fix.title}` : "";
  return `${place} ${severity} ${ruleIdOf(finding)}${asideWords(evaluated)}: ${message}${remedy}`;
}

function asideWords({ state, isBaselined, waiver }: EvaluatedFinding): string {
  if (waiver) return ` (waived by ${waiver.owner} until ${waiver.until})`;
  if (isBaselined) return " (in the baseline)";
  return state === "existing" ? " (existing)" : "";
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** One line of text that XML 1.0 allows, with nothing hidden in it. */
function escaped(text: string): string {
  return visible(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
