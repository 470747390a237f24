/**
 * What the policy says of one setting next to the profiles, in the same words as of a profile. The check's errors are
 * about a whole file, so one of them refuses all that the file sets for a host.
 */
import { type Capability, inOrder } from "../model/capability.ts";
import type { Decisions } from "../policy/model.ts";
import { addTo } from "../repo/many.ts";
import { type Found, type Permission, verdictOf } from "./permission.ts";

/** A setting of one host, by what it does beside the profiles. */
export interface GovernedSetting {
  readonly host: string;
  readonly path: string;
  readonly effect: string;
  readonly may: readonly Capability[];
}

/** `undefined`: no ceiling, waiver or error concerns it, such as a setting that only limits. */
export function settingPermissionsUnder(
  decisions: Pick<Decisions, "entries" | "settingsAllowance">,
  findings: readonly Found[],
): (setting: GovernedSetting) => Permission | undefined {
  const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
  const found = new Map<string, Found[]>();
  for (const one of findings) {
    const { item, host, at, class: ofClass } = one.finding;
    if (item === null && ofClass === "power") addTo(found, keyOf({ host, path: at.source.path }), one);
  }
  return ({ host, path, effect, may }) => {
    const verdict = verdictOf(found.get(keyOf({ host, path })) ?? []);
    const isJudged = verdict.refusedBy.length + verdict.waivers.length > 0;
    if (effect === "narrows" || (may.length === 0 && !isJudged)) return undefined;
    const allowance = decisions.settingsAllowance(host, path);
    return {
      excess: inOrder(may.filter((capability) => !allowance.may.includes(capability))),
      skills: new Map(),
      through: [],
      grants: allowance.grants
        .flatMap((at) => grants.get(at) ?? [])
        .filter((grant) =>
          grant.may.some((capability) => may.includes(capability) && allowance.granted.includes(capability)),
        ),
      stated: allowance.stated,
      ...(allowance.refusal ? { refusal: allowance.refusal } : {}),
      ...verdict,
    };
  };
}

function keyOf({ host, path }: { readonly host: string | null; readonly path: string }): string {
  return JSON.stringify([host, path]);
}
