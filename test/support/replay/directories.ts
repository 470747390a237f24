/** How to ask for the hosts whose vectors are one directory each: VT Code, A3S Code, openheim. */
import { builtins } from "../../../src/hosts/a3s/builtins.ts";
import { type Case, difference, type Json } from "../vectors.ts";
import {
  type Answer,
  byFile,
  fileDiffers,
  type Form,
  type Forms,
  offered,
  type Outcome,
  skippedDiffer,
  statusDiffers,
} from "./form.ts";

interface Expected {
  readonly files: readonly Outcome[];
  readonly skipped: readonly string[];
  readonly dir_error: Json;
}

/** One directory below `repo` or `home`. */
function directoryForm<E extends Expected>(
  one: Case,
  place: string,
  directory: string,
  more: Partial<Form>,
  judge: (expected: E, answer: Answer) => readonly string[],
): Form {
  const expected = one.expected as unknown as E;
  return {
    place: (path) => `${place}/${path}`,
    start: "repo",
    session: false,
    ...more,
    judge: (answer) => {
      const find = byFile({ ...answer, profiles: answer.profiles.filter(({ layer }) => layer !== "cli") }, directory);
      return [
        ...statusDiffers(expected.dir_error, answer),
        ...expected.files.flatMap((file) => fileDiffers(file, find(file.path))),
        ...skippedDiffer(expected.skipped, find),
        ...judge(expected, answer),
      ];
    },
  };
}

type VtcodeExpected = Expected & { readonly cli_json: readonly Outcome[] };

export const vtcode: Forms = (one) => {
  const directory = ".vtcode/agents";
  const dirs = one.tree.flatMap(({ path }) => (path?.endsWith(".agents.json") ? [`${directory}/${path}`] : []));
  return [
    directoryForm<VtcodeExpected>(one, `repo/${directory}`, directory, { dirs }, ({ cli_json }, { profiles }) => {
      const payloads = new Map(
        profiles
          .filter(({ layer }) => layer === "cli")
          .map((profile) => [`${profile.files[0]}#${keyOf(profile.native) ?? profile.name ?? ""}`, profile]),
      );
      return cli_json.flatMap((entry) => fileDiffers(entry, payloads.get(`${directory}/${entry.path}`)));
    }),
  ];
};

function keyOf(native: unknown): string | undefined {
  return native !== null && typeof native === "object" && "name" in native && typeof native.name === "string"
    ? native.name
    : undefined;
}

type A3sExpected = Expected & { readonly registry: { readonly names: readonly string[] } };

export const a3s: Forms = (one) => [
  directoryForm<A3sExpected>(one, "repo/agents", "agents", { dirs: ["agents"] }, ({ registry }, answer) => {
    const names = new Set(offered(answer).map(({ name }) => name ?? ""));
    // Built-ins have no file, so they are not listed.
    const own = builtins().map(({ profile }) => profile?.identity ?? "");
    const wrong = difference([...registry.names].sort(), [...new Set([...names, ...own])].sort(), "registry.names");
    return wrong ? [wrong] : [];
  }),
];

type OpenheimExpected = Expected & { readonly loaded_order: readonly string[] };

export const openheim: Forms = (one) => {
  const named = ({ loaded_order }: OpenheimExpected, answer: Answer): readonly string[] => {
    const wrong = difference(
      [...loaded_order].sort(),
      offered(answer)
        .map(({ name }) => name ?? "")
        .sort(),
      "loaded",
    );
    return wrong ? [wrong] : [];
  };
  return [
    directoryForm<OpenheimExpected>(
      one,
      "home/.openheim/agents",
      "~/.openheim/agents",
      { user: { variables: {}, places: { home: "~" } } },
      named,
    ),
    directoryForm<OpenheimExpected>(one, "repo/agents", "agents", { dirs: ["agents"] }, named),
  ];
};
