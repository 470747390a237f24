/** Random chains of files behind a hook, named in random ways: whoever changes the last file is told of. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { directoryOf, join, nameOf } from "../../../../src/repo/path.ts";
import { judged, type Repository } from "../../../support/judging.ts";
import { runs } from "../../../support/runs.ts";

type Kind = "shell" | "python" | "javascript" | "npm" | "make" | "just" | "task" | "deno";
type Pick = (count: number) => number;

interface Link {
  readonly kind: Kind;
  readonly path: string;
}

const ends: Readonly<Record<Kind, readonly string[]>> = {
  shell: [".sh", ".bash", ""],
  python: [".py"],
  javascript: [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx"],
  npm: ["package.json"],
  make: ["Makefile", "makefile"],
  just: ["justfile"],
  task: ["Taskfile.yml"],
  deno: ["deno.json"],
};
const manifests: readonly Kind[] = ["npm", "make", "just", "task", "deno"];
const bare = (path: string): string => path.replace(/\.[cm]?[jt]sx?$/, "");
const dotted = (path: string): string => path.replace(/\.py$/, "").replaceAll("/", ".");

/** The path of `to` from the directory `from`. */
function relative(from: string, to: string): string {
  const [ups, downs] = [from === "" ? [] : from.split("/"), to.split("/")];
  while (ups.length > 0 && downs.length > 1 && ups[0] === downs[0]) [ups, downs].forEach((parts) => parts.shift());
  return ups.length === 0 ? `./${downs.join("/")}` : "../".repeat(ups.length) + downs.join("/");
}

/** `path` is as it is from the directory where the command runs. */
function commandsFor(kind: Kind, path: string): readonly string[] {
  const [directory, name] = [directoryOf(path), nameOf(path)];
  const inside = (command: string): readonly string[] =>
    directory === ""
      ? [command]
      : [`cd ${directory} && ${command}`, `pushd ${directory}; ${command}; popd`, `(cd "${directory}"; ${command})`];
  const folder = directory || ".";
  switch (kind) {
    case "shell":
      return [`bash ${path}`, `sh -eu ${path} now`, `exec ./${path}`, ...inside(`./${name}`), ...inside(`. ./${name}`)];
    case "python":
      return [`python3 ${path}`, `uv run ${path}`, `python3 -m ${dotted(path)}`, ...inside(`python3 ${name}`)];
    case "javascript":
      return [
        `node ${path}`,
        `node ./${bare(path)}`,
        `node --import ./${path} x`,
        `npx tsx ${path}`,
        ...inside(`node ${bare(name)}`),
      ];
    case "npm":
      return [
        ...inside("npm run guard"),
        ...inside("yarn guard"),
        `npm --prefix ${folder} run guard`,
        `npm run guard --prefix=${folder}`,
        `pnpm --dir ${folder} guard`,
        `bun --cwd ${folder} run guard`,
      ];
    case "make":
      return [...inside("make guard"), `make -C ${folder} guard`];
    case "just":
      return [...inside("just guard"), `just -d ${folder} guard`];
    case "task":
      return [...inside("task guard"), `task --dir ${folder} guard`];
    case "deno":
      return [...inside("deno task guard"), `deno task --cwd ${folder} guard`];
  }
}

