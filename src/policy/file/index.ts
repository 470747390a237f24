/** Reads a policy file: every fault at its place, or a policy whose settings know theirs. */
import type { Capability } from "../../capability.ts";
import type { Problem } from "../../load.ts";
import { suggestion } from "../../nearest.ts";
import type { Node } from "../../node.ts";
import type { HostSetting, Policy, PolicyProblems, RuleSetting, Stated } from "../../policy.ts";
import { type Level, type Preset, presets } from "../../rule.ts";
import { parseYaml } from "../../syntaxes/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../text.ts";
import { doubledKeys, nodeAt, problemsOf } from "./faults.ts";

/** Characters of a policy file, beyond which nobody wrote it by hand. */
const limit = 256 * 1024;

export async function readPolicy(source: Source): Promise<Policy | PolicyProblems> {
  const refuse = (problems: readonly Problem[]): PolicyProblems => ({ kind: "problems", problems });
  if (source.text.length > limit) return refuse([{ message: `a policy has at most ${limit / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)}`, at: startOf(source) }]);
  const { node, problems } = await parseYaml(source.text, 0);
  if (problems.length > 0) return refuse(problems.map(({ message, span }) => ({ message, at: { source, span } })));
  if (node.kind !== "table") {
    const empty = node.kind === "scalar" && node.value === null;
    return refuse([{ message: empty ? "the policy is empty; leave the file out to use preset:recommended" : "a policy is a mapping of keys", at: { source, span: node.span } }]);
  }
  const doubled = doubledKeys(node, source);
  if (doubled.length > 0) return refuse(doubled);
  const schema = await import("./schema.ts");
  const read = schema.policySchema.safeParse(plain(node));
  if (!read.success) return refuse(read.error.issues.flatMap((issue) => problemsOf(issue, node, source, schema)));

  const file = read.data;
  const at = (...path: readonly (string | number)[]): Place => ({ source, span: nodeAt(node, path).span });
  const extended = extendsOf(file.extends, (i) => (typeof file.extends === "string" ? at("extends") : at("extends", i)));
  if ("kind" in extended) return extended;
  return {
    preset: extended.preset,
    hosts: Object.fromEntries(
      Object.entries(file.hosts ?? {}).map(([id, setting = {}]): [string, HostSetting] => [
        id,
        {
          dirs: (setting.dirs ?? []).map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
          edition: setting.edition === undefined ? undefined : { value: setting.edition, at: at("hosts", id, "edition") },
        },
      ]),
    ),
    ceiling: file.ceiling && { value: file.ceiling satisfies readonly Capability[], at: at("ceiling") },
    grants: (file.grants ?? []).map((grant, i) => ({
      profiles: grant.profiles ?? [],
      paths: grant.paths ?? [],
      hosts: grant.hosts ?? [],
      may: grant.may,
      reason: grant.reason,
      owner: grant.owner,
      until: grant.until,
      at: at("grants", i),
    })),
    ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
    rules: Object.fromEntries(Object.entries(file.rules ?? {}).map(([key, value]) => [key, ruleSetting(value, (name) => at("rules", key, ...name))])),
    sources: [...extended.names.map((name) => ({ ref: name, text: name })), { ref: source.path, text: source.text }],
  };
}

/** The strictest of the presets named. */
function extendsOf(value: string | readonly string[] | undefined, at: (i: number) => Place): { readonly preset: Preset; readonly names: readonly string[] } | PolicyProblems {
  const names = value === undefined ? ["preset:recommended"] : typeof value === "string" ? [value] : value;
  const known = presets.map((preset) => `preset:${preset}`);
  const problems = names.flatMap((name, i): Problem[] => {
    if (known.includes(name)) return [];
    const other = name.startsWith("preset:") ? suggestion(name, known) : "; files and other repositories are not taken by this version";
    return [{ message: `\`extends\` takes ${known.join(" or ")}, not \`${name}\`${other}`, at: at(i) }];
  });
  if (problems.length > 0) return { kind: "problems", problems };
  return { preset: names.includes("preset:strict") ? "strict" : "recommended", names };
}

function ruleSetting(value: unknown, at: (name: readonly string[]) => Place): RuleSetting {
  if (typeof value === "string") return { level: { value: value as Level, at: at([]) }, options: {} };
  const { severity, ...options } = value as { readonly severity?: Level } & { readonly [name: string]: number };
  return {
    level: severity === undefined ? undefined : { value: severity, at: at(["severity"]) },
    options: Object.fromEntries(Object.entries(options).map(([name, option]): [string, Stated<number>] => [name, { value: option as number, at: at([name]) }])),
  };
}

/** `./agents/` is `agents`; `.` is the root. */
function directory(path: string): string {
  return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}

/** As plain values. Dates and the like are text in YAML's core schema. */
function plain(node: Node): unknown {
  if (node.kind === "list") return node.items.map(plain);
  if (node.kind === "table") return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
  return typeof node.value === "bigint" ? Number(node.value) : node.value;
}
