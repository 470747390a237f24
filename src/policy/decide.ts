/** Makes a policy ready to judge. */
import { capabilities, type Capability } from "../capability.ts";
import { rules } from "../catalogue.ts";
import { known } from "../fact.ts";
import type { Item } from "../load.ts";
import type { Decisions, Ignore, Policy, PolicyGrant } from "../policy.ts";
import type { Allowance, Level, Rule } from "../rule.ts";
import { positionAt } from "../text.ts";

/** What any profile may do where no policy says otherwise. */
const presetCeiling: readonly Capability[] = ["read"];

/** `today` is a day in UTC (`2027-03-31`): a grant counts up to and including its last day. */
export async function decide(policy: Policy, today: string): Promise<Decisions> {
  const matcher = await globsOf(policy);
  const ceiling = policy.ceiling?.value ?? presetCeiling;
  const source = policy.ceiling ? `the ceiling of ${policy.ceiling.at.source.path}` : `the ceiling of preset:${policy.preset}`;
  const covers = ({ profiles, paths, hosts }: PolicyGrant, host: string, item: Item): boolean => {
    const name = item.profile && known(item.profile.name);
    return (
      (hosts.length === 0 || hosts.includes(host)) &&
      (profiles.length === 0 || (name !== undefined && profiles.some((glob) => matcher(name, glob)))) &&
      (paths.length === 0 || item.files.slice(0, 1).some((path) => paths.some((glob) => matcher(path, glob))))
    );
  };

  const plainly: Allowance = {
    may: capabilities.filter((capability) => ceiling.includes(capability)),
    from: `${source} (${ceiling.join(", ") || "nothing"})`,
    stated: policy.ceiling !== undefined,
  };

  return {
    sources: policy.sources,
    hosts: policy.hosts,

    levelOf(id, kind) {
      const rule = ruleOf(id);
      const own = kind === undefined ? undefined : policy.rules[`${id}/${kind}`]?.level;
      if (own) return own.value;
      const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
      const levels = ofKind ?? (policy.ceiling ? undefined : rule?.levelsUnstated) ?? rule?.levels;
      const preset: Level = levels?.[policy.preset] ?? "error";
      // A kind that the preset leaves off is noise to most, so it wants its own name to come on.
      return ofKind && preset === "off" ? preset : (policy.rules[id]?.level?.value ?? preset);
    },

    optionsOf(id) {
      const own = policy.rules[id]?.options ?? {};
      return Object.fromEntries(Object.entries(ruleOf(id)?.options ?? {}).map(([name, { presets }]) => [name, own[name]?.value ?? presets[policy.preset]]));
    },

    allowance(host, item): Allowance {
      const matching = policy.grants.filter((grant) => covers(grant, host, item));
      if (matching.length === 0) return plainly;
      const [ended, current] = [matching.filter((grant) => isOver(grant, today)), matching.filter((grant) => !isOver(grant, today))];
      const may = capabilities.filter((capability) => ceiling.includes(capability) || current.some((grant) => grant.may.includes(capability)));
      const granted = current.length > 0 ? ` and its grants (${may.filter((capability) => !ceiling.includes(capability)).join(", ")})` : "";
      const late = ended[0];
      const over = late ? `; the grant at ${late.at.source.path}:${positionAt(late.at.source, late.at.span.start).line} ended on ${late.until}` : "";
      return { may, from: `${plainly.from}${granted}${over}`, stated: plainly.stated };
    },

    ended: policy.grants.flatMap((grant) => (isOver(grant, today) ? [grant] : [])),

    ignored(path): Ignore | undefined {
      return policy.ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob)));
    },
  };
}

function isOver(grant: PolicyGrant, today: string): grant is PolicyGrant & { readonly until: string } {
  return grant.until !== undefined && grant.until < today;
}

function ruleOf(id: string): Rule | undefined {
  const all: { readonly [id: string]: Rule } = rules;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** Patterns match names and paths whole, dots included; without extended patterns and negation. */
async function globsOf({ grants, ignore }: Policy): Promise<(text: string, glob: string) => boolean> {
  if (grants.length === 0 && ignore.length === 0) return () => false;
  const { Minimatch } = await import("minimatch");
  const compiled = new Map<string, { match(text: string): boolean }>();
  return (text, glob) => {
    let matcher = compiled.get(glob);
    if (!matcher) compiled.set(glob, (matcher = new Minimatch(glob, { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" })));
    return matcher.match(text);
  };
}