/** What names `to` in a command that runs in `directory`. */
function commandIn(directory: string, to: Link, pick: Pick): string {
  const direct = relative(directory, to.path);
  const path = direct.startsWith("./") ? direct.slice(2) : undefined;
  const all = path === undefined ? [] : commandsFor(to.kind, path);
  const root = ['"$CLAUDE_PROJECT_DIR"', "$(git rev-parse --show-toplevel)", "${ROOT:-.}"][pick(3)] ?? "";
  const fromRoot = commandsFor(to.kind, to.path).map((command) => `cd ${root} && ${command}`);
  const commands = [...all, ...fromRoot];
  const command = commands[pick(commands.length)] ?? "";
  return pick(4) === 0 && !/["$]/.test(command) ? `bash -c '${command}'` : command;
}

/** The text of `from`, which names `to`. */
function textOf(from: Link, to: Link, pick: Pick): string {
  const directory = directoryOf(from.path);
  const command = commandIn(directory, to, pick);
  const quoted = JSON.stringify(command);
  const near = relative(directory, to.path);
  switch (from.kind) {
    case "npm":
    case "deno":
      return JSON.stringify({ [from.kind === "npm" ? "scripts" : "tasks"]: { other: "echo", guard: command } });
    case "make":
    case "just":
      return `other:\n\techo\nguard:\n\t${command}\n`;
    case "task":
      return `tasks:\n  guard:\n    cmds:\n      - ${command}\n`;
    case "shell": {
      const source = `source "$(dirname "$0")/${near}"`;
      return `#!/bin/sh\n# Makes sure.\nset -e\n${to.kind === "shell" && pick(2) ? source : command}\necho done\n`;
    }
    case "javascript": {
      const name = pick(2) ? near : bare(near);
      const ways = [`const x = require("${name}");`, `import "${name}";`, `import {\n  a,\n} from '${name}';`];
      const modules = [...ways, `export * from "${name}";`, `await import(\`${name}\`);`];
      const started = [`execSync(${quoted});`, `spawn("bash", ["-c", ${quoted}]);`];
      const all = to.kind === "javascript" ? modules : started;
      return `import fs from "node:fs";\n${all[pick(all.length)]}\n`;
    }
    case "python": {
      const module = dotted(to.path);
      const modules = [`import os, ${module} as x`, `from ${module} import a, b`, `    import ${module}`];
      if (directoryOf(to.path) === directory) modules.push(`from . import ${dotted(nameOf(to.path))}`);
      const started = [`subprocess.run(${quoted}, shell=True)`, `os.system(${quoted})`];
      const all = to.kind === "python" ? modules : started;
      return `import json\n${all[pick(all.length)]}\n`;
    }
  }
}

const kind = fc.constantFrom<Kind>("shell", "python", "javascript", "npm", "make", "just", "task", "deno");
const folders = fc.array(fc.constantFrom("tools", "hooks", "lib", "a", "b", "deep", ".claude"), { maxLength: 3 });
const links = fc.array(fc.record({ kind, folders, end: fc.nat() }), { minLength: 2, maxLength: 6 });

/** The files of a chain: no more than four are scripts, and the last of them is one. */
function chainOf(drawn: readonly { kind: Kind; folders: readonly string[]; end: number }[]): readonly Link[] {
  let scripts = 0;
  const chain: Link[] = [];
  drawn.forEach(({ kind, folders, end }, i) => {
    const isLast = i === drawn.length - 1;
    const chosen = isLast && manifests.includes(kind) ? "shell" : kind;
    if (!manifests.includes(chosen) && ++scripts > 4) return;
    const ending = ends[chosen][end % ends[chosen].length] ?? "";
    // Modules are found by names that Python can write.
    const where = folders.filter((name) => chosen !== "python" || !name.startsWith(".")).join("/");
    const path = join(where, manifests.includes(chosen) ? ending : `file${i}${ending}`);
    if (!chain.some((link) => link.path.toLowerCase() === path.toLowerCase())) chain.push({ kind: chosen, path });
  });
  return chain;
}

it("tells of the last file of every chain", async () => {
  await fc.assert(
    fc.asyncProperty(links, fc.infiniteStream(fc.nat({ max: 1_000 })), async (drawn, stream) => {
      const pick: Pick = (count) => Number(stream.next().value ?? 0) % count;
      const chain = chainOf(drawn);
      const [first, last] = [chain[0], chain.at(-1)];
      fc.pre(first !== undefined && last !== undefined && !manifests.includes(last.kind));
      if (!first || !last) return;
      const hook = { type: "command", command: commandIn("", first, pick) };
      const files: Record<string, string> = {
        ".claude/settings.json": JSON.stringify({ hooks: { Stop: [{ hooks: [hook] }] } }),
      };
      chain.forEach((link, i) => {
        const next = chain[i + 1];
        files[link.path] = next ? textOf(link, next, pick) : "before\n";
      });
      const head: Repository = { ...files, [last.path]: "after\n" };
      const { settings = [] } = await judged(head, { base: files });
      expect(settings.flatMap(({ material }) => material ?? [])).toEqual([last.path]);
    }),
    { numRuns: runs(300, 5_000) },
  );
});
