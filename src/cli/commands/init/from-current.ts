/**
 * A policy that grants what today's profiles do, by their exact names and paths and for a time, and a baseline of what
 * no policy should grant: a large repository starts green, and what it allows is written down with an owner and a day.
 */
import { entryFor, writeBaseline } from "../../../evaluate/baseline.ts";
import { known } from "../../../model/fact.ts";
import { inspect, type Subject } from "../../../inspect/index.ts";
import { isOffered } from "../../../model/load.ts";
import { codeownersPaths, ownersIn } from "../../../approvals/code-owners.ts";
import { byBytes } from "../../../repo/path.ts";
import { globLimits, globProblem } from "../../../policy/file/glob.ts";
import { readPolicy } from "../../../policy/file/index.ts";
import { type Decisions, policyPaths } from "../../../policy/model.ts";
import { capabilitiesOf } from "../../../model/profile.ts";
import type { Tool } from "../../../evaluate/result.ts";
import type { EvaluationInput } from "../../input-types.ts";
import { UserError } from "../../../repo/tree.ts";
import { policyHead } from "./templates.ts";

export interface CurrentState {
  readonly policy: string;
  /** What is granted, in words. */
  readonly granted: string;
  /** The text of a baseline, where something is left that cannot be granted. */
  readonly baseline: string | undefined;
  readonly kept: string | undefined;
}

/** Days from today between which grants end, a day for each owner, so that they do not all come up at once. */
const span = { first: 60, last: 120 };

/** What a policy file takes, with some room. */
const most = { grants: 900, patterns: 100, characters: 200_000 };

/** A profile that may do more than the ceiling, and the patterns that match it and no other. */
interface Wanted {
  readonly host: string;
  readonly may: readonly string[];
  readonly owner: string;
  readonly name: string | undefined;
  readonly path: string;
  /** Whether another profile of the host stands in the file. */
  readonly isShared: boolean;
}

