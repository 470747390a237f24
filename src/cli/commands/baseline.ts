/** `baseline`: writes today's findings into the file that lets them stand, or takes out of it what no finding matches. */
import { type Answer, refused, type Surroundings } from "../run.ts";
import type { Asked } from "../arguments.ts";
import { entryFor, pruned, writeBaseline } from "../../evaluate/baseline.ts";
import { standsAt, writeInside } from "../../platform/disk/write.ts";
import { governingOf, refusalOf } from "../policy.ts";
import type { Host } from "../../model/host.ts";
import { judge } from "../../evaluate/index.ts";
import { baselinePath } from "../../policy/model.ts";
import { hosts } from "../../generated/hosts.ts";
import { matterOf } from "../input.ts";
import { Mistake } from "../../repo/tree.ts";

export async function answerBaseline(asked: Extract<Asked, { kind: "baseline" }>, surroundings: Surroundings): Promise<Answer> {
  const places = Object.values<Host>(hosts).flatMap((host) => host.places);
  const matter = await matterOf({ ...asked, base: undefined, staged: false, user: false, places }, surroundings);
  try {
    // A baseline that cannot be read is no reason not to write a new one.
    const governing = await governingOf(asked.prune ? matter : { ...matter, baseline: undefined }, asked.today ?? surroundings.today);
    if ("kind" in governing) return refused(governing, surroundings);
    const { decisions, baseline } = governing;
    if (decisions.baseline === "refuse") throw new Mistake(`no baseline is written: ${refusalOf(decisions)}`);
    if (asked.prune && !baseline) throw new Mistake(`there is no \`${baselinePath}\` to prune`);
    standsAt(matter.root, baselinePath);
    const { judged } = await judge({
      tool: surroundings.tool, survey: matter.survey, base: undefined, ask: { decisions }, repository: null, commit: null, policyCommit: null, notes: [], failOn: "never", gate: "all",
    });
    if (asked.prune && baseline) {
      const left = pruned(baseline, new Map(judged.map(({ fingerprint, finding }) => [fingerprint, finding])));
      const gone = baseline.entries.size - left.length;
      if (gone === 0) return told(`${baselinePath}: ${left.length === 1 ? "its one entry" : `every one of its ${counted(left.length)}`} matches a finding; nothing was changed`, matter.notes);
      writeInside(matter.root, baselinePath, writeBaseline(left), { replace: true });
      return told(`wrote ${baselinePath}: ${counted(gone)} taken out, ${left.length} left`, matter.notes);
    }
    // What a policy has to answer for itself no baseline excuses, and what is waived has its own day.
    const standing = judged.filter(({ finding, state }) => finding.host !== null && state !== "waived").map(({ finding, fingerprint }) => entryFor(finding, fingerprint));
    const count = new Set(standing.map(({ fingerprint }) => fingerprint)).size;
    writeInside(matter.root, baselinePath, writeBaseline(standing), { replace: true });
    return told(`wrote ${baselinePath}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`, matter.notes);
  } finally {
    await matter.close();
  }
}

function told(text: string, notes: readonly string[]): Answer {
  return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}

function counted(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}
