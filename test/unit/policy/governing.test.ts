/**
 * The truth tables of the decision which policy governs a run. In each table the first row that matches a case decides.
 * `*` matches every state, `-` means that the input is absent, and a comma separates alternatives. The tests enumerate
 * every combination of states: each must match a row, each row must decide a case, and the code must agree.
 *
 * States: `own` is a readable policy that differs from those of the other trees. `same` has the same files as the tree
 * that it is compared with: the base for the default branch, the governing tree for the head.
 */
import { describe, expect, it } from "vitest";
import { chooseBaseline } from "../../../src/policy/governing-baseline.ts";
import {
  chooseGoverning,
  type GoverningInput,
  refuseOrganisation,
  type RunKind,
} from "../../../src/policy/governing.ts";
import { type Baseline, presetPolicy } from "../../../src/policy/model.ts";
import type { BaselineState, OrganisationState, PolicyFiles, PolicyState } from "../../../src/policy/policy-files.ts";
import { placeOfPath } from "../../../src/repo/text.ts";

/** Whether anything can be checked at all, or whose fault stops the run. */
const refusals = `
| run               | organisation       | base                        | default                     | head                     | fallback | decision                |
| pull-request,push | broken,unreachable | *                           | *                           | *                        | -        | refused: organisation   |
| pull-request      | *                  | unreachable                 | *                           | *                        | -        | refused: base           |
| staged            | *                  | none,own,broken             | *                           | broken                   | *        | refused: head           |
| staged            | *                  | broken                      | *                           | same,other,no text       | *        | refused: base           |
| pull-request,push | *                  | *                           | unreachable                 | *                        | -        | refused: default branch |
| pull-request,push | *                  | *                           | *                           | unreachable              | -        | refused: head           |
| pull-request,push | *                  | *                           | *                           | broken                   | *        | refused: head           |
| push              | *                  | -                           | -                           | withheld                 | *        | refused: head           |
| plain             | *                  | *                           | *                           | broken                   | *        | refused: head           |
| staged,plain      | broken,unreachable | *                           | *                           | *                        | *        | refused: organisation   |
| pull-request      | *                  | none,own,broken,unreachable | *                           | same,none,own,withheld   | *        | governed                |
| pull-request      | *                  | none,own,broken,unreachable | *                           | unreachable              | preset   | governed                |
| push              | *                  | -                           | none,own,broken,unreachable | same,none,own,withheld   | *        | governed                |
| push              | *                  | -                           | -                           | none,own                 | *        | governed                |
| push              | *                  | -                           | *                           | unreachable              | preset   | governed                |
| staged            | -,read             | none,own                    | -                           | same,other,no text       | *        | governed                |
| staged            | -,read             | broken                      | -                           | none,own                 | *        | governed                |
| plain             | -,read             | -                           | -                           | none,own                 | *        | governed                |
`;

/** Whose policy governs. A change never brings its own. */
const owners = `
| run                 | base | default                     | decision       |
| pull-request,staged | *    | *                           | base           |
| push                | -    | none,own,broken,unreachable | default branch |
| push,plain          | -    | -                           | head           |
`;

/** What counts for a tree by the state of its policy. "organisation alone" is preset:recommended below the ceiling. */
const substitutes = `
| state       | organisation            | fallback | decision           |
| own         | *                       | *        | itself             |
| none        | -                       | *        | recommended        |
| none        | read,broken,unreachable | *        | organisation alone |
| unreachable | *                       | preset   | fallback           |
| broken      | -                       | *        | strict             |
| broken      | read,broken,unreachable | *        | organisation alone |
`;

/** Whether the stricter of the governing and the default branch's policy counts. */
const intersections = `
| run               | base                   | default                     | decision |
| pull-request      | *                      | -,same                      | no       |
| pull-request      | none                   | none                        | no       |
| pull-request      | own,broken,unreachable | none,own,broken,unreachable | yes      |
| pull-request      | none                   | own,broken,unreachable      | yes      |
| push,staged,plain | *                      | *                           | no       |
`;

/** What the governing policy lies below. */
const ceilings = `
| organisation       | fallback | decision     |
| -                  | *        | none         |
| read               | *        | organisation |
| broken,unreachable | preset   | fallback     |
`;

/** What a pull request proposes for after its merge. */
const proposals = `
| run               | base                   | head                        | decision           |
| pull-request      | *                      | broken,unreachable,withheld | nothing readable   |
| pull-request      | broken,unreachable     | same                        | nothing readable   |
| pull-request      | own                    | same                        | unchanged          |
| pull-request      | none                   | none                        | unchanged          |
| pull-request      | *                      | own                         | its own policy     |
| pull-request      | own,broken,unreachable | none                        | preset:recommended |
| push,staged,plain | *                      | *                           | nothing            |
`;

