/** Reads a policy file: every fault at its place, or a policy whose settings know theirs. */
import type { Capability } from "../../capability.ts";
import type { Problem } from "../../load.ts";
import { suggestion } from "../../nearest.ts";
import { entryOf, type Node, type Table } from "../../node.ts";
import type { HostSetting, Policy, PolicyProblems, RuleSetting, Stated } from "../../policy.ts";
import { type Level, type Preset, presets } from "../../rule.ts";
import { parseYaml } from "../../syntaxes/yaml/lenient.ts";
import { type Place, type Source, startOf } from "../../text.ts";

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

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** An issue of the schema in the reader's words, at the key or value it means. */
function problemsOf(issue: Issue, root: Table, source: Source, schema: typeof import("./schema.ts")): Problem[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  const node = nodeAt(root, path);
  const name = path.length === 0 ? "the policy" : `\`${path.join(".")}\``;
  if (issue.code === "unrecognized_keys") {
    return (issue.keys ?? []).map((key) => {
      const entry = node.kind === "table" ? entryOf(node, key) : undefined;
      const later = path.length === 0 && (schema.reservedKeys as readonly string[]).includes(key);
      const what = path[0] === "rules" && path.length === 1 ? "rule or kind" : path[0] === "hosts" && path.length === 1 ? "host" : "key";
      const message = later ? `\`${key}\` is reserved for a later version of this tool` : `there is no ${what} \`${key}\` ${path.length === 0 ? "in a policy" : `in ${name}`}${suggestion(key, schema.keysAt(path))}`;
      return { message, at: { source, span: (entry?.key ?? node).span } };
    });
  }
  if (issue.code === "invalid_union") {
    const deeper = (issue.errors ?? []).flat().filter(({ path: inner }) => inner.length > 0 || node.kind === "table");
    const chosen = deeper.filter(({ code }) => code !== "invalid_value" && code !== "invalid_type");
    if (chosen.length > 0) return chosen.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
  }
  const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
  const written = node.kind === "scalar" ? node.text : undefined;
  const message =
    values.length > 0 && written !== undefined
      ? `${name} takes ${values.map((value) => `\`${String(value)}\``).join(", ")}, not \`${written}\`${suggestion(written, values.map(String))}`
      : issue.code === "custom"
        ? `${name}: ${issue.message}`
        : `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  return [{ message, at: { source, span: node.span } }];
}

function doubledKeys(node: Node, source: Source): readonly Problem[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => doubledKeys(item, source));
  const seen = new Set<string | undefined>();
  return node.entries.flatMap(({ key, name, value }) => {
    const again = seen.has(name) || name === undefined;
    seen.add(name);
    return [...(again ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }] : []), ...doubledKeys(value, source)];
  });
}

/** The node at a path, or the deepest one on the way to it. */
function nodeAt(root: Node, path: readonly (string | number)[]): Node {
  let node = root;
  for (const part of path) {
    const next = node.kind === "list" ? node.items[Number(part)] : node.kind === "table" ? entryOf(node, String(part))?.value : undefined;
    if (!next) return node;
    node = next;
  }
  return node;
}

/** As plain values. Dates and the like are text in YAML's core schema. */
function plain(node: Node): unknown {
  if (node.kind === "list") return node.items.map(plain);
  if (node.kind === "table") return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
  return typeof node.value === "bigint" ? Number(node.value) : node.value;
}
