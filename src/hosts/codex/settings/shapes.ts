/** Chooses the keys of `config.toml` and of `[agents]` by edition. */
import type { Decoder } from "../../../parsers/decode.ts";
import type { Edition } from "../edition.ts";
import { recentAgentSettings, recentShapes } from "./recent.ts";
import { agentLimits, settingShapes } from "./index.ts";

type Shapes = ReadonlyMap<string, Decoder<unknown>>;

/** Every top-level key of `config.toml` with its type. */
export function shapesOf({ recent }: Edition): Shapes {
  return recent ? recentShapes : settingShapes;
}

/** The keys of `[agents]` that are no roles. */
export function agentSettingsOf({ recent }: Edition): Shapes {
  return recent ? recentAgentSettings : agentLimits;
}

/** The settings of `[agents]` that stop the host below 1. */
export function countsOf({ recent }: Edition): readonly string[] {
  return recent ? ["max_threads", "max_concurrent_threads_per_session"] : [...agentLimits.keys()];
}
