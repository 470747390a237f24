/** Reads a file of cases: small repositories, and what a policy should find in each. */
import type { Severity } from "../../model/finding.ts";
import type { PolicyProblems, Stated } from "../model.ts";
import type { Place, Source } from "../../repo/text.ts";
import { readDocument } from "./document.ts";

/** A finding that is waited for; what it does not name may be anything. */
export interface Expectation {
  readonly rule: string;
  readonly kind: string | undefined;
  readonly severity: Severity | undefined;
  readonly path: string | undefined;
  readonly line: number | undefined;
  readonly at: Place;
}

export interface PolicyCaseFile {
  /** The policy, as a path from the file of cases; `undefined`: that of the repository. */
  readonly policy: Stated<string> | undefined;
  readonly cases: readonly TestCase[];
}

export interface TestCase {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  /** Only what this host finds. */
  readonly host: string | undefined;
  readonly expect: readonly Expectation[];
  readonly at: Place;
}

/** Characters of one file. */
const limit = 4 * 1024 * 1024;

export async function readCases(source: Source): Promise<PolicyCaseFile | PolicyProblems> {
  const read = await readDocument(source, {
    what: "a file of cases",
    characters: limit,
    empty: "there are no cases in it",
    shape: async () => (await import("./test-cases-schema.ts")).casesShape,
  });
  if ("kind" in read) return read;
  const { value, at } = read;
  return {
    policy: value.policy === undefined ? undefined : { value: value.policy, at: at("policy") },
    cases: value.cases.map(({ name, files, host, expect }, i) => ({
      name,
      files: new Map(Object.entries(files)),
      host,
      expect: expect.map(({ rule, kind, severity, path, line }, j) => ({
        rule,
        kind,
        severity,
        path,
        line,
        at: at("cases", i, "expect", j),
      })),
      at: at("cases", i, "name"),
    })),
  };
}
