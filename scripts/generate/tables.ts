/** The tables of the README and of the documents. */
import { exitCodes, outputs } from "../../src/evaluate/outcomes.ts";
import { commands, type Setting, settings } from "../../src/evaluate/settings.ts";
import * as catalogue from "../../src/generated/catalogue.ts";
import { launches } from "../../src/generated/launches.ts";
import type { UnpromptedStart } from "../../src/hosts/_kit/ci/launch.ts";
import { uncheckedHosts } from "../../src/inspect/unread/unchecked-hosts.ts";
import { classes } from "../../src/model/finding.ts";
import type { Host } from "../../src/model/host.ts";
import type { Rule } from "../../src/model/rule.ts";
import { policySchema } from "../../src/policy/file/schema.ts";
import { pageOf } from "../pages.ts";
import { declarations } from "../profile-schemas.ts";
import { table } from "./text.ts";

type Lines = readonly string[];

const hosts = Object.entries<Host>(catalogue.hosts);
const rules = Object.entries<Rule>(catalogue.rules);
const declared = await declarations();

export function schemaTable(): Lines {
  return table(
    ["Host", "Schema", "Describes"],
    hosts.map(([id, { title }]) => [
      title,
      `[\`${id}.json\`](../schemas/${id}.json)`,
      declared.get(id)?.describes ?? "",
    ]),
  );
}

/** Programs that ask for nothing although no flag says so. */
export async function unpromptedTable(): Promise<Lines> {
  const rows = await Promise.all(
    Object.entries(launches).map(async ([id, load]) => {
      const { program, unprompted = [], actions } = await load();
      const title = hosts.find(([one]) => one === id)?.[1].title ?? id;
      const isSame = (one: UnpromptedStart, other: UnpromptedStart | undefined): boolean =>
        one.because === other?.because && one.certainty === other.certainty;
      return unprompted.flatMap((first, i) => {
        if (unprompted.findIndex((one) => isSame(one, first)) !== i) return [];
        const words = unprompted.filter((one) => isSame(one, first)).flatMap(({ by }) => by);
        const starts = words.map((word) => `${program}${word === "" ? " PROMPT" : ` ${word}`}`);
        const used = actions.flatMap(({ startsWith, uses }) => (words.includes(startsWith ?? "…") ? uses : []));
        const { because, instead = "nothing", certainty } = first;
        return [[title, [...starts, ...used].map((one) => `\`${one}\``).join(", "), because, instead, certainty]];
      });
    }),
  );
  return table(["Host", "Started with", "What it does", "What limits it", "Known"], rows.flat());
}

export function ruleTable(): Lines {
  return table(
    ["Rule", "A good profile", "recommended", "strict"],
    rules.map(([id, { summary, levels: own, levelsUnstated }]) => [
      `[\`${id}\`](src/rules/${id}.md)`,
      summary,
      levelsUnstated
        ? `${own.recommended}; ${levelsUnstated.recommended} while no policy states a ceiling`
        : own.recommended,
      own.strict,
    ]),
  );
}

export function hostTable(): Lines {
  return table(
    ["Host", "Id", "Looks in", "Editions, newest first"],
    hosts.map(([id, { title, patterns, editions, defaultEdition }]) => [
      `[${title}](../${pageOf("hosts", id)})`,
      `\`${id}\``,
      shortened(patterns)
        .map((pattern) => `\`${pattern}\``)
        .join("<br>") || "the user's own places (`--user`)",
      editions
        .map((edition) => (edition === (defaultEdition ?? editions[0]) ? `**\`${edition}\`**` : `\`${edition}\``))
        .join(", "),
    ]),
  );
}

/** Their number and names, in a line. */
export function hostLine(): Lines {
  return [`${hosts.length} hosts: ${hosts.map(([id, { title }]) => `[${title}](${pageOf("hosts", id)})`).join(", ")}.`];
}

export function uncheckedTable(): Lines {
  return table(
    ["Host", "Files", "What is known", "Source"],
    uncheckedHosts.map(({ title, files, says, source }) => [title, files, says, source]),
  );
}

export function classTable(): Lines {
  return table(
    ["Class", "Rules and kinds"],
    classes.map((name) => [
      `\`${name}\``,
      rules
        .flatMap(([id, rule]) => [
          ...(rule.class === name ? [`\`${id}\``] : []),
          ...Object.entries(rule.kinds ?? {}).flatMap(([kind, { class: own }]) =>
            own === name && own !== rule.class ? [`\`${id}/${kind}\``] : [],
          ),
        ])
        .join(", "),
    ]),
  );
}

export function policyTable(): Lines {
  return table(
    ["Key", "Says"],
    Object.entries(policySchema.shape)
      .filter(([key]) => !key.startsWith("$"))
      .map(([key, { description = "" }]) => [`\`${key}\``, description]),
  );
}

export function commandTable(): Lines {
  return table(
    ["Command", "Does"],
    Object.entries(commands).map(([name, does]) => [`\`${name}\``, does]),
  );
}

export function optionTable(): Lines {
  return table(
    ["Option", "Means", "Default"],
    settingsOf("cli").map(([name, { value, description, choices, fallback }]) => [
      `\`--${name}${value ? ` ${choices ? choices.join("|") : value}` : ""}\``.replaceAll("|", "\\|"),
      description,
      fallback,
    ]),
  );
}

export function exitCodeTable(): Lines {
  return table(
    ["Exit code", "Means"],
    Object.entries(exitCodes).map(([code, means]) => [`**${code}**`, means]),
  );
}

export function inputTable(): Lines {
  return table(
    ["Input", "Means", "Default"],
    settingsOf("action").map(([name, setting]) => {
      const { inputDescription: description = setting.description, choices } = setting;
      return [
        `\`${name}\``,
        choices ? `${description} One of ${choices.map((choice) => `\`${choice}\``).join(", ")}.` : description,
        setting.inputFallback ?? setting.fallback,
      ];
    }),
  );
}

export function outputTable(): Lines {
  return table(
    ["Output", "Is"],
    Object.entries(outputs).map(([name, is]) => [`\`${name}\``, is]),
  );
}

function settingsOf(entryPoint: "cli" | "action"): readonly (readonly [name: string, setting: Setting])[] {
  return Object.entries<Setting>(settings).filter(([, { entryPoints }]) => entryPoints.includes(entryPoint));
}

/** Path patterns inside a repository; patterns that differ only by extension become one. */
function shortened(patterns: readonly string[]): readonly string[] {
  const endings = new Map<string, string[]>();
  for (const pattern of patterns.filter((pattern) => !/^[~$/]/.test(pattern))) {
    const stem = pattern.replace(/[^./]+$/, "");
    endings.set(stem, [...(endings.get(stem) ?? []), pattern.slice(stem.length)]);
  }
  return [...endings].map(([stem, all]) => (all.length === 1 ? stem + all[0] : `${stem}{${all.join(",")}}`));
}
