/** The settings next to the profiles that start code, connect servers or ask less, as rows for other programs. */
import { certaintyOfHost, type Inspection } from "../../inspect/index.ts";
import type { Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Capability } from "../../model/capability.ts";
import type { Certainty } from "../../model/certainty.ts";
import type { Authority } from "../../model/load.ts";
import type { HookOrServer } from "../../model/profile.ts";
import { byBytes } from "../../repo/path.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { kindOfSetting } from "../setting-groups.ts";
import { targetOf } from "../setting-target.ts";

/** One setting of one host and layer. Every string may be hostile. */
export interface SettingRow {
  readonly host: string;
  readonly edition: string;
  readonly layer: string;
  readonly path: string;
  readonly setting: string;
  /** What it does, in a few words: `starts code`. */
  readonly kind: string;
  /** What it starts or leads to, without secrets. */
  readonly target: string;
  readonly may: readonly Capability[];
  readonly server: HookOrServer | undefined;
  readonly certainty: Certainty;
  /** What the policy says of it; `undefined`: nothing. */
  readonly permission: Permission | undefined;
}

type Input = { readonly inspection: Pick<Inspection, "loads"> } & Partial<Pick<Result, "settingPermissionOf">>;

/** One for each setting of each host and edition, by path. A file that belongs to two layers counts once. */
export function settingRows({ inspection, settingPermissionOf }: Input, hash: Hash): readonly SettingRow[] {
  const rows = new Map<string, SettingRow>();
  for (const { host, edition, load } of inspection.loads)
    for (const { name: layer, authority } of load.layers)
      for (const one of authority.filter(addsPower)) {
        const { setting, effect, may = [], server, certainty, at } = one;
        const path = at.source.path;
        const target = targetOf(one, hash);
        const key = JSON.stringify([host, edition, path, at.span.start, setting, target]);
        if (rows.has(key)) continue;
        rows.set(key, {
          host,
          edition,
          layer,
          path,
          setting,
          kind: kindOfSetting({ effect, may }),
          target,
          may,
          server,
          certainty: certainty ?? certaintyOfHost(host),
          permission: settingPermissionOf?.({ host, path, effect, may }),
        });
      }
  return [...rows.values()].sort((a, b) => byBytes(a.path, b.path) || byBytes(a.host, b.host));
}

/** What only lets tools that a profile has run without a question is in the JSON alone. */
function addsPower({ effect, may = [] }: Authority): boolean {
  if (effect === "narrows" || effect === "unhonoured") return false;
  return may.length > 0 || effect === "bypasses" || effect === "auto-approves";
}
