/** What a recipe starts: its extensions, and the commands of `retry`. */
import { surroundings } from "../_kit/settings/command-texts.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { commandLine } from "../_kit/settings/hooks-and-servers.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import type { HookOrServer } from "../../model/profile.ts";
import { isEmptyValue, type Node, textOf, textOfData, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { filledIn } from "./template.ts";

/** The commands of a recipe, each with what stands next to it. */
export function startedTexts(recipe: Node, source: Source): readonly string[] {
  return [...serversIn(recipe, source), ...retriesIn(recipe, source)].flatMap(({ kind, value, names = [] }) =>
    kind === "command" ? [value, ...names] : [],
  );
}

/** Its extensions. */
export function serversIn(recipe: Node, source: Source): readonly HookOrServer[] {
  return listItems(valueOf(recipe, "extensions")).flatMap((extension) => serverOf(extension, recipe, source));
}

/** The commands of `retry`. */
export function retriesIn(recipe: Node, source: Source): readonly HookOrServer[] {
  return retryCommands(valueOf(recipe, "retry")).map((node): HookOrServer => {
    const value = textOf(node) ?? "";
    const at = { source, span: node.span };
    return { name: "retry", kind: "command", value, content: value, at, ...withDefaults(value, value, recipe) };
  });
}

/** A command with parameters also as it is with their defaults, which are no part of it. */
function withDefaults(
  value: string,
  content: string,
  recipe: Node,
  names: readonly string[] = [],
): Pick<HookOrServer, "names" | "content"> {
  const texts = [value, ...names];
  const changed = texts.map((text) => filledIn(text, recipe)).filter((text, i) => text !== texts[i]);
  if (changed.length === 0) return {};
  return { names: [...names, ...changed], content: textOfData([content, ...changed]) };
}

/** The commands of `retry`: its checks, and the command on failure. */
function retryCommands(retry: Node | undefined): readonly Node[] {
  const checks = listItems(valueOf(retry, "checks")).flatMap((check) => valueOf(check, "command") ?? []);
  const onFailure = valueOf(retry, "on_failure");
  return [...checks, ...(onFailure ? [onFailure] : [])].filter((node) => !isEmptyValue(node));
}

/** An extension that starts a command, connects to an address or runs code. Built-in extensions are no servers. */
function serverOf(extension: Node, recipe: Node, source: Source): readonly HookOrServer[] {
  const name = textOf(valueOf(extension, "name")) ?? "";
  const type = textOf(valueOf(extension, "type")) ?? "";
  const command = valueOf(extension, "cmd") ?? valueOf(extension, "code");
  const address = valueOf(extension, "uri");
  const server = (kind: HookOrServer["kind"], value: string, { span }: Node): HookOrServer => {
    const content = startContent([], [extension], source);
    const around = kind === "command" ? surroundings(extension) : {};
    const at = { source, span };
    return { name, kind, value, ...around, content, at, ...withDefaults(value, content, recipe, around.names) };
  };
  if (command) {
    return [server("command", commandLine(command, valueOf(extension, "args")), command)];
  }
  if (address) return [server("url", textOf(address) ?? "", address)];
  return /^(?:builtin|platform)$/.test(type) ? [] : [server("reference", name, extension)];
}
