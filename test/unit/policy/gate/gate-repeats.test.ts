/** Repeated keys in the files of a gate, and workflows that GitHub refuses: each file is read as its program reads it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weakenedGates } from "../../../../src/policy/gate/index.ts";
import { gatePlaces } from "../../../../src/policy/gate/places.ts";
import { lineFact } from "../../../support/facts.ts";
import { runs } from "../../../support/runs.ts";

type Doc = { readonly [key: string]: unknown };

const check = "npx agent-profile-check check --staged";
const lefthook: Doc = { "pre-commit": { jobs: [{ name: "agents", run: check }], parallel: true }, colors: false };

/** The file of each program with the check, and what a repeated key means to the program. */
const files: readonly (readonly [path: string, doc: Doc, meaning: "refused" | "last"])[] = [
  [
    ".github/workflows/agents.yml",
    {
      name: "agents",
      on: { pull_request: {}, push: { branches: ["main"] } },
      jobs: {
        check: {
          "runs-on": "ubuntu-latest",
          steps: [{ uses: "acme/agent-profile-check@v1", with: { "fail-on": "warning" } }],
        },
        other: { "runs-on": "ubuntu-latest", steps: [{ run: "make", env: { A: "1" } }] },
      },
    },
    "refused",
  ],
  ["lefthook.yml", lefthook, "refused"],
  ["lefthook.json", lefthook, "last"],
  [
    ".pre-commit-config.yaml",
    {
      default_stages: ["pre-commit"],
      repos: [
        {
          repo: "https://github.com/acme/agent-profile-check",
          rev: "v1.0.0",
          hooks: [{ id: "agent-profile-check", args: ["--quiet"], stages: ["pre-commit"], always_run: true }],
        },
      ],
    },
    "last",
  ],
  [
    ".gitlab-ci.yml",
    { agents: { image: "node:24", rules: [{ when: "always" }], script: [check] }, other: { script: ["make"] } },
    "last",
  ],
];

/** Every table of a document, by its path. */
function tablesIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => tablesIn(item, [...path, i]));
  if (typeof value !== "object" || value === null) return [];
  return [path, ...Object.entries(value).flatMap(([key, item]) => tablesIn(item, [...path, key]))];
}

const at = (doc: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], doc);

/** JSON, which is YAML too. The table at `path` gets an entry more, whether it has the key or not. */
function written(value: unknown, path?: readonly (string | number)[], extra?: readonly [string, unknown]): string {
  const rest = (key: string | number) => (path?.[0] === key ? path.slice(1) : undefined);
  if (Array.isArray(value)) return `[${value.map((item, i) => written(item, rest(i), extra)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${written(item, rest(key), extra)}`,
  );
  if (extra && path?.length === 0) entries.push(`${JSON.stringify(extra[0])}: ${JSON.stringify(extra[1])}`);
  return `{ ${entries.join(", ")} }`;
}

/** The document with another value in the place of a key. */
function replaced(doc: unknown, path: readonly (string | number)[], key: string, value: unknown): unknown {
  const copy = structuredClone(doc);
  (at(copy, path) as Record<string, unknown>)[key] = value;
  return copy;
}

const messages = async (path: string, base: string, head: string) =>
  (await weakenedGates([{ path, text: base }], [{ path, text: head }])).map(({ message }) => message);

const cases = files.map(([path, doc, meaning]) => ({ path, doc, meaning }));

