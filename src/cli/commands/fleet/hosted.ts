/** Says of a repository on GitHub what `check` and `list` say, without a clone of the user's. */
import type { Plan, PlannedRepository } from "../../../fleet/plan/index.ts";
import type { GatePlace, Scanned } from "../../../fleet/rows/index.ts";
import { shouldPrefetch } from "../../../evaluate/prefetch.ts";
import { type Snapshot, snapshotOf } from "../../../platform/git/commits/snapshot.ts";
import { requiredWorkflows } from "../../../platform/github/organisation/rules.ts";
import { hostedRepository, type HostedRepository } from "../../../platform/github/repository/index.ts";
import type { PolicyLibrary } from "../../../policy/file/index.ts";
import { gatePlaces } from "../../../policy/gate/places.ts";
import { isOfMachine, UserError } from "../../../repo/tree.ts";
import { hostedInput } from "../../hosted-input.ts";
import type { Environment } from "../../run.ts";
import type { Connection } from "./connection.ts";
import { type OpenOptions, scannedFrom } from "./open.ts";
import { append } from "../../../repo/many.ts";

/** Reads the repositories of a plan, one after the other. */
export interface Opener {
  open(repository: PlannedRepository): Promise<Scanned>;
}

/** After so many failures of git in a row, each with an answer of the API, git counts as closed. */
const gitFailures = 2;

/** `plan`: its repositories give names to the numbers in rulesets. */
export function hostedOpener(
  plan: Plan,
  connection: Connection,
  options: OpenOptions,
  environment: Environment,
): Opener {
  const names = new Map(plan.repositories.map(({ number, name }) => [number, name]));
  let failures = 0;
  return {
    async open(repository) {
      const { name, commit, tree, branch, properties } = repository;
      const { server } = connection.service;
      if (commit === null || tree === null) throw new UserError("the plan names no commit for it");
      const hosted = hostedAt(name, connection);
      const snapshot =
        failures < gitFailures ? await fetched(repository, commit, hosted, connection, environment) : undefined;
      const contents = snapshot?.tree ?? hosted.tree(tree, undefined, ({ path }) => shouldPrefetch(path));
      const input = await hostedInput(
        {
          tree: contents,
          commit,
          address: `${server}/${name}`,
          name,
          properties,
          close: async () => snapshot?.close(),
        },
        options,
        environment,
      ).catch(async (error: unknown) => {
        await snapshot?.close();
        throw error;
      });
      failures = snapshot ? 0 : failures + 1;
      try {
        const scanned = await scannedFrom(input, name, options, environment);
        return branch === null ? scanned : await withRulesets(scanned, { name, branch }, names, connection, options);
      } finally {
        await input.close();
      }
    },
  };
}

function hostedAt(repository: string, { service, patience, pace }: Connection): HostedRepository {
  const { api, graphql, token } = service;
  return hostedRepository({ api, graphql, token, repository, patience, admit: () => pace.admit() });
}

/** `undefined`: git does not bring it, for whatever reason, and the API is asked. */
async function fetched(
  { name }: PlannedRepository,
  commit: string,
  { objects }: HostedRepository,
  { service: { server, token } }: Connection,
  { environment }: Environment,
): Promise<Snapshot | undefined> {
  try {
    return await snapshotOf(
      {
        url: `${server}/${name}.git`,
        commit,
        token: { server, token },
        beyond: objects,
        isExpected: ({ path }) => shouldPrefetch(path),
      },
      environment,
    );
  } catch (error) {
    if (error instanceof UserError || isOfMachine(error)) return undefined;
    throw error;
  }
}

/** Rules are asked for where there is something to check. What they cannot say is a problem and no gate. */
async function withRulesets(
  scanned: Scanned,
  { name, branch }: { readonly name: string; readonly branch: string },
  names: ReadonlyMap<number | null, string>,
  { session }: Connection,
  { remote }: Pick<OpenOptions, "remote">,
): Promise<Scanned> {
  if (scanned.kind !== "read" || scanned.result.inspection.subjects.length === 0) return scanned;
  const problems: string[] = [];
  const gate: GatePlace[] = [...scanned.gate];
  try {
    for (const required of await requiredWorkflows(name, branch, session)) {
      const repository = names.get(required.repository);
      const found =
        repository === undefined
          ? "the plan has no repository with its number"
          : await workflowAt({ repository, path: required.path, ref: required.at ?? "HEAD" }, remote);
      if (typeof found === "string")
        problems.push(`ruleset ${required.ruleset} requires \`${required.path}\`, which was not read: ${found}`);
      else
        append(
          gate,
          found.places.map(
            (place): GatePlace => ({
              ...place,
              kind: "ruleset",
              ruleset: {
                id: required.ruleset,
                repository: repository ?? "",
                commit: required.isPinned ? (found.commit ?? null) : null,
              },
            }),
          ),
        );
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
  }
  return { ...scanned, gate, problem: problems.length > 0 ? problems.join("; ") : undefined };
}

async function workflowAt(
  { repository: full, path, ref }: { readonly repository: string; readonly path: string; readonly ref: string },
  remote: PolicyLibrary["remote"],
) {
  const [owner = "", repository = ""] = full.split("/");
  const found = await remote({ kind: "remote", owner, repository, path, ref, sha256: undefined });
  if (typeof found === "string") return found;
  return { commit: found.commit, places: await gatePlaces([{ ...found.source, path }]) };
}
