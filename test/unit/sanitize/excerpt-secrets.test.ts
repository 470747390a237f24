/** The line below a finding shows no credential, whatever format it is in, and every caret stays where it was. */
import { expect, it } from "vitest";
import { masked } from "../../../src/sanitize/secrets.ts";

it.each([
  ['{"env":{"TOKEN":"hunter2"}}', '{"env":{"TOKEN":"*******"}}'],
  ["  api_key: hunter2 # c", "  api_key: ***********"],
  ["PASSWORD=hunter2", "PASSWORD=*******"],
  ["password = 'hunter2'", "password = '*******'"],
  ['headers = { Authorization = "Bearer abc" }', 'headers = { Authorization = "**********" }'],
  ['"x": "ghp_0123456789abcdef0123456789abcdef"', '"x": "************************************"'],
  ["url: https://me:hunter2@example.com", "url: https://me:*******@example.com"],
])("%s", (line, expected) => {
  expect(masked(line)).toBe(expected);
  expect(masked(line)).toHaveLength(line.length);
});

it.each(['"TOKEN": "$TOKEN"', "tools: Read, Bash", '"max_tokens": 12', "author: Ada", '{"a": "b"}'])(
  "%s stays",
  (line) => expect(masked(line)).toBe(line),
);

it("takes time in proportion to the line", () => {
  const line = `token ${'"token":"'.repeat(20_000)}`;
  expect(masked(line)).toHaveLength(line.length);
});
