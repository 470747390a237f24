/** How to ask for VT Code 0.147, whose vectors are directories of agents, whole workspaces and payloads. */
import { builtins } from "../../../src/hosts/vtcode/newer/builtins.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { withoutSecrets } from "../../../src/sanitize/secrets.ts";
import { difference } from "../vectors.ts";
import { type Expected, type Outcome as Told, placeOf } from "../vectors/vtcode-new.ts";
import type { Listed } from "./answers.ts";
import { type Answer, fileDiffers, type Forms, offered, type Outcome, skippedDiffer, statusDiffers } from "./form.ts";

export const vtcodeNew: Forms = (one) => {
  const expected = one.expected as unknown as Expected;
  const place = placeOf(one);
  const dirs = one.tree.flatMap(({ path = "" }) =>
    path === "cli.json" || path.endsWith(".agents.json") ? [place(path)] : [],
  );
  const own = builtins().map(({ profile }) => profile?.identity);
  const judge = (answer: Answer): readonly string[] => {
    const project = new Map(
      answer.profiles.filter(({ layer }) => layer === "project").map((profile) => [profile.files[0], profile]),
    );
    const payloads = new Map(
      answer.profiles
        .filter(({ layer }) => layer === "cli")
        .toReversed()
        .map((profile) => [`${profile.files[0]}#${wordOf(profile, "name") ?? profile.name ?? ""}`, profile]),
    );
    return [
      ...(expected.dir_error === undefined ? [] : statusDiffers(expected.dir_error, answer)),
      ...expected.files.flatMap((file) => fileDiffers(outcome(file), project.get(place(file.path)))),
      ...skippedDiffer(expected.skipped, (path) => project.get(place(path))),
      ...(expected.cli_json ?? []).flatMap((entry) => {
        const listed = payloads.get(place(entry.path));
        // Of a payload that is no object at all there is no profile to list.
        return !listed && "error" in entry ? [] : fileDiffers(outcome(entry), listed);
      }),
      // Built-ins have no file, so they are not listed.
      ...(expected.effective ? named("effective", expected.effective, offered(answer)) : []),
      ...(expected.shadowed
        ? named(
            "shadowed",
            expected.shadowed.filter(([name, source]) => source !== "builtin" || !own.includes(name)),
            answer.profiles.filter(({ verdict }) => verdict === "shadowed"),
          )
        : []),
    ];
  };
  return [{ place: (path) => `repo/${place(path)}`, start: "repo", session: false, dirs, judge }];
};

function outcome(file: Told): Outcome {
  return "ok" in file ? file : { path: file.path, kind: file.top, error: file.error };
}

function named(
  what: string,
  expected: NonNullable<Expected["effective"]>,
  profiles: readonly Listed[],
): readonly string[] {
  const told = profiles.map((profile) =>
    JSON.stringify([profile.name ?? "", wordOf(profile, "source") ?? "", wordOf(profile, "description") ?? ""]),
  );
  const wanted = expected
    .filter(([, source]) => source !== "builtin")
    .map((one) => JSON.stringify(withoutSecrets(one, sha256)));
  const wrong = difference(wanted.sort(), told.sort(), what);
  return wrong ? [wrong] : [];
}

function wordOf({ native }: Listed, key: string): string | undefined {
  const value: unknown =
    native !== null && typeof native === "object" ? (native as { readonly [key: string]: unknown })[key] : undefined;
  return typeof value === "string" ? value : undefined;
}
