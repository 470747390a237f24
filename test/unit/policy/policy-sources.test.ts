/** The head of `policy`: each source once, with its commit once. */
import { describe, expect, it } from "vitest";
import { policyPretty } from "../../../src/reports/policy/pretty.ts";

const commit = "0123456789abcdef0123456789abcdef01234567";

describe("the commit of a source", () => {
  it.each([
    [`acme/policy//agents.yml@${commit}`, ""],
    [`acme/policy//agents.yml@${commit}#sha256:${"a".repeat(64)}`, ""],
    [`acme/policy//agents.yml@${commit.slice(0, 12)}`, ""],
    ["acme/policy//agents.yml@v1", " of 0123456789ab"],
    ["acme/policy//agents.yml@abcdef0", " of 0123456789ab"],
    [".github/agent-profile-check.yml", " of 0123456789ab"],
  ])("is told once: %s", (ref, words) => {
    const force = {
      today: "2026-11-20",
      sources: [{ ref, commit, sha256: "" }],
      isUnder: false,
      settings: [],
      faults: [],
      profiles: undefined,
      files: undefined,
    };
    const [, source] = policyPretty(force, { color: false, columns: 400 }).split("\n");
    expect(source).toBe(`  ${ref}${words}`);
  });
});