/** When each note is given: `governing` is the state of the governing tree's policy. Otherwise it is not. */
const notes: { readonly [note: string]: string } = {
  "preset:strict is the ceiling": `
| organisation       | fallback |
| broken,unreachable | preset   |
`,
  "extends a file that is not fetched": `
| run | head     |
| *   | withheld |
`,
  "the stricter of its policy and the default branch's applies": `
| run          | base                   | default                     |
| pull-request | own,broken,unreachable | none,own,broken,unreachable |
| pull-request | none                   | own,broken,unreachable      |
`,
  "this is not the default branch": `
| run  | default                | head                          |
| push | own,broken,unreachable | none,own,unreachable,withheld |
| push | none                   | own,unreachable,withheld      |
`,
  "the policy of the base is invalid": `
| run          | governing          |
| pull-request | broken,unreachable |
`,
  "the policy of `HEAD` is invalid": `
| run    | governing |
| staged | broken    |
`,
  "the policy of this commit is invalid": `
| run  | default | governing   |
| push | -       | unreachable |
`,
  "the policy of the default branch is invalid": `
| run               | default            |
| pull-request,push | broken,unreachable |
`,
  "the base has no policy, so": `
| run          | governing | head | path |
| pull-request | none      | own  | -    |
`,
  "the base has no policy `named.yml` yet": `
| run          | governing | path  |
| pull-request | none      | named |
`,
  "the default branch has no policy, so": `
| run          | base                   | default | head | path |
| pull-request | own,broken,unreachable | none    | own  | -    |
| pull-request | own                    | none    | same | -    |
| push         | -                      | none    | own  | -    |
`,
  "the default branch has no policy `named.yml` yet": `
| run          | base                   | default | path  |
| pull-request | own,broken,unreachable | none    | named |
| push         | -                      | none    | named |
`,
  "this commit has no policy `named.yml` yet": `
| run  | default | head | path  |
| push | -       | none | named |
`,
  "staged policy changes take effect once committed": `
| run    | base | head          |
| staged | own  | other,no text |
| staged | none | other         |
`,
};

/** Which baseline counts. `policies`: whether they allow baselines. "both": only findings that both excuse. */
const baselines = `
| run          | policies | base        | default     | head          | decision       |
| pull-request | refuse   | own         | *           | *             | none, noted    |
| pull-request | refuse   | none,broken | *           | *             | none           |
| push         | refuse   | -           | own         | *             | none, noted    |
| push         | refuse   | -           | none,broken | *             | none           |
| push         | refuse   | -           | -           | own           | none, noted    |
| push         | refuse   | -           | -           | none,broken   | none           |
| staged       | refuse   | own,broken  | -           | *             | none, noted    |
| staged       | refuse   | none        | -           | *             | none           |
| plain        | refuse   | -           | -           | own,broken    | none, noted    |
| plain        | refuse   | -           | -           | none          | none           |
| *            | allow    | *           | *           | broken        | refused: head  |
| staged       | allow    | broken      | -           | none,own      | none, noted    |
| pull-request | allow    | broken      | *           | *             | none, noted    |
| push         | allow    | -           | broken      | *             | none, noted    |
| pull-request | allow    | own         | -           | same,none,own | base           |
| pull-request | allow    | own         | own         | same,none,own | both           |
| pull-request | allow    | own         | none,broken | same,none,own | none           |
| pull-request | allow    | none        | *           | none,own      | none           |
| push         | allow    | -           | own         | same,none,own | default branch |
| push         | allow    | -           | none        | none,own      | none           |
| push,plain   | allow    | -           | -           | own           | head           |
| push,plain   | allow    | -           | -           | none          | none           |
| staged       | allow    | own         | -           | -             | base           |
| staged       | allow    | none        | -           | -             | none           |
`;

type Case = { readonly [column: string]: string };
type Row = { readonly [column: string]: string };

function rowsOf(table: string): readonly Row[] {
  const [columns = [], ...rows] = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""])));
}

const matches = (row: Row, states: Case) =>
  Object.entries(row).every(
    ([column, cell]) => column === "decision" || cell === "*" || cell.split(",").includes(states[column] ?? "?"),
  );

