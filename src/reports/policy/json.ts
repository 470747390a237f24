/** `policy --format json`: the policy in force for other programs. */
import { known } from "../../model/fact.ts";
import { writeJson } from "../../sanitize/json.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";
import type { ProfileAccount, Ruling, Statement } from "../../policy/decide/account.ts";
import type { PolicyGrant, Waiver } from "../../policy/model.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import type { InForce } from "./in-force.ts";

/** Version 1 of the format; keys are only ever added. The first entry of `said` applies; it overrides the rest. */
export function policyJson({ today, sources, settings, faults, profiles, files }: InForce, hash: Hash): string {
  return writeJson({
    version: 1,
    today,
    sources: sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })),
    settings: settings.map(({ setting, value, statements }) => ({
      setting,
      value,
      said: statements.map((a) => statementJson({ ...a, value: a.value.value })),
    })),
    faults: faults.map(({ message, at }) => ({ message, ...pointOf(at) })),
    profiles: profiles
      ? profiles.map(({ subject: { host, edition, item }, account }) => ({
          host,
          edition,
          path: item.files[0] ?? null,
          name: (item.profile && known(item.profile.name)) ?? null,
          ...accountJson(account),
        }))
      : null,
    files: files
      ? files.map(({ host, edition, path, authority, account }) => ({
          host,
          edition,
          path,
          authority: authority.map(({ setting, effect, because, may, at }) => ({
            setting: withoutSecrets(setting, hash),
            effect,
            because,
            may: may ?? [],
            ...pointOf(at),
          })),
          ...accountJson(account),
        }))
      : null,
  });
}

function accountJson(account: ProfileAccount) {
  return {
    may: account.allowance.may,
    ceiling: rulingOf(account.ceiling),
    grants: account.grants.map(({ grant, rank, gives, why }) => ({
      ...grantOf(grant),
      rank,
      gives,
      why: why ?? null,
    })),
    waivers: account.waivers.map(({ waiver, rank, why }) => ({
      ...waiverOf(waiver),
      rank,
      counts: why === undefined,
      why: why ?? null,
    })),
    overrides: account.overrides.map(({ at, rank, profiles: names, paths, hosts }) => ({
      profiles: names,
      paths,
      hosts,
      rank,
      ...pointOf(at),
    })),
    ignored: account.ignored ? { reason: account.ignored.reason, ...pointOf(account.ignored.at) } : null,
    rules: account.rules.map(({ rule, kind, level, options }) => ({
      rule,
      kind: kind ?? null,
      severity: level.value,
      decided: level.statements[0].value,
      said: level.statements.map(statementJson),
      options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, rulingOf(option)])),
    })),
  };
}

function rulingOf<T>({ value, statements }: Ruling<T>) {
  return { value, said: statements.map(statementJson) };
}

function statementJson<T>({ value, at, rank }: Statement<T>) {
  return { value, rank, ...pointOf(at) };
}

function grantOf({ may, profiles, paths, hosts, settings, skills, reason, owner, until, at }: PolicyGrant) {
  return { may, profiles, paths, hosts, settings, skills, reason, owner, until: until ?? null, ...pointOf(at) };
}

function waiverOf({ rule, profiles, paths, hosts, reason, owner, until, at }: Waiver) {
  return { rule, profiles, paths, hosts, reason, owner, until, ...pointOf(at) };
}

/** The place of a setting; a preset has no line. */
function pointOf({ source, span }: Place): {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
} {
  return source.path.startsWith("preset:")
    ? { path: source.path, line: null, column: null }
    : { path: source.path, ...positionAt(source, span.start) };
}
