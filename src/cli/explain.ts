/** `explain`: the page of a rule or a host, by its id. */
import { hosts } from "../generated/hosts.ts";
import { pages } from "../generated/pages.ts";
import { tool } from "../generated/tool.ts";
import { suggestion } from "../repo/spelling.ts";
import { firstScreen } from "../reports/page/first-screen.ts";
import { page } from "../reports/page/index.ts";
import { UserError } from "../repo/tree.ts";
import type { Screen } from "./report-formats.ts";

/**
 * The first screen of the page, or with `full` the page. Of a kind (`rule/kind`), what its rule's page says of it.
 * Throws `UserError` where there is no such page.
 */
export function explain(name: string, full: boolean, screen: Screen): string {
  const id = name.replace(/\/.*$/s, "");
  const text = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (text === undefined)
    throw new UserError(
      `there is no rule or host \`${name}\`${suggestion(id, Object.keys(pages))} (\`${screen.command} explain\` lists them)`,
    );
  if (name !== id && !kindsOn(text, id).includes(name))
    throw new UserError(
      `\`${id}\` has no kind \`${name.slice(id.length + 1)}\`${suggestion(name, kindsOn(text, id))} (\`${screen.command} explain ${id}\` lists them)`,
    );
  if (full) return page(text, screen);
  const folder = Object.hasOwn(hosts, id) ? `src/hosts/${id}` : "src/rules";
  const more = [`the whole page: ${screen.command} explain ${id} --full`, `  ${tool.homepage}/${folder}/${id}.md`];
  return firstScreen(text, screen, more, name === id ? undefined : name.slice(id.length + 1));
}

/** The kinds of a rule, which its page lists with their severities: `rule/kind`. */
function kindsOn(text: string, rule: string): readonly string[] {
  return [...text.matchAll(/^\| `([\w-]+\/[\w-]+)` \|/gm)].flatMap(([, kind = ""]) =>
    kind.startsWith(`${rule}/`) ? [kind] : [],
  );
}
