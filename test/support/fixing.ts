/** Fixes a repository in memory, and says what got worse by code of its own. */
import { type FixPlan, planFixes } from "../../src/fix/index.ts";
import { applyEdits } from "../../src/hosts/_kit/fixes/edits.ts";
import { hostsInUse, inspect, type InspectOptions, type Inspection } from "../../src/inspect/index.ts";
import { known } from "../../src/model/fact.ts";
import type { Fix } from "../../src/model/fix.ts";
import { capabilitiesOf, type Profile } from "../../src/model/profile.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { policyOf } from "./judging.ts";
import { type Held, treeOf } from "./memory.ts";

type Files = Readonly<Record<string, Held>> | ReadonlyMap<string, Held>;

async function optionsOf(policy = "extends: preset:strict\n"): Promise<InspectOptions> {
  return { decisions: await decide(await policyOf(policy), "2026-11-20") };
}

const heldOf = (files: Files): Map<string, Held> => new Map(files instanceof Map ? files : Object.entries(files));
const indexOf = (files: ReadonlyMap<string, Held>): Promise<RepoIndex> => RepoIndex.of(treeOf(files));

export async function planOf(files: Files, policy?: string): Promise<FixPlan> {
  return planFixes(await indexOf(heldOf(files)), await optionsOf(policy));
}

/** The repository as the plan leaves it. */
export function afterwards(files: Files, plan: FixPlan): Map<string, Held> {
  return new Map([...heldOf(files), ...plan.files.map(({ path, after }) => [path, after] as const)]);
}

/** Everything that is worse after the fixes than before, and everything that a second run would change. */
export async function faultsOfFixing(files: Files, policy?: string): Promise<readonly string[]> {
  const plan = await planOf(files, policy);
  const next = afterwards(files, plan);
  const again = plan.files.length > 0 ? await planOf(next, policy) : plan;
  return [
    ...(await worseIn(heldOf(files), next, policy)),
    ...(plan.files.length > 0 ? again.files.map(({ path }) => `${path}: a second run changes it`) : []),
    ...plan.files.flatMap(({ path, before, after }) =>
      before.replace(/\s/g, "").length > 3 * after.length + 300 ? [`${path}: much of it is gone`] : [],
    ),
  ];
}

/** Every fix that is marked safe and is not, alone. */
export async function unsafeFixesIn(files: Files, policy?: string): Promise<readonly string[]> {
  const held = heldOf(files);
  const { findings } = await inspect(await indexOf(held), await optionsOf(policy));
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { fixes = [] } of findings) {
    for (const fix of fixes) {
      const key = JSON.stringify([fix.title, fix.edits.map(({ at, text }) => [at.source.path, at.span, text])]);
      if (!fix.safe || seen.has(key)) continue;
      seen.add(key);
      const next = edited(held, fix);
      faults.push(
        ...(next ? await worseIn(held, next, policy) : ["edits overlap"]).map((fault) => `${fix.title}: ${fault}`),
      );
    }
  }
  return faults;
}

function edited(held: ReadonlyMap<string, Held>, { edits }: Fix): Map<string, Held> | undefined {
  const source = edits[0]?.at.source;
  const text = source && applyEdits(source, edits);
  return text === undefined ? undefined : new Map([...held, [source?.path ?? "", text]]);
}

const order = ["passed-over", "rejected dropped", "lost", "shadowed", "loaded"];
const rankOf = (verdict: string): number => order.findIndex((words) => words.split(" ").includes(verdict));

async function worseIn(
  before: ReadonlyMap<string, Held>,
  after: ReadonlyMap<string, Held>,
  policy?: string,
): Promise<readonly string[]> {
  const options = await optionsOf(policy);
  const repo = await indexOf(before);
  // A host that is in use stays in use.
  const hosts = await hostsInUse(repo, options);
  const [old, next] = await Promise.all(
    [repo, await indexOf(after)].map((tree) => inspect(tree, { ...options, hosts, skipsRules: true })),
  );
  if (!old || !next) throw new Error("a tree was not loaded");
  const was = itemsOf(old);
  return [...itemsOf(next)].flatMap(([key, now]) => {
    const then = was.get(key);
    return then
      ? differences(then, now).map((fault) => `${key}: ${fault}`)
      : now.verdict === "passed-over"
        ? []
        : [key];
  });
}

interface Seen {
  readonly verdict: string;
  readonly profile: Profile | undefined;
}

function itemsOf({ loads }: Inspection): Map<string, Seen> {
  const counts = new Map<string, number>();
  return new Map(
    loads.flatMap(({ host, edition, load }) =>
      load.items.map(({ files, layer, verdict, profile }): [string, Seen] => {
        const place = `${host} ${edition} ${layer.name} ${layer.root} ${files[0] ?? known(profile?.name ?? { state: "missing", at: { source: { path: "", text: "" }, span: { start: 0, end: 0 } } })}`;
        const count = (counts.get(place) ?? 0) + 1;
        counts.set(place, count);
        return [`${place} ${count}`, { verdict: verdict.kind, profile }];
      }),
    ),
  );
}

function differences(then: Seen, now: Seen): readonly string[] {
  const faults: string[] = [];
  if (rankOf(now.verdict) < rankOf(then.verdict)) faults.push(`${then.verdict} becomes ${now.verdict}`);
  if (!then.profile || !now.profile) return faults;
  const [a, b] = [then.profile, now.profile];
  if (known(a.name) !== known(b.name)) faults.push(`the name becomes ${known(b.name)}`);
  const gained = capabilitiesOf(b).filter((capability) => !capabilitiesOf(a).includes(capability));
  if (gained.length > 0) faults.push(`gains ${gained.join(" ")}`);
  for (const key of ["hooks", "servers", "skills", "bypasses"] as const) {
    const count = (profile: Profile): number =>
      key === "bypasses"
        ? profile.bypasses.filter(({ effect }) => effect !== "unhonoured").length
        : (profile[key] ?? []).length;
    if (count(b) > count(a)) faults.push(`has more ${key}`);
  }
  // Frontmatter that a host could not read is a part of the prompt. Hidden characters may go.
  const [long, short] = [a, b].map(({ prompt }) => prompt.text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim());
  if (!long?.endsWith(short ?? "")) faults.push("has another prompt");
  return faults;
}
