/** Which settings files Claude Code skips: the table of what the program did, and any mixture of its rows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import { typeFaultIn } from "../../../src/hosts/claude/settings/types.ts";
import { parseJsonc } from "../../../src/parsers/json.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { outcomes, values } from "../../support/claude-settings.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

interface Fact {
  readonly key: string;
  readonly value: string;
  readonly isSkipped: boolean;
}

const facts: readonly Fact[] = outcomes.flatMap(([row, keys]) =>
  keys.split(" ").flatMap((key) => values.map((value, i): Fact => ({ key, value, isSkipped: row[i] === "x" }))),
);

/** `a.b.c` and `5` as `{"a":{"b":{"c":5}}}`, without the outer braces. */
function written({ key, value }: Fact): string {
  const [first = "", ...rest] = key.split(".");
  const inner = rest.reduceRight((text, name) => `{${JSON.stringify(name)}:${text}}`, value);
  return `${JSON.stringify(first)}:${inner}`;
}

function isSkipped(text: string): boolean {
  const root = parseJsonc(text);
  if (root.kind === "problem") throw new Error(root.message);
  return typeFaultIn(root) !== undefined;
}

describe("settings files that Claude Code skips", () => {
  it("are those of the table of measurements", () => {
    // These objects lack keys that they must have, whatever the value of the one key says.
    const whole = /^(?:statusLine|fileSuggestion|spinnerVerbs)\./;
    const wrong = facts
      .filter(({ key }) => !whole.test(key))
      .filter((fact) => isSkipped(`{${written(fact)}}`) !== fact.isSkipped)
      .map(({ key, value }) => `${key} ${value}`);
    expect(wrong).toEqual([]);
  });

  it("are those with at least one value that the program refuses", () => {
    const whole = facts.filter(({ key }) => !key.includes("."));
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...whole), { selector: ({ key }) => key, maxLength: 8 }), (some) => {
        const text = `{"unknown":[1],${['"permissions":{"deny":["Bash",5]}', ...some.map(written)].join(",")}}`;
        expect(isSkipped(text)).toBe(some.some((fact) => fact.isSkipped));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });
});

/** What 2.1.332, 2.1.330 and 2.1.267 did with these keys next to a `permissions.deny`, measured on 2026-11-26. */
const guards: readonly (readonly [keys: string, isSkipped: boolean])[] = [
  ['"PreToolUse":["a"]', true],
  ['"PreToolUse":[]', false],
  ['"hooks":{"PreToolUse":["a"]}', true],
  ['"hooks":{"PreToolUse":null}', false],
  ['"hooks":{"PreToolUse":[{"matcher":"Bash","command":"true"}]}', true],
  ['"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"bad"}]}]}', true],
  ['"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"true"}]}]}', false],
  ['"hooks":{"PostToolUse":[{"matcher":"Bash","command":"true"}]}', false],
  ['"hooks":{"Stop":"a"}', false],
  ['"hooks":{"Stop":[{"PreToolUse":["a"],"hooks":[]}]}', true],
  ['"hooks":{"Foo":{"PreToolUse":["a"]}}', true],
  ['"hooks":{"Foo":[{"matcher":"Bash","hooks":[{"type":"command","command":"true"}]}]}', false],
  ['"hooks":{"hooks":["a"]}', true],
  ['"hooks":["a"]', false],
  ['"hooks":5', false],
  ['"hooks":null', false],
  ['"x":{"hooks":["a"]}', true],
  ['"x":{"PreToolUse":["a"]}', true],
  ['"metadata":{"hooks":["a"]}', true],
  ['"mcpServers":{"a":{"hooks":["a"]}}', false],
  ['"lspServers":{"PreToolUse":["a"]}', false],
  ['"env":{"PreToolUse":"a"}', false],
  ['"pluginConfigs":{"p":{"options":{"PreToolUse":["a"]}}}', false],
  ['"additionalMarketplaces":{"m":{"x":{"PreToolUse":["a"]}}}', false],
  ['"x":{"extraKnownMarketplaces":{"m":{"PreToolUse":["a"]}}}', false],
  ['"sandbox":{"x":{"PreToolUse":["a"]}}', true],
  ['"x":{"PreToolUse":["a"]},"x":1', false],
];

describe("a lost guard in a settings file", () => {
  const read = async (keys: string, edition: string) => {
    const text = `{"permissions":{"allow":["Write"],"deny":["Bash"]},${keys}}`;
    const files = { ".claude/settings.json": text, ".claude/agents/x.md": "---\nname: x\ndescription: d\n---\n" };
    const load = await claude.load(
      await RepoIndex.of(treeOf(files)),
      { starts: [""], repositoryRoots: [""], dirs: [] },
      edition,
    );
    return load.layers.flatMap(({ authority }) => authority).map(({ setting }) => setting);
  };

  it.each(guards)("%s", async (keys, isSkipped) => {
    const applies = ["permissions.allow", "permissions.deny"];
    expect((await read(keys, "2.1.267")).filter((name) => applies.includes(name))).toEqual(isSkipped ? [] : applies);
  });

  it("does not hide what versions before 2.1.267 apply", async () => {
    expect(await read('"PreToolUse":["a"]', "2.1")).toEqual(["permissions.allow", "permissions.deny"]);
    // 2.1.240 skips the file for this one; what any of the versions gives counts.
    const wrong = await read('"hooks":{"PreToolUse":["a"]}', "2.1");
    expect(wrong).toContain("permissions.allow");
    expect(wrong).not.toContain("permissions.deny");
  });
});

describe("hooks of events that Claude Code does not have", () => {
  const hooksOf = (event: string): string =>
    JSON.stringify({ hooks: { [event]: [{ hooks: [{ type: "command", command: "./guard.sh" }] }] } });
  const load = async (event: string) => {
    const repo = await RepoIndex.of(treeOf({ ".claude/settings.json": hooksOf(event) }));
    const { layers } = await claude.load(repo, { starts: [""], repositoryRoots: [""], dirs: [] }, "");
    return {
      hooks: layers.flatMap(({ authority }) => authority.map(({ setting }) => setting)),
      idle: layers.flatMap(({ ineffective = [] }) => ineffective.map(({ kind, what }) => `${kind} ${what}`)),
    };
  };

  it.each([
    ["PreToolUse", ["hooks.PreToolUse"], []],
    ["SessionStart", ["hooks.SessionStart"], []],
    ["PreTooluse", [], ["limit hooks.PreTooluse"]],
    ["permissionrequest", [], ["limit hooks.permissionrequest"]],
    ["sessionStart", [], ["value hooks.sessionStart"]],
    // A later version may have it.
    ["PreTolUse", ["hooks.PreTolUse"], ["value hooks.PreTolUse"]],
  ])("are named, and start nothing where only the case is wrong: %s", async (event, hooks, idle) => {
    expect(await load(event)).toEqual({ hooks, idle });
  });
});
