import type { Capability } from "../model/capability.ts";
import { displayName } from "../model/delegation.ts";
import { known } from "../model/fact.ts";
import type { Report } from "../model/finding.ts";
import type { Fix } from "../model/fix.ts";
import { isOffered, type Item } from "../model/load.ts";
import type { Grant, Profile } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";
import type { Place } from "../repo/text.ts";
import { type Claim, claimIn } from "./no-false-read-only/phrases.ts";

/** How much of a prompt is searched: what an author says first is what the agent is for. */
const opening = 600;

export default defineRule({
  summary: "A profile that says it is read-only cannot write or run commands.",
  subject: "profile",
  class: "power",
  levels: { recommended: "warning", strict: "error" },
  kinds: { prompt: { recommended: "off", strict: "warning" } },

  check(profile, item, { host, isOff }) {
    if (!isOffered(item) || changing(profile).length === 0) return [];
    const { description, prompt } = profile;
    const described = known(description);
    const claim = described === undefined ? undefined : claimIn(described);
    if (claim && described !== undefined)
      return [reportOf(profile, item, host, { claim, text: described, at: description.at })];
    if (isOff(item, "prompt")) return [];
    const start = prompt.text.slice(0, opening);
    const promised = claimIn(start);
    if (!promised) return [];
    const report = reportOf(profile, item, host, { claim: promised, text: start, at: prompt.at });
    return [{ ...report, kind: "prompt" }];
  },
});

/**
 * The grants of the tool list that write or run any command unasked. What hooks and `memory` do is not the agent's
 * choice, and a profile that asks for the mode `plan` has limited itself.
 */
function changing({ grants, permissionMode }: Profile): readonly Grant[] {
  if (known(permissionMode) === "plan") return [];
  return (known(grants) ?? []).filter(
    ({ tool, capability, scope, asks }) =>
      scope === null && !asks && tool !== readersOnly && (capability === "write" || capability === "execute"),
  );
}

/** A tool set of this name runs only commands that its host takes for harmless. */
const readersOnly = "read-only";

/** A claim and the text that makes it. */
interface PlacedClaim {
  readonly claim: Claim;
  readonly text: string;
  readonly at: Place;
}

const does: { readonly [C in Capability]?: string } = { write: "write files", execute: "run any command" };

function reportOf(profile: Profile, item: Item, host: string, { claim, text, at }: PlacedClaim): Report {
  const powers = changing(profile);
  const phrase = text.slice(claim.start, claim.end).replace(/\s+/g, " ");
  const capabilities = (["write", "execute"] as const).filter((one) =>
    powers.some(({ capability }) => capability === one),
  );
  const can = capabilities.map((capability) => does[capability]).join(" and ");
  const says = claim.says === "read-only" ? "says it is read-only" : "says it changes no files";
  const fixes = fixesFor(profile, powers);
  const advice = fixes.length > 0 ? "" : "; limit its tools, or correct these words";
  const truth = `${says}, but it can ${can} in ${host}: ${reasonFor(profile, powers)}${advice}`;
  return {
    message: `${displayName(item)} ${truth}`,
    groupKey: truth,
    at: placeOf(phrase, at),
    value: capabilities.join(" "),
    powers: { held: powers, reached: [] },
    belief: phrase,
    ...relatedTo(powers),
    fixes,
  };
}

function reasonFor({ grants }: Profile, powers: readonly Grant[]): string {
  const allowing = [...new Set(powers.map(({ allowedBy }) => allowedBy && `\`${allowedBy}\``))];
  if (!allowing.includes(undefined))
    return `${allowing.join(" and ")} ${allowing.length === 1 ? "allows" : "allow"} it`;
  if (grants.state === "implied") return grants.because;
  const tools = [...new Set(powers.map(({ tool }) => `\`${tool}\``))];
  const shown = tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
  return `its tools include ${shown}`;
}

/** Where each tool is allowed by its name. */
function relatedTo(powers: readonly Grant[]): Pick<Report, "related"> {
  const related = powers.flatMap(({ allowedBy, at }) =>
    allowedBy === undefined ? [] : [{ message: `\`${allowedBy}\` is here`, at }],
  );
  return related.length > 0 ? { related } : {};
}

/** The phrase in the file, or the whole text where escapes or line breaks stand in between. */
function placeOf(phrase: string, at: Place): Place {
  const { source, span } = at;
  const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  const found = new RegExp(pattern).exec(source.text.slice(span.start, span.end));
  if (!found) return at;
  const start = span.start + found.index;
  return { source, span: { start, end: start + found[0].length } };
}

/** The tool list without the tools that write or run commands. */
function fixesFor({ grants, onlyTools }: Profile, powers: readonly Grant[]): readonly Fix[] {
  if (!onlyTools) return [];
  const changes = new Set(powers.map(({ tool }) => tool));
  const listed = grants.state === "stated" ? grants.value.map(({ tool }) => tool) : [];
  return [onlyTools([...new Set(listed)].filter((tool) => !changes.has(tool) && tool !== "*"))];
}
