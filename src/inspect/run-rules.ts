/** Runs the rules about profiles over one load. */
import { rules } from "../generated/catalogue.ts";
import type { Certainty } from "../model/certainty.ts";
import { reachableIn } from "../model/delegation.ts";
import { type Finding, type Report, type SeverityCap, withFewRelated } from "../model/finding.ts";
import type { Item, Layer, Load } from "../model/load.ts";
import { classOf, type Context, type Rule } from "../model/rule.ts";
import { ensureMemory } from "../platform/memory.ts";
import type { Decisions } from "../policy/model.ts";
import { certaintyOfHost } from "./certainty.ts";
import type { FolderReaders } from "./folder-readers.ts";
import type { FindsUnguarded } from "./unguarded.ts";

/** The load of a host; without a host and an edition, the problems of unknown hosts. */
export interface CheckedLoad {
  readonly host: string | null;
  readonly title: string;
  readonly edition: string | null;
  readonly load: Load;
}

/** Runs a rule over one subject, or remembers what it said. Rules and subjects always come in the same order. */
export type Recall = (rule: string, context: Context, run: (context: Context) => Iterable<Report>) => Iterable<Report>;

const plainly: Recall = (_, context, run) => run(context);

/** Whether an item comes from a file and takes part in the host's choice. */
export function isListed({ files, verdict }: Item): boolean {
  return files.length > 0 && verdict.kind !== "passed-over";
}

/** How many findings are made between two looks at the memory. */
const findingsPerLook = 500;

/**
 * In the order of the rules. Findings that the policy ignores are included, those of rules that are off are not.
 * `isReader`: whether the host merely reads the folder of a path, which belongs to another host.
 */
export function runRules(
  { host, title, edition, load }: CheckedLoad,
  decisions: Decisions,
  isReader: FolderReaders,
  unguardedStarts: FindsUnguarded,
  recall: Recall = plainly,
): Finding[] {
  // Most hosts have no files in most trees.
  if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0) return [];
  const listed = load.items.filter(isListed);
  const ofHost = certaintyOfHost(host);
  const findings: Finding[] = [];
  const shared = sharedTexts();
  const reachable = reachableIn(load);
  for (const [id, rule] of Object.entries<Rule>(rules)) {
    const context: Context = {
      host: title,
      options: decisions.optionsOf(id),
      allowance: (item) => decisions.allowance(host ?? "", item),
      settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
      skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
      lists: decisions.lists,
      reachable,
      unguardedStarts,
    };
    const contextOf = (item: Item): Context => {
      const options = rule.options
        ? decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" })
        : context.options;
      return options === context.options ? context : { ...context, options };
    };
    const add = (reports: Iterable<Report>, ofItem: Item | null, ofLayer: Layer | null = null): void => {
      for (const report of reports) {
        const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
        const cap = rule.isCapped ? capOf(certainty, isReader(host, path)) : undefined;
        const severity = decisions.levelOf(id, report.kind, { host, item, path }, cap);
        // Properties before a spread are added many times faster. If the report has any of these, it is this one.
        if (findings.length % findingsPerLook === 0) ensureMemory();
        if (severity !== "off")
          findings.push({
            rule: id,
            class: classOf(rule, report.kind),
            severity,
            host,
            edition,
            certainty,
            layer,
            item,
            ...(rule.cause === undefined ? {} : { cause: rule.cause }),
            ...withFewRelated(report),
            message: shared(report.message),
            ...(report.groupKey === undefined ? {} : { groupKey: shared(report.groupKey) }),
            ...(cap && { cap }),
          });
      }
    };
    switch (rule.subject) {
      case "profile":
        for (const item of listed) {
          const { profile } = item;
          if (profile)
            add(
              recall(id, contextOf(item), (given) => rule.check(profile, item, given)),
              item,
            );
        }
        for (const [layer, report] of layerReports(rule, load.layers, (layer) =>
          recall(id, context, (given) => rule.checkLayer?.(layer, given) ?? []),
        ))
          add([report], null, layer);
        break;
      case "item":
        for (const item of listed)
          add(
            recall(id, contextOf(item), (given) => rule.check(item, given)),
            item,
          );
        break;
      case "layer":
        for (const layer of load.layers)
          add(
            recall(id, context, (given) =>
              rule.check(
                layer,
                listed.filter((item) => item.layer === layer),
                given,
              ),
            ),
            null,
            layer,
          );
        break;
      case "load":
        add(
          recall(id, context, (given) => rule.check(load, given)),
          null,
        );
        break;
      case "policy":
    }
  }
  return findings;
}

/** Equal texts as one: thousands of findings may say the same, each in a text that was put together of several pieces. */
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

/** What a rule about profiles says of layers. A file that belongs to two layers, such as a plugin's, is reported once. */
function* layerReports(
  { checkLayer }: Pick<Rule, "checkLayer">,
  layers: readonly Layer[],
  check: (layer: Layer) => Iterable<Report>,
): Generator<readonly [Layer, Report]> {
  const told = new Set<string>();
  for (const layer of checkLayer ? layers : [])
    for (const report of check(layer)) {
      const key = JSON.stringify([report.at.source.path, report.at.span.start, report.message]);
      if (told.has(key)) continue;
      told.add(key);
      yield [layer, report];
    }
}
