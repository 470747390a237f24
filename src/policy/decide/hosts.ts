/** What policies decide for each host. Where two policies count, their directories and their editions add. */
import { hosts } from "../../generated/hosts.ts";
import { defaultEditionOf, type Host } from "../../model/host.ts";
import type { HostDecision, HostSetting } from "../model.ts";

type HostSettings = { readonly [id: string]: HostSetting };
type HostDecisions = { readonly [id: string]: HostDecision };

/**
 * The settings of a policy, below those of an organisation if there is one. The organisation's edition, or the host's
 * default, is always checked; the edition of the repository comes second. None is stricter than another, so an edition
 * that replaced the first one could hide its findings. In the same way, a further directory could hide what a host
 * makes of the organisation's directories.
 */
export function decideHosts(own: HostSettings, organisation: HostSettings = own): HostDecisions {
  return decideForEach(own, organisation, (id) => {
    const usual = usualEdition(organisation, id);
    return {
      ...uniteDirectories([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
      editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
    };
  });
}

/** The edition that is checked whatever a repository's policy names: the organisation's, or the host's default. */
export function usualEdition(organisation: HostSettings, id: string): string {
  return organisation[id]?.edition?.value ?? defaultOf(id);
}

/** What both decide. The editions of `second` come first. */
export function uniteHosts(first: HostDecisions, second: HostDecisions): HostDecisions {
  return decideForEach(first, second, (id) => {
    const [a, b] = [first[id], second[id]];
    const usual = [defaultOf(id)];
    return {
      ...uniteDirectories(
        [...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []],
        a?.dirs ?? [],
        b?.dirs ?? [],
      ),
      editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
    };
  });
}

type Directories = HostDecision["dirs"];

/** The directories of both, and the lists among `fewer` and `first` that have not all of them, each once. */
function uniteDirectories(
  fewer: readonly Directories[],
  first: Directories,
  second: Directories,
): Pick<HostDecision, "dirs" | "fewerDirs"> {
  const dirs = distinctBy([...first, ...second], ({ value }) => value);
  const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
  return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}

function decideForEach(first: object, second: object, decide: (id: string) => HostDecision): HostDecisions {
  const ids = new Set([...Object.keys(second), ...Object.keys(first)]);
  return Object.fromEntries([...ids].map((id) => [id, decide(id)]));
}

/** A policy can only name hosts that exist. */
function defaultOf(id: string): string {
  return defaultEditionOf((hosts as { readonly [id: string]: Host })[id] ?? { editions: [""] });
}

function distinctBy<T>(values: readonly T[], keyOf: (value: T) => unknown): readonly T[] {
  return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();
}
