/**
 * The entry for simple-git-hooks, which writes git's hooks from its configuration and removes those that it does not
 * name, so no other manager's hook lasts beside it. Documented by its source, 2.14.0.
 */
import type { Tool } from "../../../evaluate/result.ts";
import { commandFor, dependsOn, type Files, packageFor } from "./package.ts";
import type { Pin } from "./pin.ts";
import { fieldsOf, parsedJson } from "../../../repo/untyped-json.ts";

const name = "simple-git-hooks";

/** In the order in which they are looked for; `package.json` comes last. */
const configFiles = [
  ...[`.${name}`, name].flatMap((base) => ["cjs", "js", "mjs"].map((extension) => `${base}.${extension}`)),
  `.${name}.json`,
  `${name}.json`,
];

/** One of its files, its own key in `package.json`, or the dependency is enough. */
export function usesSimpleGitHooks({ text, exists }: Files): boolean {
  const description = text("package.json");
  return configFiles.some(exists) || dependsOn(description, name) || fieldIn(description, name) !== undefined;
}

/**
 * The part of a `HookPlan` that depends on this manager. `installedHook`: the text of Git's hook; empty without one.
 */
export function simpleGitHooksPlan(files: Files, installedHook: string, tool: Tool, pin: Pin) {
  const { dependency, lockFile, command } = packageFor(files, tool, pin);
  const path = configFiles.find(files.exists) ?? "package.json";
  const line = commandFor(command, tool);
  return {
    path,
    text: `${JSON.stringify({ "pre-commit": line }, undefined, 2)}\n`,
    paste: pasteInto(path, files.text(path), line, tool),
    dependency,
    lockFile,
    // It has to run again after each change of its configuration.
    install: installedHook.includes(tool.name) ? undefined : `npx ${name}`,
  };
}

/** Where the command goes. A script cannot be evaluated here, so only its text is searched. */
function pasteInto(path: string, text: string | undefined, line: string, tool: Tool) {
  const entry = (command: string) => `"pre-commit": ${JSON.stringify(command)}`;
  if (!path.endsWith(".json"))
    return text?.includes(tool.name) ? undefined : { where: `to the hooks in ${path}`, lines: [`${entry(line)},`] };
  const isPackage = path === "package.json";
  const hooks = isPackage ? fieldIn(text, name) : parsedJson(text ?? "");
  if (typeof hooks === "string") return { where: `to ${hooks}, which ${path} names`, lines: [entry(line)] };
  if (isPackage && hooks === undefined) return { where: `to ${path}`, lines: [`"${name}": { ${entry(line)} }`] };
  const place = isPackage ? `\`${name}\` in ${path}` : path;
  const old = fieldsOf(hooks)["pre-commit"];
  if (typeof old !== "string") return { where: `to ${place}`, lines: [entry(line)] };
  if (old.includes(tool.name)) return undefined;
  return { where: `to ${place}, in place of its \`pre-commit\``, lines: [entry(`${old} && ${line}`)] };
}

function fieldIn(text: string | undefined, key: string): unknown {
  return fieldsOf(parsedJson(text ?? ""))[key];
}
