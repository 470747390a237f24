/** What a request takes from the uses of this tool in workflows and hook configurations, between base and head. */
import type { Problem } from "../../model/load.ts";
import { type Place, placeOfPath, type Source } from "../../repo/text.ts";
import { hooksIn } from "./hooks.ts";
import { isGate, type GateProperty, type GateUse, type GateUses } from "./usage.ts";
import { stepsIn } from "./workflow.ts";

export { isGate } from "./usage.ts";

/** The files of both ends that `isGate` names. */
export async function weakenedGates(base: readonly Source[], head: readonly Source[]): Promise<readonly Problem[]> {
  const before = await usesOf(base, new Set());
  if (before.every(({ uses }) => uses.length === 0)) return [];
  const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
  const free = new Set(after.flatMap(({ uses }) => uses));
  const old = before.flatMap(({ uses }) => uses);
  const pairs = new Map<GateUse, GateUse>();
  // The nearest first, so that what was only moved is not taken for gone.
  for (const isLike of likenesses) {
    for (const use of old) {
      const like = pairs.has(use) ? undefined : [...free].find((other) => isLike(use, other));
      if (!like) continue;
      pairs.set(use, like);
      free.delete(like);
    }
  }
  const problems = old.flatMap((use): Problem[] => {
    const now = pairs.get(use);
    if (now) return compared(use, now);
    const file = after.find(({ source }) => source.path === use.at.source.path);
    const at = file ? (file.problem ?? file.stood(use)) : placeOfPath(use.at.source.path);
    const message = file?.problem
      ? `the file cannot be read, in which ${use.name} stands at the base`
      : `${use.name} is gone`;
    return [{ message, at, related: [{ message: "at the base", at: use.at }] }];
  });
  const seen = new Set<string>();
  return problems.filter(({ message, at }) => {
    const key = `${at.source.path} ${at.span.start} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** How many workflows may call one another in a row. GitHub takes ten. */
const depth = 10;

/** Of files that name this tool, those that call them, and those in `wanted`: a workflow that is called runs only where one calls it. */
async function usesOf(sources: readonly Source[], wanted: ReadonlySet<string>): Promise<readonly GateUses[]> {
  const gates = sources.filter(({ path }) => isGate(path));
  const targets = new Set<string>();
  for (let round = 0; ; round++) {
    const naming = gates.filter(
      ({ path, text }) =>
        wanted.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target)),
    );
    const found = await Promise.all(
      naming.map((source) =>
        /\.pre-commit-config\.ya?ml$|prek\.toml$/.test(source.path) ? hooksIn(source) : stepsIn(source, targets),
      ),
    );
    const { size } = targets;
    for (const { source, uses } of found) if (uses.length > 0) targets.add(callOf(source.path));
    if (targets.size === size || round === depth) return found;
  }
}

/** What calls a file of the repository: a workflow by its path, an action by its directory. */
function callOf(path: string): string {
  return `./${path.replace(/\/action\.ya?ml$/, "")}`;
}

const likenesses: readonly ((one: GateUse, other: GateUse) => boolean)[] = [
  (one, other) => one.at.source.path === other.at.source.path && one.home === other.home && one.kind === other.kind,
  (one, other) => one.at.source.path === other.at.source.path && one.kind === other.kind,
  (one, other) => one.kind === other.kind,
];

function compared(was: GateUse, is: GateUse): Problem[] {
  return [...new Set([...was.properties.keys(), ...is.properties.keys()])].flatMap((name): Problem[] => {
    const [before, after] = [was.properties.get(name), is.properties.get(name)];
    const message = worseFor(name, before, after);
    if (message === undefined) return [];
    const at: Place = after?.at ?? (name.startsWith("on ") ? is.properties.get("on")?.at : undefined) ?? is.at;
    return [{ message, at, related: [{ message: "at the base", at: before?.at ?? was.at }] }];
  });
}

/** What is worse about a trait than at the base; `undefined`: nothing. */
function worseFor(name: string, was: GateProperty | undefined, is: GateProperty | undefined): string | undefined {
  if (was?.text === is?.text) return undefined;
  const rank = (trait: GateProperty | undefined, order: readonly (string | undefined)[]) => order.indexOf(trait?.text);
  const said = (trait: GateProperty | undefined, none: string) => (trait ? `\`${trait.text}\`` : none);
  switch (name) {
    case "fail-on": {
      const order = ["never", "error", "warning", "note"];
      const of = (trait: GateProperty | undefined) => (trait ? rank(trait, order) : 1);
      return of(is) < of(was) || of(is) < 0
        ? `\`fail-on\` is ${said(is, "`error`")}, and ${said(was, "`error`")} at the base`
        : undefined;
    }
    case "gate": {
      const order = ["new", undefined, "all"];
      return rank(is, order) < rank(was, order)
        ? `\`gate\` is ${said(is, "left to the event")}, and ${said(was, "left to the event")} at the base`
        : undefined;
    }
    case "root": {
      const [narrow, wide] = [is?.text ?? "", was?.text ?? ""].map((path) =>
        path.replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, ""),
      );
      return narrow !== wide && narrow !== "" && !(wide !== "" && wide?.startsWith(`${narrow ?? ""}/`))
        ? `\`root\` leaves only \`${narrow ?? ""}\` to be reported`
        : undefined;
    }
    case "policy":
      return was === undefined && is?.text.includes("//")
        ? undefined
        : `\`policy\` is ${said(is, "not given")}, and ${said(was, "not given")} at the base`;
    case "policy-fallback":
      return is && is.text !== "preset:strict"
        ? `\`policy-fallback\` is \`${is.text}\`${was ? `, and \`${was.text}\` at the base` : ""}`
        : is && !was
          ? "`policy-fallback` lets a preset judge where the organisation's policy cannot be had"
          : undefined;
    case "workflow":
      return `after a review the check in ${said(is, "the usual file")} is started again, and that in ${said(was, "the usual file")} at the base`;
    case "host":
      return is ? `only \`${is.text}\` is judged` : undefined;
    case "version": {
      const [from, to] = [was, is].map((trait) => (trait?.text ?? "").split("@"));
      if (from?.[0] !== to?.[0]) return `${said(is, "nothing")} runs, and ${said(was, "nothing")} at the base`;
      return isPinned(from?.[1]) && !isPinned(to?.[1])
        ? `\`${to?.[1] ?? ""}\` may move, and the base names a commit`
        : undefined;
    }
    case "if":
    case "job if":
      return is && !/^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/.test(is.text)
        ? `it runs only if \`${is.text}\``
        : undefined;
    case "continue-on-error":
    case "job continue-on-error":
      return is && is.text !== "false"
        ? `${name === "continue-on-error" ? "a failed step" : "a failed job"} is let pass by \`continue-on-error\``
        : undefined;
    case "job needs": {
      const [now, before] = [is, was].map((trait) => trait?.text.split(", ") ?? []);
      const more = now?.filter((job) => !before?.includes(job)) ?? [];
      return more.length > 0
        ? `it is skipped, which lets a request pass, where the job \`${more.join(", ")}\` fails or is skipped`
        : undefined;
    }
    case "job container":
      return is && `it runs in the container \`${is.text}\``;
    case "job strategy":
      return is && `it runs as its \`strategy\` says, which may leave it out: \`${is.text}\``;
    case "shell":
      return is && !/^(?:bash|sh|pwsh|powershell)$/.test(is.text) ? `it runs in \`${is.text}\`` : undefined;
    default:
      return is?.worse === undefined ? (is === undefined ? was?.gone : undefined) : is.worse(was);
  }
}

function isPinned(ref: string | undefined): boolean {
  return /^[0-9a-f]{40,64}$/.test(ref ?? "");
}
