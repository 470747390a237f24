/**
 * The places of hosts that count only in repositories of certain names, where an organisation keeps what all others
 * share.
 */
import { hosts } from "../generated/hosts.ts";
import type { Host } from "../model/host.ts";
import { detectionNamesOf } from "../repo/patterns.ts";

const places = Object.values<Host>(hosts).flatMap(({ organisation = [] }) =>
  organisation.flatMap(({ patterns }) => patterns),
);

/** The names of which one is in every tree that the repository's name matters for. */
export const organisationNames: ReadonlySet<string> = detectionNamesOf(places);

/** A host with the places that it has in a repository of one of these names. Only this host looks there. */
export function inRepository(host: Host, names: readonly string[]): Host {
  const { patterns, ownPatterns = patterns } = host;
  const more = (host.organisation ?? []).flatMap(({ repositories, patterns: further }) =>
    repositories.some((name) => names.includes(name)) ? further : [],
  );
  return more.length === 0
    ? host
    : { ...host, patterns: [...patterns, ...more], ownPatterns: [...ownPatterns, ...more] };
}
