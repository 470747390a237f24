/** `toolPermissions` of Augment, as auggie 0.36.0 applied them to calls. */
import { describe, expect, it } from "vitest";
import augment from "../../../src/hosts/augment/index.ts";
import { loadIn } from "../../support/loading.ts";

const tool = "launch-process";
const rule = (toolName: unknown, type: string, more: object = {}) => ({ toolName, permission: { type }, ...more });

async function effectsOf(...toolPermissions: readonly unknown[]): Promise<readonly string[]> {
  const path = ".augment/settings.json";
  const { layers, unjudged } = await loadIn(augment, { [path]: JSON.stringify({ toolPermissions }) });
  return [
    ...layers.flatMap(({ authority }) => authority.map(({ effect }) => effect)),
    ...unjudged.map(({ kind = "refused" }) => kind),
  ];
}

describe("rules", () => {
  it.each<[rules: readonly unknown[], effects: readonly string[]]>([
    [[rule(tool, "allow"), rule(tool, "deny")], ["auto-approves"]],
    [[rule(tool, "deny"), rule(tool, "allow")], ["narrows"]],
    // What matches no tool decides about none.
    [[rule("*", "deny"), rule(tool, "allow")], ["auto-approves"]],
    [
      [rule("*", "allow"), rule(tool, "deny")],
      ["bypasses", "narrows"],
    ],
    [[rule("shell", "deny")], []],
    [[rule("bash", "ask-user")], []],
    [[rule(tool, "deny", { shellInputRegex: "ouch" })], ["narrows"]],
    [[rule(tool, "deny", { eventType: "tool-response" })], []],
    // One wrong rule, and none applies.
    [[5, rule(tool, "deny")], ["refused"]],
    [[rule("view", "other"), rule(tool, "deny")], ["refused"]],
    [
      [rule(5, "deny"), rule(tool, "allow")],
      ["auto-approves", "refused"],
    ],
  ])("%j: %j", async (rules, effects) => {
    expect(await effectsOf(...rules)).toEqual(effects);
  });
});
