/** What the programs that read our formats accept: their own schemas, and their documented rules. */
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { validateXML } from "xmllint-wasm";

const schema = (name: string) => JSON.parse(readFileSync(`test/schemas/${name}`, "utf8")) as object;
const lenient = { allErrors: true, strict: false, logger: false } as const;

const latest = new Ajv2020(lenient);
addFormats.default(latest);
const isSarif = latest.compile(schema("sarif-2.1.0.json"));

const draft7 = new Ajv(lenient);
addFormats.default(draft7);
for (const name of ["iri-reference", "idn-email"]) draft7.addFormat(name, true);
// The specification's copy names its neighbours by these.
const neighbours = { "spdx.SNAPSHOT.schema.json": "spdx.json", "jsf-0.82.SNAPSHOT.schema.json": "jsf-0.82.json" };
for (const [id, name] of Object.entries(neighbours))
  draft7.addSchema({ ...schema(name), $id: `http://cyclonedx.org/schema/${id}` });
const isCyclonedx = draft7.compile(schema("cyclonedx-1.6.json"));
const isIssue = draft7.compile(schema("gitlab-code-quality.json"));

const errorsOf = ({ errors }: { readonly errors?: readonly { instancePath: string; message?: string }[] | null }) =>
  (errors ?? []).map(({ instancePath, message = "" }) => `${instancePath} ${message}`);

interface Sarif {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
    readonly results: readonly SarifResult[];
    readonly invocations: readonly [
      { readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[] },
    ];
  }[];
}
interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
  readonly properties: { readonly tags: readonly string[]; readonly "security-severity"?: string };
}
export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly baselineState?: string;
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
  readonly locations: readonly [
    { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region } },
  ];
}
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function sarifOf(text: string): Sarif["runs"][number] {
  const [run] = (JSON.parse(text) as Sarif).runs;
  if (!run) throw new Error("no run");
  return run;
}

/** Against the schema of SARIF 2.1.0, and GitHub's rules (docs.github.com, "SARIF support for code scanning"). */
export function problemsOfSarif(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  if (!isSarif(value)) return errorsOf(isSarif);
  const { tool, results } = sarifOf(text);
  const { rules } = tool.driver;
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || problems.push(what));
  for (const { id, shortDescription, fullDescription, help, properties } of rules) {
    for (const part of [shortDescription.text, fullDescription.text, help.text, help.markdown])
      must(part.trim() !== "", `${id}: an empty text`);
    must(shortDescription.text.length <= 1024 && fullDescription.text.length <= 1024, `${id}: a long description`);
    must(properties.tags.length <= 20, `${id}: too many tags`);
    const score = properties["security-severity"];
    const isScore = score === undefined || (/^\d+\.\d$/.test(score) && Number(score) > 0 && Number(score) <= 10);
    must(isScore, `${id}: the score ${score}`);
    must(properties.tags.includes("security") === (score !== undefined), `${id}: security without a score`);
  }
  must(results.length <= 5000, "too many results");
  const prints = new Set(results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash));
  must(prints.size === results.length, "two results with one fingerprint");
  for (const { ruleId, ruleIndex, message, locations } of results) {
    must(rules[ruleIndex]?.id === ruleId, `${ruleId}: the index of its rule`);
    must(message.text.trim() !== "" && !/\]\(/.test(message.text), `${ruleId}: a link in ${message.text}`);
    const { artifactLocation, region } = locations[0].physicalLocation;
    must(/^[\x21-\x7e]+$/.test(artifactLocation.uri), `the path ${artifactLocation.uri}`);
    const { startLine, endLine, startColumn, endColumn } = region;
    must(
      startLine < endLine || (startLine === endLine && startColumn <= endColumn),
      `${ruleId}: a region that ends first`,
    );
  }
  return problems;
}

/** Against the schema by which GitLab validates each issue, and its rule for fingerprints and severities. */
export function problemsOfGitlab(text: string): readonly string[] {
  const issues = JSON.parse(text) as readonly { readonly fingerprint: string; readonly severity: string }[];
  const prints = new Set(issues.map(({ fingerprint }) => fingerprint));
  return [
    ...issues.flatMap((issue) => (isIssue(issue) ? [] : errorsOf(isIssue))),
    ...(prints.size === issues.length ? [] : ["two issues with one fingerprint"]),
    ...issues.flatMap(({ severity }) =>
      ["info", "minor", "major", "critical", "blocker"].includes(severity) ? [] : [severity],
    ),
  ];
}

/** Against the schema of CycloneDX 1.6; every reference leads somewhere. */
export function problemsOfCyclonedx(text: string): readonly string[] {
  const value = JSON.parse(text) as Cyclonedx;
  if (!isCyclonedx(value)) return errorsOf(isCyclonedx);
  const refs = [value.metadata.component, ...value.components, ...(value.services ?? [])].map((one) => one["bom-ref"]);
  const known = new Set(refs);
  return [
    ...(known.size === refs.length ? [] : ["two components with one reference"]),
    ...value.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn].filter((to) => !known.has(to))),
  ];
}
interface Referable {
  readonly "bom-ref": string;
  readonly name: string;
}
export interface Cyclonedx {
  readonly metadata: { readonly component: Referable };
  readonly components: readonly (Referable & { readonly type: string })[];
  readonly services?: readonly Referable[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** Against the schema of Ant's JUnit task, with libxml2. */
export async function problemsOfJunit(...texts: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: texts.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [readFileSync("test/schemas/junit.xsd", "utf8")],
  });
  return errors.map(({ message }) => message);
}

/** The rows of a CSV text as a strict parser of RFC 4180 reads them; a text that breaks its rules throws. */
export function rowsOfCsv(text: string): readonly (readonly string[])[] {
  return parse(text, { bom: false, record_delimiter: "\r\n", relax_quotes: false, relax_column_count: false });
}
