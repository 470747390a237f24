/** Effects that the tables of several hosts name. */
import type { LaunchEffect } from "./launch.ts";

type Effect = LaunchEffect["effect"];

/** One effect for every value, or for those that match. */
function effectOn(effect: Effect, because: string, when?: RegExp): readonly LaunchEffect[] {
  return [{ effect, because, ...(when ? { when } : {}) }];
}

/** Asks for no permission at all. `when`: only for values that match. */
export const bypasses = (because: string, when?: RegExp) => effectOn("bypasses", because, when);
/** Approves some calls without asking. */
export const autoApproves = (because: string, when?: RegExp) => effectOn("auto-approves", because, when);
/** Can do more than the host's settings say. */
export const widens = (because: string, when?: RegExp) => effectOn("widens", because, when);
/** Can do less. */
export const narrows = (because: string, when?: RegExp) => effectOn("narrows", because, when);

/** Starts code, and brings tools of its own. */
export const startsCode = (because: string): readonly LaunchEffect[] => [
  { effect: "widens", because, may: ["execute", "external"] },
];

/** Leads elsewhere. */
export const opensNetwork = (because: string): readonly LaunchEffect[] => [
  { effect: "widens", because, may: ["network"] },
];

/** Subcommands that set something up for the sessions after them. */
export const connectsServer: LaunchEffect = {
  effect: "widens",
  because: "connects a server",
  may: ["execute", "external"],
};
/** For a subcommand, like `connectsServer`. */
export const installsPlugin: LaunchEffect = {
  effect: "widens",
  because: "installs tools, hooks and servers",
  may: ["execute", "external"],
};
