/**
 * Bundles each entry point into a folder that needs no `node_modules`: `npm run bundle` writes `dist/cli`,
 * `dist/action` and `dist/comment`; `npm run bundle -- DIR` writes `DIR/cli` and so on. The same sources give the same
 * bytes in any directory. Each folder also names the packages that are in its bundle: `sbom.cdx.json`, and with the
 * texts of their licences `licenses.txt`.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundledPackages, foldersIn, type Lock, noticesOf, type Stats } from "./bundled.ts";
import { writePages } from "./pages.ts";
import { atOnce, compacted } from "./compact.ts";
import { type Rewrite, rewritten } from "./rewrites.ts";
import { purlOf, sbomOf } from "./sbom.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = resolve(process.argv[2] ?? join(root, "dist"));
const compiled = join(root, "build", "bundle");
const packages = createRequire(import.meta.url);

writePages();
rmSync(compiled, { recursive: true, force: true });
run(join(dirname(packages.resolve("typescript/package.json")), "bin", "tsc"), "-p", "tsconfig.bundle.json");

/** Without a type, ncc writes CommonJS, which node starts some milliseconds faster. */
writeFileSync(join(compiled, "package.json"), "{}\n");

/**
 * What is rewritten in the output of ncc. A rewrite that matches nothing in an entry point means that ncc changed:
 * `rewritten` throws.
 */
const rewrites: readonly Rewrite[] = [
  {
    // A module is called as soon as it is loaded, so it is not read twice.
    name: "compile modules at once",
    pattern: /^\/\*\*\*\/ \(\(([^()]*)\) => \{$/gm,
    replacement: `/***/ ${atOnce}(function ($1) {`,
  },
  {
    // A part of the bundle is in the folder of the file that needs it. Reading and compiling it directly, without
    // node's search for modules, links and package scopes, takes half the time. `src/platform/compiled-code.ts` sets
    // `compile`.
    name: "load parts without node's resolution",
    pattern: /installChunk\(require\("\.\/" \+ __nccwpck_require__\.u\(chunkId\)\)\)/g,
    replacement:
      'installChunk(((path, exports) => { (__nccwpck_require__.compile ?? ((path) => require("node:vm").compileFunction(require("node:fs").readFileSync(path, "utf8"), ["exports", "require"], { filename: path })))(path)(exports, require); return exports; })(__dirname + "/" + __nccwpck_require__.u(chunkId), {}))',
  },
];

for (const entryPoint of ["cli", "action", "comment"]) {
  const entry = join(compiled, "src", `${entryPoint}.js`);
  if (!existsSync(entry)) throw new Error(`src/${entryPoint}.ts does not exist`);
  const folder = join(target, entryPoint);
  rmSync(folder, { recursive: true, force: true });
  const stats = join(root, "build", `${entryPoint}.stats.json`);
  const options = ["--out", folder, "--no-cache", "--quiet", "--stats-out", stats];
  run(packages.resolve("@vercel/ncc/dist/ncc/cli.js"), "build", entry, ...options);
  writeFileSync(join(folder, "package.json"), '{"type":"commonjs"}\n');
  // A run of the command that is being replaced may keep its compiled code in a folder here.
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n")]));
  for (const [name, text] of rewritten(texts, rewrites, entryPoint)) {
    if (text.includes(root)) throw new Error(`${entryPoint}/${name} holds a path of this machine`);
    writeFileSync(join(folder, name), name.endsWith(".js") ? compacted(text) : text);
  }
  nameMaterials(entryPoint, folder, JSON.parse(readFileSync(stats, "utf8")) as Stats);
}

const command = join(target, "cli", "index.js");
const code = readFileSync(command, "utf8");
if (!code.startsWith("#!")) writeFileSync(command, `#!/usr/bin/env node\n${code}`);
chmodSync(command, 0o755);

/** Writes which packages are in a bundle, and under which licences. */
function nameMaterials(entryPoint: string, folder: string, stats: Stats): void {
  const lock = readJson("package-lock.json") as Lock;
  const { name, version, description, license, repository } = readJson("package.json") as Description;
  const address = repository.url.replace(/^git\+|\.git$/g, "");
  const bundled = bundledPackages(foldersIn(stats, root), lock);
  const product = {
    name,
    version,
    description,
    license,
    repository: address,
    // npm has the command; the actions are run from the repository.
    purl:
      entryPoint === "cli"
        ? purlOf(name, version)
        : `pkg:github/${address.replace("https://github.com/", "")}@v${version}#dist/${entryPoint}`,
    needs: Object.keys(lock.packages[""]?.devDependencies ?? {}).map((dependency) => `node_modules/${dependency}`),
  };
  const bundler = { name: "@vercel/ncc", version: lock.packages["node_modules/@vercel/ncc"]?.version ?? "" };
  writeFileSync(join(folder, "sbom.cdx.json"), sbomOf(product, bundler, bundled));
  writeFileSync(join(folder, "licenses.txt"), noticesOf(bundled, root));
}

interface Description {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly repository: { readonly url: string };
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), "utf8"));
}

function run(script: string, ...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(1);
}
