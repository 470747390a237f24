/** Runs the rules about profiles over one load. */
import { rules } from "../../generated/catalogue.ts";
import type { Certainty } from "../../model/certainty.ts";
import { reachableIn } from "../../model/delegation.ts";
import { type Finding, type Report, type SeverityCap, withFewRelated } from "../../model/finding.ts";
import type { Item, Layer } from "../../model/load.ts";
import { classOf, type Context, type Rule } from "../../model/rule.ts";
import { ensureMemory } from "../../platform/memory.ts";
import type { Decisions } from "../../policy/model.ts";
import { certaintyOfHost } from "../certainty.ts";
import { fewReports } from "./few-reports.ts";
import type { FolderReaders } from "./folder-readers.ts";
import { type CheckedLoad, noNotes, type Notes } from "../second-tree/shared-findings.ts";
import type { FindsUnguarded } from "./unguarded-starts.ts";

/** Runs a rule over one subject, or remembers what it said. Rules and subjects always come in the same order. */
export type Recall = (rule: string, context: Context, run: (context: Context) => Iterable<Report>) => Iterable<Report>;

/** How rules are run. */
interface Running {
  readonly recall?: Recall | undefined;
  /** Notes what is said of the load, or repeats it. */
  readonly notes?: Notes | undefined;
}

/** Whether an item comes from a file and takes part in the host's choice. */
export function isListed({ files, verdict }: Item): boolean {
  return files.length > 0 && verdict.kind !== "passed-over";
}

/** How many findings are made between two looks at the memory. */
const findingsPerLook = 500;

/** The rules about profiles, in their order. */
const profileRules = Object.entries<Rule>(rules).filter(([, { subject }]) => subject !== "policy");

/**
 * In the order of the rules. Findings that the policy ignores are included, those of rules that are off are not.
 * `isReader`: whether the host merely reads the folder of a path, which belongs to another host.
 */
export function runRules(
  checked: CheckedLoad,
  decisions: Decisions,
  isReader: FolderReaders,
  unguardedStarts: FindsUnguarded,
  { recall, notes = noNotes }: Running = {},
): readonly Finding[] {
  const { load } = checked;
  // Most hosts have no files in most trees.
  if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0) return [];
  return notes.whole ?? notes.end(findingsOf(checked, decisions, isReader, unguardedStarts, { recall, notes }));
}

/** A load whose rules are run, and what is found so far. */
interface Run {
  readonly layers: readonly Layer[];
  /** The items that come from files and take part in the host's choice. */
  readonly listed: readonly Item[];
  readonly findings: Finding[];
  readonly add: Adds;
  readonly notes: Notes;
}

/** One rule, and how it is asked about a subject: by running it, or by what is remembered of it. */
interface RuleCall<S extends Rule["subject"]> {
  readonly id: string;
  readonly rule: Extract<Rule, { readonly subject: S }>;
  /** For subjects that are no item. */
  readonly context: Context;
  /** With the options that the policy states for the item. */
  contextOf(item: Item): Context;
  ask<T>(context: Context, subject: T, check: (subject: T, context: Context) => Iterable<Report>): Iterable<Report>;
}

function findingsOf(
  checked: CheckedLoad,
  decisions: Decisions,
  isReader: FolderReaders,
  unguardedStarts: FindsUnguarded,
  { recall, notes }: { readonly recall: Recall | undefined; readonly notes: Notes },
): readonly Finding[] {
  const { host, title, load } = checked;
  const findings: Finding[] = [];
  const add = addsTo(findings, checked, decisions, isReader);
  const run: Run = { layers: load.layers, listed: load.items.filter(isListed), findings, add, notes };
  const general: Omit<Context, "options" | "isOff"> = {
    host: title,
    allowance: (item) => decisions.allowance(host ?? "", item),
    settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
    skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
    lists: decisions.lists,
    reachable: notes.reachable(reachableIn(load)),
    unguardedStarts,
  };
  for (const [id, rule] of profileRules) {
    const context: Context = {
      ...general,
      options: decisions.optionsOf(id),
      // What is remembered is for policies with other levels too.
      isOff: (item, kind) =>
        recall === undefined && decisions.levelOf(id, kind, { host, item, path: item.files[0] ?? "" }) === "off",
    };
    const call: Omit<RuleCall<never>, "rule"> = {
      id,
      context,
      contextOf(item) {
        if (!rule.options) return context;
        const options = decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" });
        return options === context.options ? context : { ...context, options };
      },
      ask: (given, subject, check) => (recall ? recall(id, given, (of) => check(subject, of)) : check(subject, given)),
    };
    switch (rule.subject) {
      case "profile":
        askOfProfiles({ ...call, rule }, run);
        break;
      case "item":
        askOfItems({ ...call, rule }, run);
        break;
      case "layer":
        askOfLayers({ ...call, rule }, run);
        break;
      case "load": {
        const reports = call.ask(context, load, (of, given) => rule.check(of, given));
        add(id, rule, reports, null);
        break;
      }
      case "policy":
    }
  }
  return findings;
}

