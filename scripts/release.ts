/**
 * What the release workflow asks about a tag: `npm run release -- check v1.2.3` says whether it can be released, `npm
 * run release -- notes v1.2.3` prints its section of CHANGELOG.md.
 */
import { readFileSync } from "node:fs";
import { problemsOf, sectionOf } from "./changelog.ts";

const [what, tag = ""] = process.argv.slice(2);
const versionIn = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
const versions = { package: versionIn("package.json"), lock: versionIn("package-lock.json") };
const changelog = readFileSync("CHANGELOG.md", "utf8");

const problems =
  what === "check" || what === "notes" ? problemsOf(tag, versions, changelog) : ["usage: check|notes TAG"];
if (problems.length > 0) {
  process.stderr.write(problems.map((problem) => `release: ${problem}\n`).join(""));
  process.exitCode = 1;
} else if (what === "notes") process.stdout.write(`${sectionOf(changelog, versions.package)}\n`);
else process.stdout.write(`${tag} can be released\n`);
