/**
 * Makes policies ready to judge. One policy decides as it says. Under another one, which comes from outside the
 * repository, it may narrow and never widen: every decision is the stricter of the two, for each profile by itself.
 */
import { type Capability, inOrder } from "../../capability.ts";
import type { Finding } from "../../finding.ts";
import type { About, Decisions, HostSetting, Policy, PolicyGrant, Stated } from "../../policy.ts";
import type { Allowance, Level } from "../../rule.ts";
import { type Place, positionAt } from "../../text.ts";
import { daysBetween } from "./days.ts";
import { attempts, dated, isWaivable } from "./faults.ts";
import { capped, isLaxer, stageOf, stricter } from "./levels.ts";
import { matcherFor, selectsBy } from "./selector.ts";
import { isAbout, ruleOf, standingOf } from "./standing.ts";

/** `today` is a day in UTC (`2027-03-31`). `upper` is the organisation's policy, a ceiling over the repository's own. */
export async function decide(policy: Policy, today: string, upper?: Policy): Promise<Decisions> {
  const policies = upper ? [upper, policy] : [policy];
  const matcher = await matcherFor(policies);
  const selects = selectsBy(matcher);
  const own = standingOf(policy, today, selects);
  const above = upper && standingOf(upper, today, selects);
  const isSilent = ({ at }: Stated<unknown>) => policy.presetAt === undefined && at.source.path === `preset:${policy.preset}`;
  const granted = (grant: PolicyGrant, about: About): readonly Capability[] => {
    const free = upper?.grantable;
    return free && selects(free, about) ? grant.may.filter((capability) => free.may.includes(capability)) : [];
  };

  const levelOn = (day: string, rule: string, kind: string | undefined, about: About | undefined): Level => {
    if (!above) return own.level(rule, kind, about, day);
    const decided = own.decided(rule, kind, about);
    const limit = above.level(rule, kind, about, day);
    return isSilent(decided) ? limit : stricter(limit, capped(decided.value, stageOf(policy.rollout, rule, day)));
  };

  return {
    sources: policies.flatMap(({ sources }) => sources),
    standings: policies,
    hosts: upper ? under(upper.hosts, policy.hosts) : policy.hosts,
    baseline: upper?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
    faults: [...policies.flatMap((one) => dated(one, today)), ...(above ? attempts(above, own, today) : [])],

    unused: (about, findings) => [
      ...policies.flatMap(({ grants }) => grants).filter((grant) => !about.some((one) => selects(grant, one))).map(({ owner, at }) => ({ message: `the grant of ${owner} is about no profile`, at })),
      ...policies.flatMap(({ waivers }) => waivers).filter((waiver) => !findings.some((finding) => isAbout(waiver, finding) && selects(waiver, aboutOf(finding)))).map(({ rule, owner, at }) => ({ message: `the waiver of ${owner} for \`${rule}\` is about no finding`, at })),
    ],

    upcoming: (findings) =>
      steps(policies, today).flatMap(({ day, stage }) => {
        const worse = findings.filter((finding) => isLaxer(finding.severity, levelOn(day, finding.rule, finding.kind, aboutOf(finding))));
        return worse.length === 0 ? [] : [{ day, stage, findings: worse.length }];
      }),

    levelOf: (rule, kind, about) => levelOn(today, rule, kind, about),

    optionsOf(rule, about) {
      const names = Object.entries(ruleOf(rule)?.options ?? {});
      return Object.fromEntries(names.map(([name, { tightens }]) => {
        const mine = own.option(rule, name, about);
        if (!above) return [name, mine.value];
        const limit = above.option(rule, name, about).value;
        return [name, isSilent(mine) ? limit : tightens === "up" ? Math.max(limit, mine.value) : Math.min(limit, mine.value)];
      }));
    },

    allowance(host, item): Allowance {
      const about = { host, item, path: item.files[0] ?? "" };
      const [mine, mineGrants] = [own.ceiling(about), own.grants(about)];
      if (!above) return allowed(mine.value.value, mineGrants.current.flatMap(({ may }) => may), mine.value.at, mine.stated, mineGrants.ended);
      const [theirs, theirGrants] = [above.ceiling(about), above.grants(about)];
      const most = new Set([...theirs.value.value, ...theirGrants.current.flatMap(({ may }) => may), ...mineGrants.current.flatMap((grant) => granted(grant, about))]);
      const narrow = mine.stated ? mine.value.value.filter((capability) => theirs.value.value.includes(capability)) : theirs.value.value;
      const added = [...theirGrants.current, ...mineGrants.current].flatMap(({ may }) => may).filter((capability) => most.has(capability));
      const isNarrowed = mine.stated && narrow.length < theirs.value.value.length;
      return allowed(narrow, added, isNarrowed ? mine.value.at : theirs.value.at, theirs.stated || mine.stated, [...theirGrants.ended, ...mineGrants.ended]);
    },

    ignored: (path) => (upper ?? policy).ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob))),

    waiver(finding) {
      const about = aboutOf(finding);
      if (!above || !upper) return own.waiver(finding, about);
      const free = upper.waivable;
      const mine = own.waiver(finding, about);
      const counts = mine && free && isWaivable(free.rules, mine.rule) && daysBetween(today, mine.until) <= free.maxDays;
      return above.waiver(finding, about) ?? (counts ? mine : undefined);
    },
  };
}

function allowed(ceiling: readonly Capability[], added: readonly Capability[], at: Place, stated: boolean, ended: readonly PolicyGrant[]): Allowance {
  const may = inOrder([...ceiling, ...added]);
  const more = may.filter((capability) => !ceiling.includes(capability));
  const late = ended[0];
  const over = late ? `; the grant at ${late.at.source.path}:${positionAt(late.at.source, late.at.span.start).line} ended on ${late.until}` : "";
  return { may, from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${more.length > 0 ? ` and its grants (${more.join(", ")})` : ""}${over}`, stated };
}

function aboutOf({ host, item, at }: Finding): About {
  return { host, item, path: item?.files[0] ?? at.source.path };
}

/** Days after today on which a rollout goes a step further. */
function steps(policies: readonly Policy[], today: string): readonly { readonly day: string; readonly stage: "warn" | "enforce" }[] {
  const days = new Map<string, "warn" | "enforce">();
  for (const schedule of policies.flatMap(({ rollout }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))) {
    if (schedule.warnFrom && schedule.warnFrom.value > today && !days.has(schedule.warnFrom.value)) days.set(schedule.warnFrom.value, "warn");
    if (schedule.enforceFrom && schedule.enforceFrom.value > today) days.set(schedule.enforceFrom.value, "enforce");
  }
  return [...days].map(([day, stage]) => ({ day, stage })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Directories unite; an edition that the organisation names is fixed. */
function under(upper: Policy["hosts"], lower: Policy["hosts"]): Policy["hosts"] {
  const ids = new Set([...Object.keys(upper), ...Object.keys(lower)]);
  return Object.fromEntries([...ids].map((id): [string, HostSetting] => {
    const [above, below] = [upper[id], lower[id]];
    const known = new Set(above?.dirs.map(({ value }) => value));
    return [id, { dirs: [...(above?.dirs ?? []), ...(below?.dirs ?? []).filter(({ value }) => !known.has(value))], edition: above?.edition ?? below?.edition }];
  }));
}
