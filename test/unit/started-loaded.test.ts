/** Files that a program loads by a name it makes, and texts that a script gives to a shell. */
import { expect, it } from "vitest";
import { filesStartedBy } from "../../src/repo/started/named-files.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Repository } from "../support/judging.ts";
import { treeOf } from "../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

const runs: Readonly<Record<string, string>> = {
  "g.js": "node g.js",
  "g.py": "python g.py",
  "g.rb": "ruby g.rb",
  "g.pl": "perl g.pl",
  "g.lua": "lua g.lua",
  "g.php": "php g.php",
  "g.sh": "sh g.sh",
};

it.each([
  ["g.js", "await import(`./${name}.js`)\n", "y.js"],
  ["g.js", "require('./lib/' + name)\n", "lib/y.js"],
  ["g.js", "for (const f of fs.readdirSync('hooks.d')) require(f)\n", "hooks.d/y.js"],
  ["g.js", "for (const f of globSync('plug/*.mjs')) await import(f)\n", "plug/y.mjs"],
  ["g.py", "importlib.import_module('plug.x')\n", "plug/x.py"],
  ["g.py", "runpy.run_path('x.conf')\n", "x.conf"],
  ["g.py", "for p in glob('plug/*.py'): exec(open(p).read())\n", "plug/x.py"],
  ["g.rb", "Dir['lib/*.rb'].each { |f| load f }\n", "lib/x.rb"],
  ["g.rb", "load './x.conf'\n", "x.conf"],
  ["g.pl", "do './x.conf';\n", "x.conf"],
  ["g.lua", "dofile('x.conf')\n", "x.conf"],
  ["g.php", "<?php include 'lib/x.tpl';\n", "lib/x.tpl"],
  ["g.sh", 'eval "$(cat cmds.txt)"\n', "cmds.txt"],
  ["g.sh", "cat cmds.txt | bash\n", "cmds.txt"],
  ["g.sh", "source <(sed s/a/b/ cmds.txt)\n", "cmds.txt"],
  ["g.sh", "tar xf tools.tgz && ./out/run\n", "tools.tgz"],
  ["g.sh", "java -jar tools/x.jar\n", "tools/x.jar"],
])("%s with %j starts %s", async (file, text, path) =>
  expect(await startedBy(runs[file] ?? "", { [file]: text, [path]: "" })).toContain(path),
);

it.each([
  ["g.js", "const rules = JSON.parse(fs.readFileSync('rules.json'))\n", "rules.json"],
  ["g.js", "for (const f of fs.readdirSync('docs')) console.log(f)\n", "docs/y.js"],
  ["g.js", "lint('src/**/*.js')\n", "src/y.js"],
  ["g.py", "open('rules.txt')\n", "rules.txt"],
  ["g.sh", "cat notes.txt | grep sh\n", "notes.txt"],
  ["g.sh", "cat notes.txt | sh ./x.sh\n", "notes.txt"],
])("%s with %j does not start %s", async (file, text, path) =>
  expect(await startedBy(runs[file] ?? "", { [file]: text, [path]: "" })).not.toContain(path),
);

it.each([
  ["pnpm run guard", "pnpm-workspace.yaml"],
  ["pnpm install", ".pnpmfile.cjs"],
  ["nr guard", "guard.sh"],
])("%s starts %s", async (line, path) =>
  expect(await startedBy(line, { "package.json": '{"scripts":{"guard":"./guard.sh"}}', [path]: "" })).toContain(path),
);
