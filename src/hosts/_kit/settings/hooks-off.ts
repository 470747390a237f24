/** Hooks of settings that a host does not run while one of the settings turns all of them off. */
import type { Authority } from "../../../model/load.ts";
import { positionAt } from "../../../repo/text.ts";

/** Keys with which hosts turn off every hook. */
const switches: ReadonlySet<string> = new Set(["disableAllHooks", "hooksConfig.enabled", "hooks.disabled"]);

/**
 * The settings of a layer, in which such hooks say that they do not run. They still count: the switch is one line, and
 * settings of a user may set it back. `keys`: the settings that are such a switch.
 */
export function withHooksOff(authority: readonly Authority[], keys = switches): readonly Authority[] {
  const off = authority.find(({ setting, endsGuards }) => endsGuards === true && keys.has(setting));
  return off ? authority.map((one) => (isHook(one) ? hookUnder(off, one) : one)) : authority;
}

function isHook({ isGuard, because }: Authority): boolean {
  return isGuard !== undefined && because.startsWith("runs ");
}

function hookUnder({ setting, value, because, at: { source, span } }: Authority, hook: Authority): Authority {
  const place = `\`${source.path}:${positionAt(source, span.start).line}\``;
  const doubt = because.endsWith("(not verified)") ? " (not verified)" : "";
  const would = hook.because.replace(/^runs /, "would run ");
  return { ...hook, because: `${would}, but no hook runs while \`${setting}\` is \`${value}\` (${place})${doubt}` };
}
