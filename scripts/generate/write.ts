/** Writes what is generated, or says that it differs. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A whole file, or the part of a Markdown file between `<!-- name -->` and `<!-- /name -->`: `README.md#name`. Returns
 * whether it was out of date. `isChecking`: nothing is written.
 */
export function write(place: string, made: string | readonly string[], isChecking: boolean): boolean {
  const [path = "", region] = place.split("#");
  const text = typeof made === "string" ? made : made.join("\n");
  const old = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const content = region === undefined ? formatted(path, text) : withRegion(path, old ?? "", region, text);
  if (old === content) return false;
  if (!isChecking) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return true;
}

function withRegion(path: string, page: string, name: string, text: string): string {
  const fence = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!fence.test(page)) throw new Error(`${path} has no place for ${name}`);
  return page.replace(fence, (_, open: string, close: string) => `${open}${text}\n${close}`);
}

/** TypeScript as the formatter writes it, so that generated files need no exception. */
function formatted(path: string, content: string): string {
  if (!path.endsWith(".ts")) return content;
  const { status, stdout, stderr } = spawnSync(
    "npx",
    ["--no-install", "biome", "format", `--stdin-file-path=${path}`],
    { input: content, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}
