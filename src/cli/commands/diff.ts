/** `diff`: what changed between two revisions, and who may do more by it. */
import { type CommandResult, refused, type Screen, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { openRepository } from "../../platform/git/index.ts";
import { absolute } from "../../platform/native-path.ts";
import { governingPolicy } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import type { Result } from "../../evaluate/result.ts";
import { hosts } from "../../generated/hosts.ts";
import type { Format } from "../../evaluate/settings.ts";
import { evaluationInput } from "../input.ts";
import { UserError } from "../../repo/tree.ts";

type Diff = Extract<Arguments, { kind: "diff" }>;
type Told = Pick<Result, "base" | "commit" | "changes" | "notes">;

/** How an answer looks: of the changes alone, or beside what the policy says of them. */
type Report =
  | { readonly of: "changes"; readonly render: (told: Told, screen: Screen) => string }
  | { readonly of: "result"; readonly render: (result: Result) => string };

export async function runDiff(asked: Diff, surroundings: Environment): Promise<CommandResult> {
  const { tool, screen } = surroundings;
  const places = Object.entries<Host>(hosts).flatMap(([id, host]) =>
    (asked.hosts?.includes(id) ?? true) ? host.patterns : [],
  );
  const base = asked.base ?? (await usualBase(asked.root, surroundings));
  const line = Promise.all([import("../lazy.ts"), Promise.all(asked.outputs.map(({ format }) => reportFor(format)))]);
  const matter = await evaluationInput({ ...asked, base, staged: false, user: false, places }, surroundings);
  try {
    const [{ changesBetween, evaluate }, reports] = await line;
    const governing = await governingPolicy(matter, asked.today ?? surroundings.today);
    if ("kind" in governing) return refused(governing, surroundings);
    if (!matter.base) throw new Error("there is nothing to compare with");
    const ask = {
      decisions: governing.decisions,
      editions: asked.editions,
      ...(asked.hosts ? { hosts: asked.hosts } : {}),
    };
    const commit = matter.commit ?? null;
    const notes = [...matter.notes, ...governing.notes];
    const result = reports.some((report) => report.of === "result")
      ? await evaluate({
          tool,
          repo: matter.repo,
          base: matter.base,
          options: ask,
          repository: await matter.slug(),
          commit,
          policyCommit: matter.policyCommit,
          notes,
          failOn: "never",
          gate: "new",
          ...(governing.baseline ? { baseline: governing.baseline } : {}),
        })
      : undefined;
    if (result && !result.changes) throw new UserError(result.notes.join("; "));
    const found = result ? undefined : await changesBetween(matter.base, matter.repo, ask);
    const told: Told = result ?? {
      base: matter.base.commit,
      commit,
      changes: found?.changes,
      notes: [...notes, ...(found?.notes ?? [])],
    };
    const shown = screen();
    const texts = reports.map((report, i) => {
      const file = asked.outputs[i]?.file;
      if (report.of === "changes")
        return { file, text: report.render(told, file === undefined ? shown : { ...shown, color: false }) };
      return { file, text: result ? report.render(result) : "" };
    });
    return { code: 0, texts, notes: told.notes };
  } finally {
    await matter.close();
  }
}

async function reportFor(format: Format): Promise<Report> {
  switch (format) {
    case "json": {
      const [{ diffJson }, { sha256 }] = await Promise.all([
        import("../../reports/diff/json.ts"),
        import("../../platform/hash.ts"),
      ]);
      return { of: "changes", render: (told) => diffJson(told, sha256) };
    }
    case "markdown": {
      const { comparison } = await import("../../reports/markdown/index.ts");
      return { of: "result", render: (result) => comparison(result) };
    }
    default:
      return { of: "changes", render: (await import("../../reports/diff/pretty.ts")).diffPretty };
  }
}

/** Where this line of work left the default branch. */
async function usualBase(root: string | undefined, { directory, environment }: Environment): Promise<string> {
  const repository = openRepository(absolute(directory, root ?? "."), environment);
  if (!repository) throw new UserError("`diff` compares revisions of git, and this directory is in no repository");
  try {
    const [head, trunk] = await Promise.all([repository.resolve("HEAD"), repository.defaultBranch()]);
    if (!head) throw new UserError("there is no commit yet to compare with");
    if (!trunk)
      throw new UserError(
        "this clone does not know its default branch; name what to compare with, as in `diff HEAD~1`, or run `git remote set-head origin --auto`",
      );
    const base = await repository.mergeBase(head.id, trunk.id);
    if (base === undefined)
      throw new UserError(
        "HEAD and the default branch have no common commit in this clone; run `git fetch --unshallow`, or name what to compare with, as in `diff HEAD~1`",
      );
    return base;
  } finally {
    await repository.close();
  }
}