/** Every combination of the states of some inputs. */
function product(states: { readonly [column: string]: readonly string[] }): readonly Case[] {
  return Object.entries(states).reduce<readonly Case[]>(
    (cases, [column, values]) => cases.flatMap((states) => values.map((value) => ({ ...states, [column]: value }))),
    [{}],
  );
}

/** Compares the code with a table, over all cases: undecided cases, rows without a case, and disagreements. */
function check(table: string, cases: readonly Case[], actual: (states: Case) => string) {
  const rows = rowsOf(table);
  const used = new Set<Row>();
  const wrong = cases.flatMap((states) => {
    const row = rows.find((row) => matches(row, states));
    if (row) used.add(row);
    const [expected, found] = [row?.["decision"] ?? "undecided", actual(states)];
    return expected === found ? [] : [`${JSON.stringify(states)}: expected ${expected}, found ${found}`];
  });
  expect(wrong).toEqual([]);
  expect(rows.filter((row) => !used.has(row))).toEqual([]);
}

const problemsOf = (message: string) => ({
  kind: "problems" as const,
  problems: [{ message, at: placeOfPath(message) }],
});
const policyOf = (name: string) => ({ ...presetPolicy("recommended"), sources: [{ ref: name, text: name }] });

function policyIn(tree: string, state: string): PolicyState {
  if (state === "none") return { kind: "none" };
  if (state === "other") return { kind: "unread", text: "staged" };
  if (state === "no text") return { kind: "unread", text: undefined };
  if (state === "broken") return { kind: "broken", cause: "invalid", problems: problemsOf(`${tree} is broken`) };
  if (state === "unreachable" || state === "withheld")
    return { kind: "broken", cause: state, problems: problemsOf(`${tree} is ${state}`) };
  return { kind: "read", policy: policyOf(tree), source: { path: "policy.yml", text: tree } };
}

const filesOf = (policy: PolicyState, baseline: BaselineState = { kind: "none" }): PolicyFiles => ({
  policy,
  baseline,
});

function organisationOf(state = "-"): OrganisationState | undefined {
  if (state === "read") return { kind: "read", policy: policyOf("organisation") };
  if (state === "broken") return { kind: "broken", name: "organisation", problems: problemsOf("it is broken") };
  if (state === "unreachable") return { kind: "unreachable", name: "organisation", reason: "it is away" };
  return undefined;
}

/** A staged policy with the text that HEAD's has. */
const stagedAs = (base: PolicyFiles | undefined): PolicyState => ({
  kind: "unread",
  text: base?.policy.kind === "read" ? base.policy.source.text : undefined,
});

function inputOf(states: Case): GoverningInput {
  const { run, base: baseState = "-", default: defaultState = "-", head: headState = "none", path } = states;
  const base = baseState === "-" ? undefined : filesOf(policyIn("base", baseState));
  const same = base && { ...base };
  const other = defaultState === "same" ? same : filesOf(policyIn("default branch", defaultState));
  const defaultBranch = defaultState === "-" ? undefined : other;
  const governing = base ?? defaultBranch;
  const head =
    headState === "same" && governing
      ? { ...governing, ...(run === "staged" ? { policy: stagedAs(base) } : {}) }
      : filesOf(policyIn("head", headState));
  return {
    run: run as RunKind,
    head,
    base,
    defaultBranch,
    organisation: organisationOf(states["organisation"]),
    fallback: states["fallback"] === "preset" ? "strict" : undefined,
    path: path === "named" ? "named.yml" : undefined,
  };
}

/** The state of a tree's policy, `same` resolved to what it is the same as. */
const stateOf = ({ base, default: defaultBranch, head }: Case, tree: string) =>
  (tree === "base" ? base : tree === "default branch" ? (defaultBranch === "same" ? base : defaultBranch) : head) ?? "";

const organisations = ["-", "read", "broken", "unreachable"];
const policyStates = ["none", "own", "broken", "unreachable"];
const inAction = { organisation: organisations, fallback: ["-", "preset"], path: ["-", "named"] };
const onCommandLine = { organisation: organisations, fallback: ["-"], path: ["-"] };

/** "same" is left out where it says the same as "none", and where there is no other tree. */
const isDistinct = ({ base = "-", default: defaultBranch = "-", head, run }: Case) => {
  if (defaultBranch === "same" && base === "none") return false;
  if (head !== "same" || run === "staged") return true;
  return base !== "-" ? base !== "none" : defaultBranch !== "-" && defaultBranch !== "none";
};