/** Each profile by itself, and then each layer by what its settings say of every profile. */
function askOfProfiles({ id, rule, context, contextOf, ask }: RuleCall<"profile">, run: Run): void {
  const { layers, listed, findings, add, notes } = run;
  const check = (item: Item, given: Context) => (item.profile ? rule.check(item.profile, item, given) : []);
  const make = (item: Item): void => add(id, rule, ask(contextOf(item), item, check), item);
  for (const item of listed) if (item.profile) notes.ofItem(id, item, findings, make);
  notes.ofLayers(id, findings, () => {
    const reported = layerReports(rule, layers, (layer) =>
      ask(context, layer, (of, given) => rule.checkLayer?.(of, given) ?? []),
    );
    for (const [layer, reports] of reported) add(id, rule, reports, null, layer);
  });
}

function askOfItems({ id, rule, contextOf, ask }: RuleCall<"item">, { listed, findings, add, notes }: Run): void {
  const check = (item: Item, given: Context) => rule.check(item, given);
  const make = (item: Item): void => add(id, rule, ask(contextOf(item), item, check), item);
  for (const item of listed) notes.ofItem(id, item, findings, make);
}

function askOfLayers({ id, rule, context, ask }: RuleCall<"layer">, { layers, listed, add }: Run): void {
  for (const layer of layers) {
    const own = listed.filter((item) => item.layer === layer);
    const reports = ask(context, layer, (of, given) => rule.check(of, own, given));
    add(id, rule, reports, null, layer);
  }
}

/** Makes findings of what a rule reports, and adds those that the policy does not switch off. */
type Adds = (id: string, rule: Rule, reports: Iterable<Report>, ofItem: Item | null, ofLayer?: Layer | null) => void;

function addsTo(
  findings: Finding[],
  { host, edition }: CheckedLoad,
  decisions: Decisions,
  isReader: FolderReaders,
): Adds {
  const ofHost = certaintyOfHost(host);
  const shared = sharedTexts();
  return (id, rule, reports, ofItem, ofLayer = null) => {
    // Most rules say nothing of most items.
    if (Array.isArray(reports) && reports.length === 0) return;
    for (const report of fewReports(reports)) {
      const { kind } = report;
      const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
      const reads = rule.isCapped || report.instead !== undefined ? isReader(host, path) : false;
      const cap = rule.isCapped ? capOf(certainty, reads) : undefined;
      const severity = decisions.levelOf(id, kind, { host, item, path }, cap);
      if (findings.length % findingsPerLook === 0) ensureMemory();
      if (severity === "off") continue;
      // If the report has any of these, it is this one. Absent parts cost `Object.assign` nothing, unlike a spread.
      const finding = Object.assign(
        { rule: id, class: classOf(rule, kind), severity, host, edition, certainty, layer, item },
        rule.cause === undefined ? undefined : { cause: rule.cause },
        withFewRelated(report),
        textsOf(report, reads ? "" : ending(report.instead), shared),
        cap && { cap },
      );
      findings.push(finding);
    }
  };
}

/** `end`: what follows the message. */
function textsOf(
  { message: whole, groupKey }: Report,
  end: string,
  shared: (text: string) => string,
): Pick<Report, "message" | "groupKey"> {
  const message = (whole.length > maxMessage ? withoutMiddle(whole) : whole) + end;
  if (groupKey === undefined) return { message: shared(message) };
  return { message: shared(message), groupKey: shared(groupKey.slice(0, maxMessage) + end) };
}

function ending(instead: string | undefined): string {
  return instead === undefined ? "" : `; ${instead}`;
}

/** How much of a message is kept: it may name a value as long as the file. */
const maxMessage = 4_000;
const keptEnd = 1_000;

/** What is wrong with a long name is said after the name, so the middle is what a reader can do without. */
function withoutMiddle(message: string): string {
  return `${message.slice(0, maxMessage - keptEnd)}…${message.slice(-keptEnd)}`.replace(/\p{Surrogate}/gu, "");
}

/**
 * Equal texts as one: thousands of findings may say the same, each in a text that was put together of several pieces.
 */
function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}

/** What a report is about. What it does not say itself is that of the item, the layer or the host that was checked. */
function subjectOf(report: Report, ofItem: Item | null, ofLayer: Layer | null, ofHost: Certainty) {
  const item = report.item ?? ofItem;
  return {
    item,
    layer: report.layer ?? item?.layer ?? ofLayer,
    path: item?.files[0] ?? report.at.source.path,
    certainty: report.certainty ?? item?.certainty ?? ofHost,
  };
}

function capOf(certainty: Certainty, isReader: boolean): SeverityCap | undefined {
  if (isReader) return "reader";
  return certainty === "assumed" ? "assumed" : undefined;
}

/**
 * What a rule about profiles says of layers. A file that belongs to two layers, such as a plugin's, is reported once.
 */
function* layerReports(
  { checkLayer }: Pick<Rule, "checkLayer">,
  layers: readonly Layer[],
  check: (layer: Layer) => Iterable<Report>,
): Generator<readonly [Layer, readonly Report[]]> {
  const reported = new Set<string>();
  const isNew = ({ at, message }: Report): boolean => {
    const before = reported.size;
    return reported.add(JSON.stringify([at.source.path, at.span.start, message])).size > before;
  };
  for (const layer of checkLayer ? layers : []) yield [layer, [...check(layer)].filter(isNew)];
}
