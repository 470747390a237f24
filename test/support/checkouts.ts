/** Every checkout that an action may find in its workspace, and how a run on one of them ends. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./action.ts";
import { checkoutOf } from "./events.ts";
import type { GitHub } from "./github/index.ts";
import type { Occasion, Place } from "./occasions.ts";
import { temporaryFolder, type Workshop, workshopIn } from "./repository.ts";
import type { Step } from "./runner.ts";

/** How the workspace came to be. */
export const checkouts = {
  "depth 1": { depth: 1 },
  "depth 2": { depth: 2 },
  "full depth": { depth: 0 },
  "partial (blob:none)": { depth: 1, filter: "blob:none" },
  "partial (tree:0)": { depth: 0, filter: "tree:0" },
  sparse: { depth: 1, filter: "blob:none", sparse: ["docs"] },
  submodules: { depth: 1, submodules: true },
  "persist-credentials: false": { depth: 1 },
  "the head": { depth: 1 },
  none: { depth: 1 },
} as const;

export type Checkout = keyof typeof checkouts;

/** Whether the two go together: only a request has a head of its own. */
export function goTogether({ event }: Occasion, checkout: Checkout): boolean {
  return checkout !== "the head" || event.name === "pull_request";
}

function workspaceOf({ origin, head }: Place, { sha }: Occasion, checkout: Checkout): Workshop {
  if (checkout === "none") return workshopIn(temporaryFolder());
  const workspace = checkoutOf(origin, checkout === "the head" ? head : sha, checkouts[checkout]);
  if (checkout === "persist-credentials: false")
    workspace.git("remote", "set-url", "origin", "file:///nonexistent/private.git");
  return workspace;
}

export interface Outcome {
  readonly step: Step;
  /** The commits as the result names them. */
  readonly judged: string | null;
  readonly base: string | null;
  /** Packs that git has fetched. */
  readonly fetches: number;
  /** Operations asked of GitHub, the comment's left out. */
  readonly calls: readonly string[];
}

/** Runs the bundled action. */
export async function outcomeOf(
  place: Place,
  occasion: Occasion,
  checkout: Checkout,
  github: GitHub,
): Promise<Outcome> {
  const { origin, merge } = place;
  origin.git("update-ref", "refs/pull/7/merge", occasion.ref ?? merge);
  github.served.set("octo-org/octo-repo", origin);
  const workspace = workspaceOf(place, occasion, checkout);
  const packs = () =>
    checkout === "none"
      ? 0
      : readdirSync(join(workspace.directory, ".git", "objects", "pack")).filter((name) => name.endsWith(".pack"))
          .length;
  const before = packs();
  const asked = github.requests.length;
  const again = occasion.title.includes("run again") ? { GITHUB_RUN_ATTEMPT: "2" } : {};
  const step = await run(
    { origin, workspace, event: occasion.event, sha: occasion.sha, commits: {} },
    { github, inputs: { json: "result.json", comment: "never" }, environment: again },
  );
  const fetches = packs() - before;
  const told =
    step.outputs["json"] === undefined
      ? {}
      : (JSON.parse(readFileSync(join(workspace.directory, "result.json"), "utf8")) as {
          readonly commit?: string;
          readonly base?: string;
        });
  rmSync(workspace.directory, { recursive: true, force: true });
  return { step, judged: told.commit ?? null, base: told.base ?? null, fetches, calls: github.requests.slice(asked) };
}

/** A table for people: an event in each line, and for each checkout how often git fetched and how often GitHub was asked. */
export function tableOf(
  rows: readonly {
    readonly occasion: Occasion;
    readonly checkout: Checkout;
    readonly outcome: Outcome;
    readonly violations: number;
  }[],
): string {
  const names = Object.keys(checkouts);
  const lines = [...new Set(rows.map(({ occasion }) => occasion.title))].map((title) => {
    const own = rows.filter(({ occasion }) => occasion.title === title);
    const [first] = own;
    const cells = names.map((name) => {
      const row = own.find(({ checkout }) => checkout === name);
      return row ? `${row.outcome.fetches} / ${row.outcome.calls.length}` : "";
    });
    const verdicts = [
      ...new Set(
        own.map(({ outcome: { step } }) => `${step.outputs["conclusion"]}, widened ${step.outputs["widened"]}`),
      ),
    ].join("; ");
    return [
      title,
      first?.occasion.payload ?? "",
      first?.occasion.by ?? "",
      ...cells,
      verdicts,
      String(own.reduce((sum, { violations }) => sum + violations, 0)),
    ];
  });
  const head = ["event", "payload", "base by", ...names, "verdict", "violations"];
  return `Cells: fetches by git / questions to GitHub.\n\n${[head, head.map(() => "---"), ...lines].map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}
