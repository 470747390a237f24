/** Reads a file of policy test cases: small repositories, and the findings expected in each. */
import type { Severity } from "../../model/finding.ts";
import type { PolicyProblems, Stated } from "../model.ts";
import type { Place, Source } from "../../repo/text.ts";
import { readDocument } from "./document.ts";

/** An expected finding. A field that is `undefined` matches anything. */
export interface Expectation {
  readonly rule: string;
  readonly kind: string | undefined;
  readonly severity: Severity | undefined;
  /** Relative to the root of the case. */
  readonly path: string | undefined;
  /** Counted from 1. */
  readonly line: number | undefined;
  readonly at: Place;
}

/** The cases of one file for `policy test`. */
export interface PolicyCaseFile {
  /** The path of the policy, relative to the file of cases; `undefined`: the repository's policy. */
  readonly policy: Stated<string> | undefined;
  readonly cases: readonly TestCase[];
}

/** Files of a tree, and what the policy must find in it. */
export interface TestCase {
  readonly name: string;
  /** Texts by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Only the findings for this host; `undefined`: for all hosts. */
  readonly host: string | undefined;
  /** All findings but waived ones, in any order: one more or one less fails the test. */
  readonly expect: readonly Expectation[];
  readonly at: Place;
}

/** How many characters a file of cases may have. */
const maxCharacters = 4 * 1024 * 1024;

/** Problems instead of cases where the file cannot be read as one. */
export async function readCases(source: Source): Promise<PolicyCaseFile | PolicyProblems> {
  const read = await readDocument(source, {
    what: "a file of cases",
    characters: maxCharacters,
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
