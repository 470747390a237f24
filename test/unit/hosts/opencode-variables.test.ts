/** Variables and files in opencode's settings, which the host puts into the text before it reads it as JSON. */
import { describe, expect, it } from "vitest";
import { spanningVariable } from "../../../src/hosts/opencode/settings/variables.ts";
import { expectLinear } from "../../support/growth.ts";
import { judged } from "../../support/judging.ts";

const messagesIn = async (text: string) =>
  (await judged({ "opencode.json": text })).findings.flatMap(({ finding: { rule, severity, message, at } }) =>
    rule === "no-unjudged-content"
      ? [
          [
            severity,
            message.replace("`opencode.json` ", "").split(/[,;]/)[0],
            at.source.text.slice(at.span.start, at.span.end),
          ],
        ]
      : [],
  );

const agent = (prompt: string, more = '"permission": "deny"'): string =>
  `{ "agent": { "x": { "description": "Reviews.", "mode": "subagent", "prompt": ${JSON.stringify(prompt)}, ${more} } } }`;

describe("a variable that takes in what is after its text", () => {
  it.each([
    [agent("Review. {env:", '"permission": "deny", "variant": "}"'), '{env:", "permission": "deny", "variant": "}'],
    [`{ "share": "{env:", "permission": { "bash": "deny" } }`, '{env:", "permission": { "bash": "deny" }'],
    [`{\n  // {file:\n  "permission": { "bash": "deny" }\n}`, '{file:\n  "permission": { "bash": "deny" }'],
  ])("leaves the settings unchecked", async (text, span) =>
    expect(await messagesIn(text)).toEqual([
      ["error", expect.stringMatching(/`\{env:` or `\{file:` without its `\}`/), span],
    ]),
  );
});

it.each([`{ "share": "disabled"{env:NOPE}, "agent": {} }`, `{ "m": {env:NOPE} }`, `{ {file:./keys.txt} }`])(
  "is not checked outside a JSON text: %s",
  async (text) => {
    const [found] = await messagesIn(text);
    expect(found?.slice(0, 2)).toEqual(["error", expect.stringContaining("outside a JSON text")]);
  },
);

describe("a file whose path a variable decides", () => {
  it.each([
    "Review {file:{env:HOME}/.ssh/id_rsa}",
    "Review {fi{env:NOPE}le:~/.ssh/id_rsa}",
    "Review {file:~/.ssh/id{env:NOPE}_rsa}",
    "Review {{env:NOPE}file:./a.md}",
  ])("is not checked: %s", async (prompt) => {
    const [found] = await messagesIn(agent(prompt));
    expect(found?.slice(0, 2)).toEqual(["error", expect.stringContaining("whose path a variable")]);
  });

  it.each(["Review {env:HOME}.", "Review the file: {env:HOME}", "Review {files}."])("is none in %j", async (prompt) =>
    expect(await messagesIn(agent(prompt))).toEqual([]),
  );
});

it.each(["~/.ssh/id_rsa", "/etc/passwd", "../../secret"])(
  "a file outside the repository is reported wherever it is put in: %s",
  async (path) => {
    const [found, ...others] = await messagesIn(`{ "username": "{file:${path}}" }`);
    expect([found?.slice(0, 2), others]).toEqual([["error", "inserts a file outside the repository"], []]);
  },
);

it("is looked for in linear time where it never ends", () =>
  expectLinear(3_000, (size) => `{ "share": "${"{env:".repeat(size)}" }`, spanningVariable));
