/**
 * Rules over kept facts. A rule that needs a text that was not kept says again what it said when the text was there, as
 * long as everything that it took from the policy is the same; otherwise only a scan can tell.
 */
import { rules } from "../../generated/catalogue.ts";
import type { Recall } from "../../inspect/findings/run-rules.ts";
import type { Report } from "../../model/finding.ts";
import type { Item } from "../../model/load.ts";
import type { Context, Rule } from "../../model/rule.ts";
import { TextNotKept } from "../../repo/text.ts";

/** Something that a rule took from the policy, as it was. */
interface Taken {
  readonly from: "options" | "allowance" | "settingsAllowance" | "skillAllowance" | "lists";
  readonly item?: Item;
  readonly path?: string;
  readonly was: string;
}

/** What a rule said of one subject. */
interface RuleReports {
  readonly reports: readonly Report[];
  readonly taken: readonly Taken[];
}

/**
 * By the turn of the rule and subject, which always come in the same order: under the policy of the scan, and under
 * presets.
 */
export type Memory = ReadonlyMap<number, readonly RuleReports[]>;

/** Finds the turns that need a text: run it over facts that were written and read back. */
export function findingTurns(): { readonly recall: Recall; readonly turns: ReadonlySet<number> } {
  const turns = new Set<number>();
  let turn = -1;
  return {
    turns,
    recall(_, context, run) {
      turn++;
      try {
        return [...run(context)];
      } catch (error) {
        if (!(error instanceof TextNotKept)) throw error;
        turns.add(turn);
        return [];
      }
    },
  };
}

/** Remembers what is said in some turns: run it where the texts are. */
export function recordRecall(turns: ReadonlySet<number>): { readonly recall: Recall; readonly memory: Memory } {
  const memory = new Map<number, readonly RuleReports[]>();
  let turn = -1;
  return {
    memory,
    recall(rule, context, run) {
      if (!turns.has(++turn)) return run(context);
      const underScan = reportsUnder(context, run);
      const isByOptions = underScan.taken.some(({ from }) => from === "options");
      const others = isByOptions
        ? presetOptions(rule).map((options) => reportsUnder({ ...context, options }, run))
        : [];
      memory.set(turn, [underScan, ...others]);
      return underScan.reports;
    },
  };
}

function reportsUnder(context: Context, run: (context: Context) => Iterable<Report>): RuleReports {
  const taken: Taken[] = [];
  const reports = [...run(noting(context, taken))];
  return { reports, taken };
}

function presetOptions(rule: string): readonly Context["options"][] {
  const { options = {} } = (rules as { readonly [id: string]: Rule })[rule] ?? {};
  return fullPresets.map((preset) =>
    Object.fromEntries(Object.entries(options).map(([name, { presets }]) => [name, presets[preset]])),
  );
}

const fullPresets = ["recommended", "strict"] as const;

/** A rule needs a text that was not kept. */
export class RuleLacksText extends TextNotKept {
  readonly rule: string;
  constructor(rule: string) {
    super(`what ${rule} needs under another policy`);
    this.rule = rule;
  }
}

/** Repeats what is remembered. Throws `RuleLacksText` where the policy is another one than it was for that. */
export function replayRecall(memory: Memory): Recall {
  let turn = -1;
  return (rule, context, run) => {
    const known = memory.get(++turn);
    return withRule(rule, () => (known ? repeated(known, context) : run(context)));
  };
}

/** What was said under an equal policy. */
function repeated(known: readonly RuleReports[], context: Context): readonly Report[] {
  const match = known.find(({ taken }) =>
    taken.every((one) => one.was !== listed && one.was === valueOf(one, context)),
  );
  if (match) return match.reports;
  throw new TextNotKept("what a rule needs under another policy");
}

/** Reports are made while they are taken. What was taken from the policy may be missing too. */
function* withRule(rule: string, reportsOf: () => Iterable<Report>): Generator<Report> {
  try {
    yield* reportsOf();
  } catch (error) {
    throw error instanceof TextNotKept ? new RuleLacksText(rule) : error;
  }
}

function noting(context: Context, taken: Taken[]): Context {
  const note = (one: Omit<Taken, "was">) => taken.push({ ...one, was: valueOf(one, context) });
  return {
    ...context,
    get options() {
      note({ from: "options" });
      return context.options;
    },
    get lists() {
      note({ from: "lists" });
      return context.lists;
    },
    allowance(item) {
      note({ from: "allowance", item });
      return context.allowance(item);
    },
    settingsAllowance(path) {
      note({ from: "settingsAllowance", path });
      return context.settingsAllowance(path);
    },
    skillAllowance(item, path) {
      note({ from: "skillAllowance", item, path });
      return context.skillAllowance(item, path);
    },
  };
}

/** What a list allows can only be asked entry by entry. */
const listed = "a list";

/** A text that is equal where a rule can see no difference. */
function valueOf({ from, item, path = "" }: Omit<Taken, "was">, context: Context): string {
  switch (from) {
    case "options":
      return JSON.stringify(Object.entries(context.options).sort(([a], [b]) => (a < b ? -1 : 1)));
    case "lists":
      return (context.lists.server ?? context.lists.model) ? listed : "";
    case "allowance":
      return textOf(item && context.allowance(item));
    case "settingsAllowance":
      return textOf(context.settingsAllowance(path));
    case "skillAllowance":
      return textOf(item && context.skillAllowance(item, path));
  }
}

function textOf(allowance: ReturnType<Context["allowance"]> | undefined): string {
  return JSON.stringify(
    allowance && [
      allowance.may,
      allowance.granted,
      allowance.from,
      allowance.ended,
      allowance.stated,
      allowance.refusal,
    ],
  );
}
