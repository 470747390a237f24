/** Uses of this tool in a workflow or a composite action: steps that name the action, and commands. */
import { type Entry, entryOf, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { flagsIn, textOf, type GateProperty, type GateUse, type GateUses, wordsIn } from "./usage.ts";

/** What a request starts where nothing is said. */
const usualTypes = ["opened", "synchronize", "reopened"];

/** `targets`: files of the repository that use this tool, as those write it that call them. */
export async function stepsIn(source: Source, targets: ReadonlySet<string>): Promise<GateUses> {
  const { node, problems } = await parseYaml(source.text, 0);
  const at = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const [problem] = problems;
  if (problem) return { source, uses: [], problem: at(problem), placeWithout: () => startOf(source) };
  const jobs = valueOf(node, "jobs");
  const triggers = new Map([...triggersOf(node, at), ...environmentOf(node, at)]);
  const uses = [
    ...tableEntries(jobs).flatMap(({ name = "?", value }) => {
      const around = new Map([
        ...triggers,
        ...traitsOf(value, ["if", "continue-on-error", "needs", "container", "strategy"], "job ", at),
        ...environmentOf(value, at),
      ]);
      return [...callOf(value, name, around, targets, at), ...stepsOf(value, name, around, targets, at)];
    }),
    ...stepsOf(valueOf(node, "runs"), "", triggers, targets, at),
  ];
  const stood = ({ home }: GateUse): Place => {
    const job = jobs?.kind === "table" ? entryOf(jobs, home) : undefined;
    const steps = job?.value.kind === "table" ? entryOf(job.value, "steps") : undefined;
    const key = steps?.key ?? job?.key ?? (node.kind === "table" ? entryOf(node, "jobs")?.key : undefined);
    return key ? at(key) : startOf(source);
  };
  return { source, uses, placeWithout: stood };
}

type At = (node: Pick<Node, "span">) => Place;

/** A job that is another workflow: one of this repository that uses the tool, or one elsewhere that is named for it. */
function callOf(
  job: Node,
  home: string,
  around: ReadonlyMap<string, GateProperty>,
  targets: ReadonlySet<string>,
  at: At,
): readonly GateUse[] {
  const uses = valueOf(job, "uses");
  const named = uses ? textOf(uses) : "";
  if (!uses || !(targets.has(named) || (!named.startsWith("./") && /agent-profile/i.test(named)))) return [];
  const inputs = traitsOf(valueOf(job, "with"), ["fail-on", "gate", "root", "policy", "policy-fallback"], "", at);
  const version: readonly (readonly [string, GateProperty])[] = named.startsWith("./")
    ? []
    : [["version", { text: named, at: at(uses) }]];
  return [
    {
      kind: "step",
      name: `the job \`${home}\``,
      home,
      at: at(uses),
      properties: new Map([...around, ...inputs, ...version]),
    },
  ];
}

function stepsOf(
  job: Node | undefined,
  home: string,
  around: ReadonlyMap<string, GateProperty>,
  targets: ReadonlySet<string>,
  at: At,
): readonly GateUse[] {
  const steps = valueOf(job, "steps");
  const whose = home === "" ? "the step" : `the step of job \`${home}\``;
  return (steps?.kind === "list" ? steps.items : []).flatMap((step): GateUse[] => {
    if (step.kind !== "table") return [];
    const own = [...traitsOf(step, ["if", "continue-on-error", "shell"], "", at), ...environmentOf(step, at)];
    const [uses, run] = [entryOf(step, "uses"), entryOf(step, "run")];
    if (uses && targets.has(textOf(uses.value).replace(/\/+$/, "")))
      return [{ kind: "step", name: whose, home, at: at(uses.value), properties: new Map([...around, ...own]) }];
    const action =
      uses && /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec(textOf(uses.value).split(" ")[0] ?? "");
    // The one that comments after the check is not the check.
    if (uses && action && !/\/comment$/i.test(action[1] ?? "")) {
      const inputs = traitsOf(
        valueOf(step, "with"),
        ["fail-on", "gate", "root", "policy", "policy-fallback", "workflow"],
        "",
        at,
      );
      const version: [string, GateProperty] = [
        "version",
        { text: `${action[1] ?? ""}@${action[2] ?? ""}`, at: at(uses.value) },
      ];
      return [
        {
          kind: "step",
          name: whose,
          home,
          at: at(uses.value),
          properties: new Map([...around, ...own, ...inputs, version]),
        },
      ];
    }
    const line = run && /\bagent-profile-check\b/.test(textOf(run.value)) ? textOf(run.value) : undefined;
    return run && line !== undefined
      ? [
          {
            kind: "command",
            name: whose,
            home,
            at: at(run.value),
            properties: new Map([...around, ...own, ...flagsIn(line, at(run.value))]),
          },
        ]
      : [];
  });
}

/** To GitHub the letters' case of an input or a key says nothing. */
function traitsOf(
  table: Node | undefined,
  names: readonly string[],
  prefix: string,
  at: At,
): readonly (readonly [string, GateProperty])[] {
  return tableEntries(table).flatMap(({ name: written, value }) => {
    const name = written?.toLowerCase();
    return name !== undefined && names.includes(name) && textOf(value) !== ""
      ? [[`${prefix}${name}`, { text: textOf(value), at: at(value) }] as const]
      : [];
  });
}

/** Variables by which Node.js, the loader or the runner runs or asks something else. */
const steering =
  /^(?:NODE_.*|LD_.*|DYLD_.*|PATH|BASH_ENV|ENV|.*_PROXY|ALL_PROXY|SSL_CERT_.*|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;

function environmentOf(table: Node | undefined, at: At): readonly (readonly [string, GateProperty])[] {
  const env = valueOf(table, "env");
  // An expression may name any.
  if (env?.kind === "scalar" && textOf(env) !== "")
    return [["env", { text: textOf(env), at: at(env), worse: () => `its environment is \`${textOf(env)}\`` }]];
  return tableEntries(env).flatMap(({ name = "", value }) => {
    const worse = () => `\`${name}\` in its environment may have something else run or asked`;
    return steering.test(name) && !/^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(textOf(value))
      ? [[`env ${name}`, { text: textOf(value), at: at(value), worse }] as const]
      : [];
  });
}

/** Which events start the workflow, each with the filters that keep it from starting. */
function triggersOf(node: Node, at: At): ReadonlyMap<string, GateProperty> {
  const on = node.kind === "table" ? (entryOf(node, "on") ?? entryOf(node, "true")) : undefined;
  const traits = new Map<string, GateProperty>();
  if (!on) return traits;
  for (const event of wordsIn(on.value)) {
    const entry: Entry | undefined = on.value.kind === "table" ? entryOf(on.value, event) : undefined;
    // Of an event that is gone, the place is where the events stand.
    const gone = [
      "pull_request",
      "pull_request_target",
      "pull_request_review",
      "merge_group",
      "push",
      "schedule",
    ].includes(event)
      ? `the workflow starts on \`${event}\` no more`
      : undefined;
    traits.set(`on ${event}`, { text: "", at: at(entry?.key ?? on.value), ...(gone === undefined ? {} : { gone }) });
    for (const name of ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"]) {
      const filter = entry?.value.kind === "table" ? entryOf(entry.value, name) : undefined;
      const usual = name === "types" && /^pull_request(?:_target)?$/.test(event) ? usualTypes : undefined;
      if (filter) traits.set(`on ${event} ${name}`, filterTrait(event, name, filter, at, usual));
    }
  }
  traits.set("on", { text: "", at: at(on.key) });
  return traits;
}

/** A filter is worse where it is new, keeps less in, or leaves more out. */
function filterTrait(
  event: string,
  name: string,
  { key, value }: Entry,
  at: At,
  usual: readonly string[] | undefined,
): GateProperty {
  const words = wordsIn(value);
  return {
    text: words.join(", "),
    at: at(key),
    worse(was) {
      const before = was ? was.text.split(", ") : usual;
      const isWider =
        before !== undefined &&
        (name.endsWith("-ignore")
          ? words.every((word) => before.includes(word))
          : before.every((word) => words.includes(word)));
      return isWider ? undefined : `on \`${event}\` the workflow starts only by its \`${name}\``;
    },
  };
}

function tableEntries(node: Node | undefined): Table["entries"] {
  return node?.kind === "table" ? node.entries : [];
}
