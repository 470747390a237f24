/**
 * Runs the examples of one rule's or one host's page, and the host's vectors: `npm run test:rule -- ID`, `npm run
 * test:host -- ID`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { idsIn } from "./pages.ts";

const [kind, id = "", ...more] = process.argv.slice(2);
const room = kind === "rule" ? "rules" : "hosts";
const ids = idsIn(room);
if (!ids.includes(id)) {
  process.stderr.write(`npm run test:${kind} -- ID, where ID is one of: ${ids.join(", ")}\n`);
  process.exit(2);
}

/** Files of vectors: `codex.json`, and `codex-later.json` for another range of versions. */
const vectors =
  kind === "rule"
    ? []
    : readdirSync("test/conformance").filter((name) => name === `${id}.json` || name.startsWith(`${id}-`));
const files = [
  `test/unit/${room}/${room}.test.ts`,
  ...(vectors.length > 0 ? ["test/unit/hosts/conformance.test.ts"] : []),
];
const groups = [id, ...vectors].map((name) => name.replaceAll(".", "\\."));
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "unit", ...files, "-t", `^(${groups.join("|")}) `, ...more],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