const cases: readonly Case[] = [
  ...product({
    run: ["pull-request"],
    base: policyStates,
    default: ["-", "same", ...policyStates],
    head: ["same", "withheld", ...policyStates],
    ...inAction,
  }),
  ...product({
    run: ["push"],
    base: ["-"],
    default: ["-", ...policyStates],
    head: ["same", "withheld", ...policyStates],
    ...inAction,
  }),
  // The command line reports a policy that it cannot fetch as broken.
  ...product({
    run: ["staged"],
    base: ["none", "own", "broken"],
    default: ["-"],
    head: ["same", "other", "no text"],
    ...onCommandLine,
  }),
  // The index's counts where HEAD's is broken, or where it is broken itself.
  ...product({ run: ["staged"], base: ["broken"], default: ["-"], head: ["none", "own", "broken"], ...onCommandLine }),
  ...product({ run: ["staged"], base: ["none", "own"], default: ["-"], head: ["broken"], ...onCommandLine }),
  ...product({ run: ["plain"], base: ["-"], default: ["-"], head: ["none", "own", "broken"], ...onCommandLine }),
].filter(isDistinct);

const choices = new Map(cases.map((states) => [states, chooseGoverning(inputOf(states))]));
const governed = [...choices].flatMap(([states, choice]) => (choice.kind === "governed" ? [{ states, choice }] : []));
const governedCases = governed.map(({ states }) => states);
const choiceFor = new Map(governed.map(({ states, choice }) => [states, choice]));
const chosen = (states: Case) => {
  const choice = choiceFor.get(states);
  if (!choice) throw new Error("the run is refused");
  return choice;
};

/** What a policy is made of: a tree's name, or a preset. */
const nameOf = (policy: { readonly sources: readonly { readonly ref: string }[] } | undefined) =>
  policy?.sources[0]?.ref ?? "none";

const policyNames: { readonly [substitute: string]: string } = {
  recommended: "preset:recommended",
  "organisation alone": "preset:recommended",
  strict: "preset:strict",
  fallback: "preset:strict",
};

