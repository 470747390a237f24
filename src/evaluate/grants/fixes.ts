/**
 * What to write instead of what exceeds a stated ceiling: a shorter list of tools, or the finished grant. Owners and
 * the policy are read once for a run, and the texts of a finding are made when somebody first looks at them.
 */
import { fixTo } from "../../hosts/_kit/fixes/edits.ts";
import { withoutEntries, wordIn } from "../../hosts/_kit/fixes/lists.ts";
import type { Inspection, Subject } from "../../inspect/index.ts";
import { known } from "../../model/fact.ts";
import type { Finding } from "../../model/finding.ts";
import type { Fix } from "../../model/fix.ts";
import { grantsOf, type Profile } from "../../model/profile.ts";
import type { Decisions } from "../../policy/model.ts";
import { ownPolicyPath } from "../../approvals/policy-path.ts";
import type { Place, Span } from "../../repo/text.ts";
import { visible } from "../../sanitize/text.ts";
import { permissionsUnder } from "../permission.ts";
import { flowText, type GrantEntry, openReason, profileEntries, settingsEntries } from "./entry.ts";
import { insertionIn } from "./insert.ts";
import { dayAfter } from "../../policy/decide/days.ts";
import { ownerIn, type OwnerSource } from "./owner.ts";

/** How many days a grant of a fix lasts. */
const days = 90;

/** The most entries that a fix takes out of a list: each costs time in proportion to the list. */
const maxGone = 200;

/** The longest title of a shorter list. */
const maxTitle = 200;

/** Gives the findings of `max-capability` under a stated ceiling their fixes. */
export async function addCeilingFixes(
  inspection: Inspection,
  decisions: Decisions,
  owners: OwnerSource,
): Promise<void> {
  const fixable = inspection.findings.filter(({ rule, isUnstated }) => rule === "max-capability" && !isUnstated);
  if (fixable.length === 0) return;
  const grantFixes = await grantFixesFor(decisions, owners);
  const permissionOf = permissionsUnder(decisions, inspection);
  const fixesOf = ({ host, item, kind, at }: Finding): readonly Fix[] => {
    if (host === null) return [];
    if (kind === "settings") {
      const loads = inspection.loads.filter((load) => load.host === host);
      return grantFixes(settingsEntries({ loads }, decisions, at.source.path));
    }
    const subject = item && { host, item };
    if (!subject || kind === "skill-file") return [];
    const entries = profileEntries([subject], inspection.subjects, permissionOf).filter(({ skills }) =>
      kind?.startsWith("skill") ? skills.length > 0 : skills.length === 0,
    );
    return [
      ...(kind === undefined ? narrowingFixes(subject, permissionOf(subject)?.excess ?? []) : []),
      ...grantFixes(entries),
    ];
  };
  for (const finding of fixable) {
    const { fixes: others = [] } = finding;
    let made: readonly Fix[] | undefined;
    Object.defineProperty(finding, "fixes", {
      enumerable: true,
      get: () => (made ??= [...others, ...fixesOf(finding)]),
    });
  }
}

/** Makes the fix that adds entries to `grants` of the repository's policy; none where no policy accepts them. */
async function grantFixesFor(
  decisions: Decisions,
  owners: OwnerSource,
): Promise<(entries: readonly GrantEntry[]) => readonly Fix[]> {
  const path = ownPolicyPath(decisions);
  const source = decisions.sources.find(({ ref }) => ref === path);
  const [ownerOf, insert] = await Promise.all([
    ownerIn(owners),
    source && owners.repo.entries.has(path) ? insertionIn({ path, text: source.text }) : undefined,
  ]);
  const until = dayAfter(decisions.today, days);
  return (entries) => {
    const [first] = entries;
    // What no policy accepts is no fix; the message says whom to ask.
    if (!first || entries.some(({ refusal }) => refusal !== undefined)) return [];
    const owner = ownerOf(first.file);
    const account = { reason: openReason, owner: owner ?? "?", until };
    const title = `- ${entries.map((entry) => flowText(entry, account)).join(" - ")}`;
    // Without an owner the reader refuses it, so there is nothing to apply.
    const edits = insert && owner !== undefined ? [insert(entries, () => account)] : [];
    return [{ title: `${visible(title)} # under \`grants\` in ${visible(path)}`, safe: false, edits }];
  };
}

/**
 * The list of tools without those that exceed, where all of the excess comes from listed tools and some others are
 * left; tools that only read, where all of it comes from a list that is not there.
 */
function narrowingFixes({ item }: Pick<Subject, "host" | "item">, excess: readonly string[]): readonly Fix[] {
  const { profile } = item;
  if (profile?.grants.state === "implied" && profile.onlyTools && isAllImplied(profile, excess))
    return [profile.onlyTools([], excess)];
  const listed = profile?.grants.state === "stated" ? (known(profile.grants) ?? []) : [];
  const gone = profile ? grantsOf(profile).filter(({ capability }) => excess.includes(capability)) : [];
  const isListed = new Set(listed);
  if (!profile || gone.length === 0 || gone.length > maxGone || !gone.every((grant) => isListed.has(grant))) return [];
  const tools = new Set(gone.map(({ tool }) => tool));
  if (listed.every(({ tool }) => tools.has(tool))) return [];
  const fix = removalFix(profile, gone, [...tools]);
  return fix ? [fix] : [];
}

function isAllImplied({ extraGrants }: Profile, excess: readonly string[]): boolean {
  return !extraGrants.some(({ capability }) => excess.includes(capability));
}

/** What the host has not, or no longer, in the same list: a proposal with it would be the next finding. */
function idleTools({ ineffective, grants }: Profile): readonly { readonly at: Place; readonly tool: string }[] {
  const { source, span } = grants.at;
  return ineffective.flatMap(({ kind, what, at, meant }) =>
    (kind === "unknown-tool" || kind === "removed-tool") &&
    meant === undefined &&
    at.source.path === source.path &&
    at.span.start >= span.start &&
    at.span.end <= span.end
      ? [{ at, tool: what }]
      : [],
  );
}

function spansOf(words: readonly { readonly at: Place; readonly tool: string }[]): Map<number, Span> {
  return new Map(
    words.slice(0, maxGone).flatMap(({ at, tool }) => {
      const span = wordIn(at, tool);
      return span ? [[span.start, span] as const] : [];
    }),
  );
}

function removalFix(profile: Profile, gone: ReturnType<typeof grantsOf>, tools: readonly string[]): Fix | undefined {
  const { source } = profile.grants.at;
  if (gone.some(({ at }) => at.source.path !== source.path)) return undefined;
  const spans = spansOf(gone);
  if (spans.size !== tools.length) return undefined;
  for (const [start, span] of spansOf(idleTools(profile))) spans.set(start, span);
  const rest = withoutEntries(
    source.text,
    [...spans.values()].sort((a, b) => a.start - b.start),
  );
  if (!rest) return undefined;
  const fix = fixTo(source, rest, false, `take out ${tools.map((tool) => `\`${tool}\``).join(", ")}`);
  return { ...fix, title: visible(fix.title).slice(0, maxTitle) };
}
