/** Whatever an event's payload holds: a commit to check or a sentence, never a fault of the tool. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEvent } from "../../../src/action/event.ts";
import type { Environment } from "../../../src/platform/environment.ts";
import { endedRunOf } from "../../../src/action/workflow-run/run.ts";
import { RunFailure, UserError } from "../../../src/repo/tree.ts";
import { exampleOf } from "../../support/events.ts";
import { runs } from "../../support/runs.ts";

const sha = "a".repeat(40);
const environment = (name: string): Environment => ({
  GITHUB_EVENT_NAME: name,
  GITHUB_SHA: sha,
  GITHUB_REPOSITORY: "octo-org/octo-repo",
});

/** Values that GitHub does not send, under keys that it does. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    0,
    -1,
    1e308,
    Number.NaN,
    true,
    [],
    {},
    "0".repeat(40),
    "A".repeat(40),
    "a".repeat(39),
  ),
  fc.constantFrom("__proto__", "../..", "refs/heads/\n::error::x", "a".repeat(100_000)),
  fc.anything({ maxDepth: 2 }),
);

/** One value of an example replaced. */
function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: replaced((value as Record<string, unknown>)[key], rest, by) };
}

const read: readonly (readonly [
  name: string,
  keys: readonly string[],
  (payload: unknown) => { readonly commit: string },
])[] = [
  [
    "merge_group",
    "merge_group merge_group.base_sha merge_group.base_ref merge_group.head_sha repository repository.default_branch",
  ],
  ["push", "before after deleted commits ref repository repository.default_branch"],
  [
    "pull_request",
    "repository.custom_properties pull_request pull_request.head pull_request.head.sha pull_request.base.sha pull_request.base.ref pull_request.number",
  ],
  [
    "workflow_run",
    "action workflow_run workflow_run.id workflow_run.run_attempt workflow_run.head_sha workflow_run.conclusion workflow_run.event workflow_run.head_branch workflow_run.head_repository.full_name repository.full_name",
  ],
].map(([name = "", keys = ""]) => [
  name,
  keys.split(" "),
  (payload) =>
    name === "workflow_run" ? endedRunOf(payload, environment(name)) : readEvent(payload, environment(name)),
]);

it("has the custom properties of the repository that are texts", () => {
  const payload = replaced(exampleOf("pull_request"), ["repository", "custom_properties"], {
    tier: "critical",
    areas: ["pay", null, 4],
    owner: null,
    size: 4,
  });
  expect(readEvent(payload, environment("pull_request")).properties).toEqual({ tier: "critical", areas: ["pay"] });
  expect(readEvent({ ...exampleOf("push"), repository: null }, environment("push")).properties).toEqual({});
});

describe.each(read)("%s", (name, keys, readIt) => {
  const example = exampleOf(name);

  it("with odd values is a commit or a sentence", () =>
    fc.assert(
      fc.property(fc.constantFrom(...keys), odd, fc.option(odd), (key, value, whole) => {
        const payload = whole === null ? replaced(example, key.split("."), value) : whole;
        try {
          expect(readIt(payload).commit).toMatch(/^[0-9a-f]{40}$/);
        } catch (error) {
          if (!(error instanceof UserError) && !(error instanceof RunFailure)) throw error;
          expect(error.message).not.toBe("");
        }
      }),
      { numRuns: runs(300, 30_000) },
    ));
});
