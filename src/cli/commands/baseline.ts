/** `baseline`: writes today's findings into the file that lets them stand, or takes out of it what no finding matches. */
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { entryFor, pruned, writeBaseline } from "../../evaluate/baseline.ts";
import { standsAt, writeInside } from "../../platform/disk/write.ts";
import { governingPolicy, refusalOf } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import { evaluate } from "../../evaluate/index.ts";
import { baselinePath } from "../../policy/model.ts";
import { hosts } from "../../generated/hosts.ts";
import { evaluationInput } from "../input.ts";
import { UserError } from "../../repo/tree.ts";

export async function runBaseline(
  asked: Extract<Arguments, { kind: "baseline" }>,
  surroundings: Environment,
): Promise<CommandResult> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const matter = await evaluationInput({ ...asked, base: undefined, staged: false, user: false, places }, surroundings);
  try {
    // A baseline that cannot be read is no reason not to write a new one.
    const governing = await governingPolicy(
      asked.prune ? matter : { ...matter, baseline: undefined },
      asked.today ?? surroundings.today,
    );
    if ("kind" in governing) return refused(governing, surroundings);
    const { decisions, baseline } = governing;
    if (decisions.baseline === "refuse") throw new UserError(`no baseline is written: ${refusalOf(decisions)}`);
    if (asked.prune && !baseline) throw new UserError(`there is no \`${baselinePath}\` to prune`);
    standsAt(matter.root, baselinePath);
    const { findings: judged } = await evaluate({
      tool: surroundings.tool,
      repo: matter.repo,
      base: undefined,
      options: { decisions },
      repository: null,
      commit: null,
      policyCommit: null,
      notes: [],
      failOn: "never",
      gate: "all",
    });
    if (asked.prune && baseline) {
      const left = pruned(baseline, new Map(judged.map(({ fingerprint, finding }) => [fingerprint, finding])));
      const gone = baseline.entries.size - left.length;
      if (gone === 0)
        return told(
          `${baselinePath}: ${left.length === 1 ? "its one entry" : `every one of its ${counted(left.length)}`} matches a finding; nothing was changed`,
          matter.notes,
        );
      writeInside(matter.root, baselinePath, writeBaseline(left), { replace: true });
      return told(`wrote ${baselinePath}: ${counted(gone)} taken out, ${left.length} left`, matter.notes);
    }
    // What a policy has to answer for itself no baseline excuses, and what is waived has its own day.
    const standing = judged
      .filter(({ finding, state }) => finding.host !== null && state !== "waived")
      .map(({ finding, fingerprint }) => entryFor(finding, fingerprint));
    const count = new Set(standing.map(({ fingerprint }) => fingerprint)).size;
    writeInside(matter.root, baselinePath, writeBaseline(standing), { replace: true });
    return told(
      `wrote ${baselinePath}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`,
      matter.notes,
    );
  } finally {
    await matter.close();
  }
}

function told(text: string, notes: readonly string[]): CommandResult {
  return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}

function counted(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}
