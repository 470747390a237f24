/** The table of subagents that are new, gone or different, those first that may do more. */
import type { Capability } from "../../capability.ts";
import type { Change } from "../../compare.ts";
import { known } from "../../fact.ts";
import type { Subject } from "../../inspect.ts";
import { capabilitiesOf, type Grant } from "../../profile.ts";
import type { Result } from "../../result.ts";
import type { Block } from "./budget.ts";
import { code, row } from "./inert.ts";
import { fileLink, type Links } from "./links.ts";

export function changesBlock(changes: readonly Change[], result: Result, links: Links | undefined): Block {
  const ordered = [...changes.filter(({ widened }) => widened), ...changes.filter(({ widened }) => !widened)];
  return {
    head: ["### Changed subagents", "", row(["Subagent", "May do", "Mode, model, prompt"]), row(["---", "---", "---"])],
    lines: ordered.map((change) => changeRow(change, result, links)),
    share: 0.5,
    more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
  };
}

function changeRow(change: Change, result: Result, links: Links | undefined): string {
  const { before, after, fields } = change;
  const subject = after ?? before;
  if (!subject) return "";
  const told = ["tools", "permissionMode", "model", "prompt", "verdict", ...(fields.includes("permissionMode") ? ["bypass"] : [])];
  const others = fields.filter((field) => !told.includes(field));
  const [mode, model] = [fromTo(before, after, modeOf), fromTo(before, after, modelOf)];
  return row([
    [`**${nameOf(subject)}** (${subject.title})`, ...paths(before, after, result, links), [kindOf(change), ...verdicts(before, after)].join(", ")].join("<br>"),
    mayDo(change),
    [
      ...(mode === undefined ? [] : [`mode: ${mode}`]),
      ...(model === undefined ? [] : [`model: ${model}`]),
      `prompt: ${before && after ? (fields.includes("prompt") ? "**changed**" : "the same") : after ? "new" : "gone"}`,
      ...(others.length > 0 ? [`also: ${others.join(", ")}`] : []),
    ].join("<br>"),
  ]);
}

/** Why it counts as widened, where it does. */
function kindOf({ kind, widened, granted }: Change): string {
  if (!widened) return kind;
  return `**${kind}, ${granted === "new" ? "uses a grant" : granted === "other" ? "does something else by its grant" : "may do more"}**`;
}

function verdicts(before: Subject | null, after: Subject | null): readonly string[] {
  const [was, is] = [before?.item.verdict.kind, after?.item.verdict.kind];
  if (is === undefined || was === is) return [];
  return was === undefined ? (is === "loaded" ? [] : [is]) : [`${was} → ${is}`];
}

function paths(before: Subject | null, after: Subject | null, result: Result, links: Links | undefined): readonly string[] {
  const [was, is] = [before?.item.files[0], after?.item.files[0]];
  const gone = was !== undefined && was !== is ? [fileLink(was, result, links, { gone: true })] : [];
  const there = is !== undefined ? [fileLink(is, result, links)] : [];
  return gone.length > 0 && there.length > 0 ? [`${gone.join("")} → ${there.join("")}`] : [...gone, ...there];
}

/** `read → read, **write**`, and the tools that came with it. */
function mayDo({ before, after, gained }: Change): string {
  const had = before?.item.profile ? capabilitiesOf(before.item.profile) : undefined;
  const tools = before && after ? toolsOf(gained) : [];
  const powers = (subject: Subject) => powersOf(subject, subject === after && before ? (had ?? []) : subject === after ? ["read"] : undefined);
  const same = before && after && powersOf(before) === powersOf(after);
  return [same ? powersOf(after) : (fromTo(before, after, powers) ?? "nothing"), ...(tools.length > 0 ? [`gains ${tools.join(", ")}`] : [])].join("<br>");
}

/** What a subagent may do, in bold what it could not before. */
export function powersOf({ item: { profile } }: Subject, had?: readonly Capability[]): string {
  if (!profile) return "unknown";
  const powers = capabilitiesOf(profile).map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`));
  return powers.length === 0 ? "nothing" : powers.join(", ");
}

function toolsOf(grants: readonly Grant[]): readonly string[] {
  const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "every tool" : code(tool))))];
  return tools.length > 6 ? [...tools.slice(0, 5), `${tools.length - 5} more tools`] : tools;
}

export function nameOf({ item: { profile } }: Subject): string {
  const name = profile && known(profile.name);
  return name === undefined ? "(no name)" : code(name);
}

export function modeOf({ item: { profile } }: Subject): string | null {
  const mode = profile && known(profile.permissionMode);
  return mode === undefined ? null : code(mode);
}

export function modelOf({ item: { profile } }: Subject): string | null {
  const model = profile && known(profile.model);
  return model === undefined ? null : code(model);
}

/** One value, or two with an arrow between them; `undefined` where there never was one. */
function fromTo(before: Subject | null, after: Subject | null, show: (subject: Subject) => string | null): string | undefined {
  const [was, is] = [before, after].map((subject) => (subject ? (show(subject) ?? "none") : undefined));
  const value = is ?? was;
  if (was !== undefined && is !== undefined && was !== is) return `${was} → ${is}`;
  return value === "none" ? undefined : value;
}
