/** Which file of a name counts, and which agents the configuration leaves out. */
import type { Item, Problem, Verdict } from "../../model/load.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { patternOf } from "./patterns.ts";
import { type ConfigRead, textsAt } from "./settings.ts";
import { builtinNames } from "./tools.ts";

/** The folders that a session reads, the strongest first, and the configuration that it has. */
export interface Session {
  readonly layers: readonly LayerRead[];
  readonly config: ConfigRead;
}

/** Gives each item its verdict. */
export function verdictsOf(sessions: readonly Session[], builtins: LayerRead): (item: Item) => Item {
  const verdicts = new Map<Item, Verdict>();
  const offered = new Set<Item>();
  for (const { layers, config } of sessions) {
    const winners = winnersOf(layers);
    for (const item of layers.flatMap(({ items }) => items)) {
      const name = item.profile?.identity;
      if (name === undefined || item.verdict.kind !== "loaded") continue;
      const winner = winners.get(name);
      const excluded = excludedBy(config, name);
      if (winner && winner !== item) verdicts.set(item, { kind: "shadowed", by: winner });
      else if (config.failure)
        verdicts.set(item, lostBy(item, "Mistral Vibe does not start because of", config.failure));
      else if (excluded) verdicts.set(item, lostBy(item, "it is left out by", excluded));
      else offered.add(item);
    }
    for (const builtin of builtins.items) {
      const by = winners.get(builtin.profile?.identity ?? "");
      if (by) verdicts.set(builtin, { kind: "shadowed", by });
      else offered.add(builtin);
    }
  }
  return (item) => {
    const verdict = offered.has(item) ? undefined : verdicts.get(item);
    return verdict ? { ...item, verdict } : item;
  };
}

/** The first of a name wins; of those named like a built-in agent, the last does. */
function winnersOf(layers: readonly LayerRead[]): ReadonlyMap<string, Item> {
  const winners = new Map<string, Item>();
  for (const item of layers.flatMap(({ items }) => items)) {
    const name = item.profile?.identity;
    if (name === undefined || item.verdict.kind !== "loaded") continue;
    if (!winners.has(name) || builtinNames.has(name)) winners.set(name, item);
  }
  return winners;
}

/** A pattern that this tool does not read leaves nothing out. */
function excludedBy({ config }: ConfigRead, name: string): Problem | undefined {
  if (!config) return undefined;
  const { table, source } = config;
  const enabled = textsAt(table, "enabled_agents");
  if (enabled.length > 0) {
    const [{ node }] = enabled as [(typeof enabled)[number]];
    return enabled.some(({ text }) => patternOf(text)?.matches(name) !== false && patternOf(text))
      ? undefined
      : { message: "`enabled_agents` does not name it", at: { source, span: node.span } };
  }
  const denied = textsAt(table, "disabled_agents").find(({ text }) => patternOf(text)?.matches(name) === true);
  return denied && { message: "`disabled_agents` names it", at: { source, span: denied.node.span } };
}

function lostBy(item: Item, because: string, { message, at }: Problem): Verdict {
  const own = item.profile?.name.at ?? at;
  const problem = { message: `${because} \`${at.source.path}\``, at: own, related: [{ message, at }] };
  return { kind: "lost", problem };
}