export async function currentState(
  matter: Pick<EvaluationInput, "repo" | "slug">,
  today: string,
  tool: Tool,
): Promise<CurrentState> {
  const head = policyHead(
    tool,
    `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`,
  );
  const { subjects } = await inspect(matter.repo, { decisions: await decisionsOf(head, today) });
  const wanted = wantedOf(subjects, await decisionsOf(head, today), await ownersOf(matter));
  const owners = [...new Set(wanted.map(({ owner }) => owner))].sort(byBytes);
  const ends = new Map(owners.map((owner, i) => [owner, dayAfter(today, dayOf(i, owners.length))]));
  const grants = fitting(groupsOf(wanted).map((group) => grantOf(group, ends)));
  const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
  const { evaluate } = await import("../../lazy.ts");
  const { findings: judged } = await evaluate({
    tool,
    repo: matter.repo,
    base: undefined,
    options: { decisions: await decisionsOf(policy, today) },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: "error",
    gate: "all",
  });
  const left = judged.filter(({ finding }) => finding.host !== null);
  const profiles = grants.reduce((sum, { profiles: count }) => sum + count, 0);
  const days = [...ends.values()].sort(byBytes);
  return {
    policy,
    granted:
      grants.length === 0
        ? "no profile does more than the ceiling"
        : `${counted(grants.length, "grant")} to ${counted(profiles, "profile")} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`,
    baseline:
      left.length === 0
        ? undefined
        : writeBaseline(left.map(({ finding, fingerprint }) => entryFor(finding, fingerprint))),
    kept:
      left.length === 0
        ? undefined
        : `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
  };
}

async function decisionsOf(text: string, today: string): Promise<Decisions> {
  const policy = await readPolicy({ path: policyPaths[0], text });
  if ("kind" in policy) throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
  const { decide } = await import("../../lazy.ts");
  return decide(policy, today);
}

/** A profile that its host leaves out uses nothing, and one whose name no pattern writes exactly is granted nothing. */
function wantedOf(
  subjects: readonly Subject[],
  decisions: Decisions,
  ownerOf: (path: string) => string,
): readonly Wanted[] {
  const files = new Map<string, number>();
  const place = ({ host, item }: Subject) => `${host} ${item.files[0] ?? ""}`;
  for (const subject of subjects) files.set(place(subject), (files.get(place(subject)) ?? 0) + 1);
  return subjects.flatMap((subject): Wanted[] => {
    const { host, item } = subject;
    if (!item.profile || !isOffered(item)) return [];
    const { may: allowed } = decisions.allowance(host, item);
    const may = capabilitiesOf(item.profile).filter((capability) => !allowed.includes(capability));
    if (may.length === 0) return [];
    const written = known(item.profile.name);
    const [name, path] = [written === undefined ? undefined : literal(written), literal(item.files[0] ?? "")];
    const isShared = (files.get(place(subject)) ?? 0) > 1;
    if (path === undefined || (written === undefined ? isShared : name === undefined)) return [];
    return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
  });
}

/** The pattern that matches a text and nothing else; `undefined` where a policy takes none. */
function literal(text: string): string | undefined {
  const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
  return text === "" || /[{}]/.test(text) || pattern.length > globLimits.length || globProblem(pattern) !== undefined
    ? undefined
    : pattern;
}

/** One grant for profiles with one owner that may do the same: none of its names fits another profile in its files. */
function groupsOf(wanted: readonly Wanted[]): readonly (readonly [Wanted, ...Wanted[]])[] {
  const groups = new Map<string, [Wanted, ...Wanted[]][]>();
  for (const one of wanted) {
    const key = JSON.stringify([one.host, one.may, one.owner, one.isShared ? one.path : null, one.name === undefined]);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.length < most.patterns) last.push(one);
    else parts.push([one]);
  }
  return [...groups.values()].flat();
}

interface Grant {
  readonly text: string;
  readonly profiles: number;
}

function grantOf(group: readonly [Wanted, ...Wanted[]], ends: ReadonlyMap<string, string>): Grant {
  const [{ host, may, owner }] = group;
  const list = (key: string, values: readonly (string | undefined)[]) => {
    const some = [...new Set(values.filter((value) => value !== undefined))].sort(byBytes);
    return some.length === 0 ? "" : `    ${key}:\n${some.map((value) => `      - ${quoted(value)}\n`).join("")}`;
  };
  return {
    profiles: group.length,
    text: `  - may: [${may.join(", ")}]\n    hosts: [${host}]\n${list(
      "profiles",
      group.map(({ name }) => name),
    )}${list(
      "paths",
      group.map(({ path }) => path),
    )}    reason: in use when this policy was written, to be decided by its owner\n    owner: ${quoted(owner)}\n    until: ${ends.get(owner)}\n`,
  };
}

/** JSON is YAML, but for what an editor would not show. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character)
      ? character
      : point > 0xffff
        ? `\\U${point.toString(16).padStart(8, "0")}`
        : `\\u${point.toString(16).padStart(4, "0")}`;
  });
}

/** As many as a policy takes; what is left over stands in the baseline. */
function fitting(grants: readonly Grant[]): readonly Grant[] {
  let characters = 0;
  return grants.slice(0, most.grants).filter(({ text }) => (characters += text.length) <= most.characters);
}

/** The first owner that is a login or a team; where nobody is named, whoever the repository belongs to. */
async function ownersOf({ repo, slug }: Pick<EvaluationInput, "repo" | "slug">): Promise<(path: string) => string> {
  const path = codeownersPaths.find((candidate) => repo.entries.has(candidate));
  const content = path === undefined ? undefined : await repo.read(path);
  const named = content?.kind === "text" ? ownersIn(content.source.text) : () => [];
  const account = (await slug())?.split("/")[0];
  return (file) => {
    const owner = [...named(file), `@${account ?? ""}`].find((one) =>
      /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(one),
    );
    if (owner !== undefined) return owner;
    throw new UserError(
      `nobody answers for \`${file}\`, and a grant needs an owner: name one in ${codeownersPaths[0]}, or add the remote \`origin\` of this repository`,
    );
  };
}

/** Which day from today the grants of the owner at this place end. */
function dayOf(place: number, owners: number): number {
  return owners < 2
    ? (span.first + span.last) / 2
    : span.first + Math.round((place * (span.last - span.first)) / (owners - 1));
}

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
