/** Keys of a workflow that take a protection away: of the token, the sandbox, the compiler and the check of outputs. */
import type { Bypass } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { listItems, tableEntries } from "../_kit/profiles/fields.ts";
import { nodesOf } from "../_kit/settings/setting-rule.ts";
import { isSecret } from "./code.ts";
import type { Part } from "./document.ts";

export function bypassesIn(parts: readonly Part[]): readonly Bypass[] {
  return parts.flatMap(({ table, source }) => [
    ...ofPermissions(table, source),
    ...ofSandbox(table, source),
    ...ofEngine(table, source),
    ...ofChecks(table, source),
    ...ofTexts(table, source),
  ]);
}

function bypass(
  source: Source,
  setting: string,
  node: Node,
  effect: Bypass["effect"],
  because: string,
): readonly Bypass[] {
  return [{ setting, value: textOf(node) ?? "…", effect, because, at: { source, span: node.span } }];
}

/** Scopes that do not write to the repository. */
const harmlessScopes: ReadonlySet<string> = new Set(["id-token", "copilot-requests", "models"]);
const writes = "gives the agent's own job a token that writes to GitHub, past `safe-outputs`";

function ofPermissions(table: Table, source: Source): readonly Bypass[] {
  const permissions = valueOf(table, "permissions");
  if (permissions && textOf(permissions) === "write-all")
    return bypass(source, "permissions", permissions, "bypass", writes);
  return tableEntries(permissions).flatMap(({ name = "", value }) =>
    textOf(value) === "write" && !harmlessScopes.has(name)
      ? bypass(source, `permissions.${name}`, value, "bypass", writes)
      : [],
  );
}

const isOff = (node: Node | undefined): node is Node =>
  node !== undefined && /^(?:false|disable|none)$/.test(textOf(node) ?? "");

function ofSandbox(table: Table, source: Source): readonly Bypass[] {
  const sandbox = valueOf(table, "sandbox");
  const network = valueOf(table, "network");
  const off = "runs the agent without its sandbox and its firewall";
  const places: readonly (readonly [setting: string, node: Node | undefined])[] = [
    ["sandbox", sandbox],
    ["sandbox.agent", valueOf(sandbox, "agent")],
    ["network.firewall", valueOf(network, "firewall")],
  ];
  return [
    ...places.flatMap(([setting, node]) => (isOff(node) ? bypass(source, setting, node, "bypass", off) : [])),
    ...tableEntries(valueOf(table, "features")).flatMap(({ name = "", value }) =>
      /^dangerously-/i.test(name) && textOf(value) !== "false" && textOf(value) !== ""
        ? bypass(source, `features.${name}`, value, "bypass", "lets a workflow switch a protection off")
        : [],
    ),
    ...listItems(valueOf(network, "allowed"))
      .filter((item) => textOf(item) === "*")
      .flatMap((item) => bypass(source, "network.allowed", item, "auto-approve", "opens every address to the agent")),
  ];
}

const openFlags =
  /^--?(?:allow-all.*|yolo|dangerously.*|full-auto)$|^(?:bypassPermissions|danger-full-access|never)$|^--permission-mode=bypassPermissions$/;

function ofEngine(table: Table, source: Source): readonly Bypass[] {
  const engine = valueOf(table, "engine");
  const mode = valueOf(engine, "permission-mode");
  const args = listItems(valueOf(engine, "args")).filter((item) => openFlags.test(textOf(item) ?? ""));
  const found = args.flatMap((item) =>
    bypass(source, "engine.args", item, "bypass", "starts the engine so that it asks for nothing"),
  );
  if (!mode) return found;
  const own = { bypassPermissions: "bypass", acceptEdits: "auto-approve", auto: "auto-approve" } as const;
  const effect = own[(textOf(mode) ?? "") as keyof typeof own] as Bypass["effect"] | undefined;
  const because = "lets Claude use every tool, whatever `tools` says";
  return effect
    ? [
        ...found,
        ...bypass(
          source,
          "engine.permission-mode",
          mode,
          effect,
          effect === "bypass" ? because : "lets Claude approve some tool calls by itself",
        ),
      ]
    : found;
}

/** The compiler's strictness, the check of what the agent wrote, and who may start the workflow. */
function ofChecks(table: Table, source: Source): readonly Bypass[] {
  const strict = valueOf(table, "strict");
  const detection = valueOf(valueOf(table, "safe-outputs"), "threat-detection");
  const isUnchecked = isOff(detection) ? detection : valueOf(detection, "enabled");
  const roles = valueOf(table, "roles") ?? valueOf(valueOf(table, "on"), "roles");
  return [
    ...(isOff(strict)
      ? bypass(
          source,
          "strict",
          strict,
          "auto-approve",
          "lets the compiler accept what strict mode refuses: write permissions, a sandbox that is off, secrets of the agent",
        )
      : []),
    ...(isOff(isUnchecked)
      ? bypass(
          source,
          "safe-outputs.threat-detection",
          isUnchecked,
          "auto-approve",
          "applies outputs that nothing checked",
        )
      : []),
    ...(roles && (textOf(roles) === "all" || listItems(roles).some((role) => textOf(role) === "all"))
      ? bypass(source, "on.roles", roles, "auto-approve", "lets anyone start the workflow, also people without access")
      : []),
  ];
}

interface TextRule {
  readonly path: string;
  readonly when: RegExp;
  readonly effect: Bypass["effect"];
  readonly because: string;
}

const anything = /[^]/;
const untrusted = "lets pull requests of every fork start the workflow";
const installs = "runs the scripts of packages that are installed";

/** Single values that take a protection away. */
const textRules: readonly TextRule[] = [
  { path: "runtimes.*.run-install-scripts", when: /^true$/, effect: "auto-approve", because: installs },
  { path: "run-install-scripts", when: /^true$/, effect: "auto-approve", because: installs },
  {
    path: "safe-outputs.threat-detection.engine",
    when: /^false$/,
    effect: "auto-approve",
    because: "applies outputs that no model checked",
  },
  {
    path: "threat-detection-suppress",
    when: anything,
    effect: "auto-approve",
    because: "switches a rule off that looks for threats in outputs",
  },
  {
    path: "tools.github.private-to-public-flows",
    when: anything,
    effect: "auto-approve",
    because: "lets what the agent read in private repositories reach public places",
  },
  { path: "on.forks", when: /^\*$/, effect: "auto-approve", because: untrusted },
  { path: "on.*.forks", when: /^\*$/, effect: "auto-approve", because: untrusted },
  {
    path: "sandbox.agent.runtime",
    when: /^docker-sudo-iptables$/,
    effect: "auto-approve",
    because: "runs the firewall with privileges, and lets the agent reach services of its machine",
  },
];

function ofTexts(table: Table, source: Source): readonly Bypass[] {
  const ofRules = textRules.flatMap(({ path, when, effect, because }) =>
    nodesOf({ path }, table).flatMap(({ setting, node }) => {
      const rule = node.kind === "table" ? valueOf(node, "rule") : undefined;
      return when.test(textOf(rule ?? node) ?? "") ? bypass(source, setting, rule ?? node, effect, because) : [];
    }),
  );
  const secret = "hands a secret to the agent's own container, where its model can read it";
  return [
    ...ofRules,
    ...nodesOf({ path: "env.*" }, table)
      .filter(({ node }) => isSecret(node))
      .flatMap(({ setting, node }) => bypass(source, setting, node, "auto-approve", secret)),
  ];
}
