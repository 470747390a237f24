/** The inputs of the action: which policy they can name. */
import { describe, expect, it } from "vitest";
import { inputsOf } from "../../../src/action/inputs.ts";

const policyOf = (value: string) => inputsOf({ INPUT_POLICY: value }).policy;

describe("the input `policy`", () => {
  it.each([
    [".github/policy.yml", { kind: "file", path: ".github/policy.yml" }],
    ["./policies//own.yml", { kind: "file", path: "policies/own.yml" }],
    [
      "acme/policy//agents.yml@v1",
      { kind: "remote", owner: "acme", repository: "policy", path: "agents.yml", ref: "v1" },
    ],
  ])("names a file of this repository or of another one: %s", (value, policy) =>
    expect(policyOf(value)).toMatchObject(policy),
  );

  it.each(["/tmp/x.yml", "../x.yml", "a/../../x.yml"])("reads no disk, and says what to write instead: %s", (value) =>
    expect(() => policyOf(value)).toThrow(`not \`${value}\`; name one`),
  );
});