describe("a repeated key", () => {
  const values = fc.constantFrom<unknown>("", "false", true, [], {}, ["manual"], { a: "b" }, [
    { repo: "local", hooks: [] },
  ]);

  it.each(cases)("is read as the program of $path reads it: $meaning", ({ path, doc, meaning }) =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tablesIn(doc)),
        fc.nat(),
        values,
        fc.boolean(),
        async (where, pick, value, isUpper) => {
          const keys = Object.keys(at(doc, where) as Doc);
          const key = keys[pick % keys.length];
          if (key === undefined) return;
          const base = written(doc);
          const name = isUpper && path.startsWith(".github/") ? key.toUpperCase() : key;
          const found = await messages(path, base, written(doc, where, [name, value]));
          if (meaning === "refused") expect(found).toEqual([expect.stringMatching(/refuses the file/)]);
          else {
            const isJob = path === ".gitlab-ci.yml" && where.length === 0 && key === "agents";
            const expected = await messages(path, base, written(replaced(doc, where, key, value)));
            expect(isJob ? found.filter((message) => !message.includes("is written twice")) : found).toEqual(expected);
          }
        },
      ),
      { numRuns: runs(60, 2_000) },
    ),
  );

  it("that was there is not reported again, and the check is still compared", async () => {
    const text = (fail: string) =>
      `on: pull_request\non: push\njobs: {c: {runs-on: ubuntu-latest, steps: [{uses: a/agent-profile-check@v1, with: {fail-on: ${fail}}}]}}\n`;
    const path = ".github/workflows/a.yml";
    expect(await messages(path, text("error"), text("error"))).toEqual([]);
    expect(await messages(path, text("error"), text("never"))).toEqual([expect.stringMatching(/`fail-on`/)]);
    expect(await gatePlaces([{ path, text: text("error") }])).toMatchObject([
      { weakened: [expect.stringMatching(/GitHub refuses the file/)] },
    ]);
  });

  it("is reported at the second key", async () => {
    const path = ".github/workflows/a.yml";
    const text = "on: pull_request\njobs: {c: {runs-on: ubuntu-latest, steps: [{uses: a/agent-profile-check@v1}]}}\n";
    const found = await weakenedGates([{ path, text }], [{ path, text: `${text}on: workflow_dispatch\n` }]);
    expect(found.map(lineFact)).toEqual([`${path}:3`]);
  });

  it("of a GitLab job is reported, although the last one has the check", async () => {
    const job = `agents:\n  script: [${check}]\n`;
    const path = ".gitlab-ci.yml";
    expect(await messages(path, job, `${job}${job}`)).toEqual([expect.stringMatching(/written twice/)]);
    expect(await messages(path, job, `${job}other: {}\nother: {}\n`)).toEqual([]);
  });
});

describe("a workflow that GitHub refuses", () => {
  const path = ".github/workflows/a.yml";
  const steps = [{ uses: "actions/checkout@v5", id: "a" }, { uses: "a/agent-profile-check@v1" }];
  const job = { "runs-on": "ubuntu-latest", steps };
  const text = (jobs: Doc) => JSON.stringify({ on: "pull_request", jobs: { check: job, ...jobs } });
  const fine = { "runs-on": "ubuntu-latest", steps: [{ run: "make" }] };

  it.each<[string, Doc]>([
    ["a job without a runner", { other: { steps: [] } }],
    ["a job that both calls and runs", { other: { ...fine, uses: "./.github/workflows/b.yml" } }],
    ["a job that is a text", { other: "make" }],
    ["a job with steps that are no list", { other: { ...fine, steps: "make" } }],
    ["a step that is a text", { other: { ...fine, steps: ["make"] } }],
    ["a step that both uses and runs", { other: { ...fine, steps: [{ run: "make", uses: "actions/cache@v4" }] } }],
    ["a step that does nothing", { other: { ...fine, steps: [{ name: "make" }] } }],
    ["two steps with an id", { other: { ...fine, steps: ["a", "A"].map((id) => ({ run: "make", id })) } }],
    ["a job that needs one that is not there", { other: { ...fine, needs: ["checks"] } }],
    ["two jobs that need each other", { x: { ...fine, needs: "y" }, y: { ...fine, needs: "x" } }],
    ["an id with a space", { "an other": fine }],
    ["its own job without a runner", { check: { steps } }],
    ["its own step that also runs", { check: { ...job, steps: [{ ...steps[1], run: "make" }] } }],
  ])("is reported: %s", async (_, jobs) => {
    expect(await messages(path, text({}), text(jobs))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^GitHub refuses the file/)]),
    );
    expect(await messages(path, text(jobs), text(jobs))).toEqual([]);
  });

  it.each<[string, Doc]>([
    ["jobs that need others, in whatever case", { x: { ...fine, needs: ["CHECK", "y"] }, y: fine }],
    ["a job that calls a workflow", { x: { uses: "./.github/workflows/b.yml", needs: "check" } }],
    ["steps of a kind that is not known here", { x: { ...fine, steps: [{ parallel: [] }] } }],
  ])("is not one with %s", async (_, jobs) => expect(await messages(path, text({}), text(jobs))).toEqual([]));

  it("has an alias without an anchor", async () => {
    const yaml = "on: pull_request\njobs: {c: {runs-on: ubuntu-latest, steps: [{uses: a/agent-profile-check@v1}]}}\n";
    expect(await messages(path, yaml, `${yaml}env: *missing\n`)).toEqual([expect.stringMatching(/no anchor/)]);
  });
});