describe("which policy governs", () => {
  it("enumerates every combination once", () => {
    expect(new Set(cases.map((states) => JSON.stringify(states))).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(2000);
  });

  it("refuses a run, or decides it", () =>
    check(refusals, cases, (states) => {
      const choice = choices.get(states);
      return choice?.kind === "refused" ? `refused: ${choice.by}` : "governed";
    }));

  it("refuses with the faults of the tree that it names", () => {
    for (const [, choice] of choices)
      if (choice.kind === "refused") {
        const text = typeof choice.fault === "string" ? choice.fault : choice.fault.problems[0]?.message;
        expect(text).toContain(choice.by === "organisation" && typeof choice.fault !== "string" ? "it is" : choice.by);
      }
  });

  it("knows a refused organisation without reading the repository", () => {
    for (const [states, choice] of choices) {
      const { organisation, fallback } = inputOf(states);
      const early = refuseOrganisation(organisation, fallback);
      const isInAction = states["run"] === "pull-request" || states["run"] === "push";
      if (isInAction) expect(early !== undefined).toBe(choice.kind === "refused" && choice.by === "organisation");
    }
  });

  it("takes the policy of one tree", () => check(owners, governedCases, (states) => chosen(states).governs));

  it("gives one reason for each tree", () => {
    const reasons = new Map(governed.map(({ choice }) => [choice.governs, choice.because]));
    expect(new Set(reasons.values()).size).toBe(3);
    for (const { choice } of governed) expect(choice.because).toBe(reasons.get(choice.governs));
  });

  it("replaces a missing or broken policy", () => {
    const withState = governedCases.map(
      (states): Case => ({ ...states, state: stateOf(states, chosen(states).governs) }),
    );
    const original = new Map(withState.map((states, i) => [states, governedCases[i] ?? {}]));
    check(substitutes, withState, (states) => chosen(original.get(states) ?? {}).substitute);
    for (const { choice } of governed)
      expect(nameOf(choice.policy)).toBe(policyNames[choice.substitute] ?? choice.governs);
  });

  it("adds the default branch's policy", () => {
    check(intersections, governedCases, (states) => (chosen(states).stricterOf ? "yes" : "no"));
    const rows = rowsOf(substitutes);
    for (const { states, choice } of governed) {
      if (!choice.stricterOf) continue;
      const state: Case = { ...states, state: stateOf(states, "default branch") };
      const substitute = rows.find((row) => matches(row, state))?.["decision"] ?? "undecided";
      expect(nameOf(choice.stricterOf)).toBe(policyNames[substitute] ?? "default branch");
    }
  });

  it("puts the organisation's policy above", () =>
    check(ceilings, governedCases, (states) => nameOf(chosen(states).ceiling).replace("preset:strict", "fallback")));

  it("knows what a pull request proposes", () =>
    check(proposals, governedCases, (states) => {
      const { proposal } = chosen(states);
      if (!proposal) return states["run"] === "pull-request" ? "nothing readable" : "nothing";
      return proposal.isChange ? nameOf(proposal.policy).replace("head", "its own policy") : "unchanged";
    }));

  it("keeps the faults of a policy that was not read whole", () => {
    for (const { states, choice } of governed)
      expect(choice.unread.length > 0).toBe(stateOf(states, "head") === "withheld");
  });

  it.each(Object.entries(notes))("notes “%s” exactly in its cases", (note, table) => {
    const rows = rowsOf(table);
    const wrong = governed.filter(({ states, choice }) => {
      const withState = { ...states, governing: stateOf(states, choice.governs) };
      return choice.notes.some((text) => text.includes(note)) !== rows.some((row) => matches(row, withState));
    });
    expect(wrong.map(({ states, choice }) => [states, choice.notes])).toEqual([]);
    for (const row of rows)
      expect(
        governed.some(({ states, choice }) => matches(row, { ...states, governing: stateOf(states, choice.governs) })),
      ).toBe(true);
  });

  it("gives no note that the table does not have", () => {
    const known = Object.keys(notes);
    for (const { choice } of governed)
      for (const text of choice.notes) expect(known.filter((note) => text.includes(note))).toHaveLength(1);
  });
});

const fingerprints: { readonly [tree: string]: readonly string[] } = {
  base: ["shared", "base"],
  "default branch": ["shared", "default branch"],
  head: ["shared", "head"],
};

function baselineIn(tree: string, state: string): BaselineState {
  const source = { path: "baseline.json", text: tree };
  if (state === "none" || state === "-") return { kind: "none" };
  if (state === "broken") return { kind: "broken", problems: problemsOf(`${tree} is broken`), source };
  const entry = { rule: "r", kind: null, path: "p", profile: null, at: placeOfPath("baseline.json") };
  const entries = new Map(
    (fingerprints[tree] ?? []).map((fingerprint) => [fingerprint, { ...entry, fingerprint }] as const),
  );
  return { kind: "read", baseline: { entries }, source };
}

function baselineInput({ run, base = "-", default: defaultBranch = "-", head = "-" }: Case): GoverningInput {
  const none: PolicyState = { kind: "none" };
  const files = (tree: string, state: string) => filesOf(none, baselineIn(tree, state));
  const input = {
    base: base === "-" ? undefined : files("base", base),
    defaultBranch: defaultBranch === "-" ? undefined : files("default branch", defaultBranch),
  };
  const governing = input.base ?? input.defaultBranch;
  return {
    ...input,
    run: run as RunKind,
    head: head === "same" && governing ? { ...governing } : files("head", head),
    organisation: undefined,
    fallback: undefined,
    path: undefined,
  };
}

/** The tree that a baseline is of, by the findings that it excuses. */
const treeOf = ({ entries }: Baseline) => {
  const names = [...entries.keys()].filter((name) => name !== "shared");
  return names[0] ?? "both";
};

describe("which baseline counts", () => {
  const states = ["none", "own", "broken"];
  const policies = ["allow", "refuse"];
  const baselineCases = [
    ...product({
      run: ["pull-request"],
      policies,
      base: states,
      default: ["-", ...states],
      head: ["same", ...states],
    }),
    ...product({ run: ["push"], policies, base: ["-"], default: ["-", ...states], head: ["same", ...states] }),
    // Without a broken one in HEAD, the index's is not read.
    ...product({ run: ["staged"], policies, base: ["none", "own"], default: ["-"], head: ["-"] }),
    ...product({ run: ["staged"], policies, base: ["broken"], default: ["-"], head: states }),
    ...product({ run: ["plain"], policies, base: ["-"], default: ["-"], head: states }),
  ].filter(isDistinct);

  it("is the one of the table", () =>
    check(baselines, baselineCases, (states) => {
      const choice = chooseBaseline(baselineInput(states), states["policies"] === "refuse" ? "refused" : undefined);
      if (choice.kind === "refused")
        return `refused: ${choice.problems.problems[0]?.message.replace(" is broken", "") ?? ""}`;
      const name = choice.baseline ? treeOf(choice.baseline) : "none";
      return choice.note === undefined ? name : `${name}, noted`;
    }));
});
