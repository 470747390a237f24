/** Files that programs find by themselves: parts of manifests, tasks, modules, copies in containers. */
import { expect, it } from "vitest";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

const member = "[tool.uv.sources]\nlib-h = { workspace = true }\n";

/** A workspace of uv with a program that imports from another member. */
const ws = (deps: string): Repository => ({
  "pyproject.toml": '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
  "packages/g/pyproject.toml": `[project]\nname = "g"\ndependencies = ["lib-h"]\n[project.scripts]\nguard = "g.cli:main"\n${deps}`,
  "packages/g/src/g/cli.py": "import lib_h\nfrom lib_h.deep import x\n",
  "packages/h/pyproject.toml": '[project]\nname = "lib-h"\n',
  "packages/h/src/lib_h/__init__.py": "",
  "packages/h/src/lib_h/deep.py": "",
});
type Form = readonly [line: string, files: Repository, path: string];

/** A file that the line starts. */
const forms: readonly Form[] = [
  ["uv run --package g guard", ws(member), "packages/h/src/lib_h/__init__.py"],
  ["uv run --package g guard", ws(member), "packages/h/src/lib_h/deep.py"],
  ["uv run guard", ws(member), "packages/h/src/lib_h/deep.py"],
  ["uv run --package g python -m g.cli", ws(member), "packages/g/src/g/cli.py"],
  ["uv run --package g python -m g.cli", ws(member), "packages/h/src/lib_h/deep.py"],
  ["uv run --all-packages python -m g.cli", ws(""), "packages/g/src/g/cli.py"],
  ["uv run python -m lib_h.deep", ws(""), "packages/h/src/lib_h/deep.py"],
  ["uv run tools/x.py", { ...ws(""), "tools/x.py": "import lib_h\n" }, "packages/h/src/lib_h/__init__.py"],
  [
    "uv run --project app guard",
    {
      "app/pyproject.toml":
        '[project]\nname="app"\ndependencies=["lib"]\n[project.scripts]\nguard = "app.cli:main"\n[tool.uv.sources]\nlib = { path = "../lib", editable = true }\n',
      "app/src/app/cli.py": "import lib\n",
      "lib/pyproject.toml": "",
      "lib/src/lib/__init__.py": "",
    },
    "lib/src/lib/__init__.py",
  ],
  [
    "poetry run guard",
    {
      "pyproject.toml":
        '[tool.poetry.dependencies]\nlib = { path = "./libs/lib", develop = true }\n[tool.poetry.scripts]\nguard = "app.cli:main"\n',
      "app/cli.py": "import lib\n",
      "libs/lib/lib/__init__.py": "",
    },
    "libs/lib/lib/__init__.py",
  ],
  [
    "cargo run --example x",
    { "Cargo.toml": '[package]\nname="a"\n', "examples/x.rs": "", "src/lib.rs": "" },
    "examples/x.rs",
  ],
  [
    "cargo run --example=x",
    { "Cargo.toml": '[package]\nname="a"\n', "examples/x.rs": "", "src/lib.rs": "" },
    "examples/x.rs",
  ],
  [
    "cargo run --example x",
    { "Cargo.toml": '[package]\nname="a"\n', "examples/x/main.rs": "mod b;", "examples/x/b.rs": "" },
    "examples/x/b.rs",
  ],
  [
    "cargo run -p g --example x",
    { "Cargo.toml": '[workspace]\nmembers=["g"]\n', "g/Cargo.toml": '[package]\nname="g"\n', "g/examples/x.rs": "" },
    "g/examples/x.rs",
  ],
  [
    "cargo run --bin x",
    { "Cargo.toml": '[package]\nname="a"\n[[bin]]\nname="x"\npath="tools/x.rs"\n', "tools/x.rs": "", "src/lib.rs": "" },
    "tools/x.rs",
  ],
  [
    "cargo run --bin x",
    {
      "Cargo.toml": '[workspace]\nmembers=["g"]\n',
      "g/Cargo.toml": '[package]\nname="g"\n[[bin]]\nname="x"\n',
      "g/src/bin/x.rs": "",
    },
    "g/src/bin/x.rs",
  ],
  [
    "cargo run --bin g",
    {
      "Cargo.toml": '[workspace]\nmembers=["tools/g"]\n',
      "tools/g/Cargo.toml": '[package]\nname="g"\n',
      "tools/g/src/main.rs": "",
    },
    "tools/g/src/main.rs",
  ],
  [
    "cargo run --bin x",
    { "Cargo.toml": '[workspace]\nmembers=["g"]\n', "g/Cargo.toml": '[package]\nname="g"\n', "g/src/bin/x.rs": "" },
    "g/src/bin/x.rs",
  ],
  [
    "cargo run --bin x",
    {
      "Cargo.toml": '[workspace]\nmembers=["g"]\n',
      "g/Cargo.toml": '[package]\nname="g"\n',
      "g/src/bin/x/main.rs": "",
    },
    "g/src/bin/x/main.rs",
  ],
  [
    "cargo run",
    {
      "Cargo.toml": '[workspace]\nmembers=["g"]\ndefault-members=["g"]\n',
      "g/Cargo.toml": '[package]\nname="g"\n',
      "g/src/main.rs": "",
    },
    "g/src/main.rs",
  ],
  ["cargo test --example x", { "Cargo.toml": '[package]\nname="a"\nbuild="build.rs"', "build.rs": "" }, "build.rs"],
  [
    "go tool guard",
    { "go.mod": "module x.dev/y\n\ntool x.dev/y/cmd/guard\n", "cmd/guard/main.go": "package main" },
    "cmd/guard/main.go",
  ],
  [
    "go tool guard",
    {
      "go.mod": "module x.dev/y\n\ntool (\n\tx.dev/y/cmd/other\n\tx.dev/y/cmd/guard\n)\n",
      "cmd/guard/main.go": 'package main\nimport "x.dev/y/lib"',
      "lib/a.go": "",
    },
    "lib/a.go",
  ],
  [
    "go tool -modfile=tools/go.mod guard",
    {
      "go.mod": "module x.dev/y\n",
      "tools/go.mod": "module x.dev/tools\ntool x.dev/tools/guard\n",
      "tools/guard/main.go": "package main",
    },
    "tools/guard/main.go",
  ],
  [
    "go tool x.dev/y/cmd/guard",
    { "go.mod": "module x.dev/y\n\ntool x.dev/y/cmd/guard\n", "cmd/guard/main.go": "package main" },
    "cmd/guard/main.go",
  ],
  [
    "docker compose up",
    { "compose.yaml": "include:\n  - infra/base.yaml\n", "infra/base.yaml": "services:\n  a:\n    command: sh /x\n" },
    "infra/base.yaml",
  ],
  [
    "docker compose up",
    {
      "compose.yaml": "include:\n  - path: infra/base.yaml\n    project_directory: .\n",
      "infra/base.yaml": "services:\n  a:\n    build: ./img",
      "infra/img/Dockerfile": "",
    },
    "infra/img/Dockerfile",
  ],
  [
    "docker compose up",
    {
      "compose.yaml": "include:\n  - path:\n    - infra/base.yaml\n    - infra/over.yaml\n",
      "infra/base.yaml": "",
      "infra/over.yaml": "services:\n  a:\n    volumes: [./g.sh:/g.sh]\n",
      "infra/g.sh": "",
    },
    "infra/g.sh",
  ],
  ["docker compose up", { "compose.yaml": "include: [infra/base.yaml]\n", "infra/base.yaml": "" }, "infra/base.yaml"],
  ["docker compose up", { "compose.yaml": "include:\n- infra/base.yaml\n", "infra/base.yaml": "" }, "infra/base.yaml"],
  [
    "docker build . && docker run g",
    { Dockerfile: 'FROM a\nWORKDIR /app\nCOPY . /app\nENTRYPOINT ["python", "/app/tools/g.py"]\n', "tools/g.py": "" },
    "tools/g.py",
  ],
  ["docker build .", { Dockerfile: 'FROM a\nCOPY . /app\nENTRYPOINT ["/app/guard"]\n', guard: "" }, "guard"],
  [
    "docker build .",
    { Dockerfile: 'FROM a\nWORKDIR /srv/app\nCOPY . .\nCMD ["node", "server.js"]\n', "server.js": "" },
    "server.js",
  ],
  [
    "docker build .",
    { Dockerfile: "FROM a\nCOPY . /srv/app/\nCMD node /srv/app/server.js\n", "server.js": "" },
    "server.js",
  ],
  [
    "docker build .",
    { Dockerfile: 'FROM a\nCOPY src/ /app/\nENTRYPOINT ["/app/run.sh"]\n', "src/run.sh": "" },
    "src/run.sh",
  ],
  [
    "docker build .",
    {
      Dockerfile: 'FROM a\nCOPY --chown=a:b src /app\nENTRYPOINT ["sh", "/app/deep/run.conf"]\n',
      "src/deep/run.conf": "",
    },
    "src/deep/run.conf",
  ],
  [
    "docker build .",
    { Dockerfile: 'FROM a\nADD ["tools", "/opt/t"]\nENTRYPOINT ["/opt/t/run.sh"]\n', "tools/run.sh": "" },
    "tools/run.sh",
  ],
  [
    "docker compose up",
    {
      "compose.yaml": "services:\n  a:\n    build: ./svc\n",
      "svc/Dockerfile": 'FROM a\nCOPY . /app\nENTRYPOINT ["/app/bin/guard"]\n',
      "svc/bin/guard": "",
    },
    "svc/bin/guard",
  ],
  [
    "docker build -f docker/D.Dockerfile .",
    { "docker/D.Dockerfile": 'FROM a\nCOPY . /app\nENTRYPOINT ["/app/bin/guard"]\n', "bin/guard": "" },
    "bin/guard",
  ],
  [
    "docker compose up",
    {
      "compose.yaml": "services:\n  a:\n    volumes:\n      - .:/app\n    command: python /app/tools/g.py\n",
      "tools/g.py": "",
    },
    "tools/g.py",
  ],
  ["docker run -v ./tools:/t alpine sh /t/g.sh", { "tools/g.sh": "" }, "tools/g.sh"],
  ['docker run -v "$PWD:/w" -w /w alpine sh /w/tools/g.sh', { "tools/g.sh": "" }, "tools/g.sh"],
  ["./guard.bin", { "guard.bin": "#!/bin/sh\n./h.conf\nsh h.sh\n", "h.sh": "" }, "h.sh"],
  ["./guard.v2", { "guard.v2": "#!/usr/bin/env python3\nimport h\n", "h.py": "" }, "h.py"],
  ["tools/guard.run", { "tools/guard.run": "#!/bin/bash\nsource ./lib.inc\n", "tools/lib.inc": "" }, "tools/lib.inc"],
  ["./guard.txt", { "guard.txt": "#!/usr/bin/env node\nrequire('./h')\n", "h.js": "" }, "h.js"],
  ["./guard-1.2", { "guard-1.2": "#!/bin/sh\nsh h.sh\n", "h.sh": "" }, "h.sh"],
  ["sh r.sh", { "r.sh": "./guard.x\n", "guard.x": "#!/bin/sh\nsh h.sh\n", "h.sh": "" }, "guard.x"],
  ["sh r.sh", { "r.sh": "./guard.x\n", "guard.x": "#!/bin/sh\nsh h.sh\n", "h.sh": "" }, "h.sh"],
  ["lua -l guard x.lua", { "guard.lua": "", "x.lua": "" }, "guard.lua"],
  ["lua -l lib.guard -e x", { "lib/guard.lua": "" }, "lib/guard.lua"],
  ["lua x.lua", { "x.lua": "require 'lib.guard'\n", "lib/guard.lua": "" }, "lib/guard.lua"],
  ["lua x.lua", { "x.lua": "local g = require('guard')\n", "guard.lua": "" }, "guard.lua"],
  ["lua5.4 x.lua", { "x.lua": "dofile('g.lua')\n", "g.lua": "" }, "g.lua"],
  ["luajit -lguard x.lua", { "guard.lua": "", "x.lua": "" }, "guard.lua"],
  ["perl -Ilib -MGuard -e 1", { "lib/Guard.pm": "" }, "lib/Guard.pm"],
  ["perl -I lib -MAcme::Guard=x -e 1", { "lib/Acme/Guard.pm": "" }, "lib/Acme/Guard.pm"],
  ["perl -Ilib g.pl", { "g.pl": "use Acme::Guard;\n", "lib/Acme/Guard.pm": "" }, "lib/Acme/Guard.pm"],
  ["perl g.pl", { "g.pl": "use lib 'lib';\nuse Acme::Guard qw(x);\n", "lib/Acme/Guard.pm": "" }, "lib/Acme/Guard.pm"],
  [
    "perl g.pl",
    { "g.pl": 'use FindBin;\nuse lib "$FindBin::Bin/lib";\nrequire Acme::Guard;\n', "lib/Acme/Guard.pm": "" },
    "lib/Acme/Guard.pm",
  ],
  ["perl -mGuard -I. -e 1", { "Guard.pm": "" }, "Guard.pm"],
  ["perl g.pl", { "g.pl": "do './h.pl';\n", "h.pl": "" }, "h.pl"],
  ["mise run guard", { "mise.toml": "", "mise-tasks/guard": "#!/bin/sh\nsh h.sh\n", "h.sh": "" }, "mise-tasks/guard"],
  ["mise run guard", { "mise-tasks/guard.sh": "#!/bin/sh\n" }, "mise-tasks/guard.sh"],
  ["mise run guard", { ".mise/tasks/guard": "#!/bin/sh\nsh h.sh\n", "h.sh": "" }, "h.sh"],
  ["mise r guard", { ".config/mise/tasks/guard": "#!/bin/sh\n" }, ".config/mise/tasks/guard"],
  ["mise run db:guard", { "mise-tasks/db/guard": "#!/bin/sh\n" }, "mise-tasks/db/guard"],
  ["mise guard", { ".mise-tasks/guard": "#!/bin/sh\n" }, ".mise-tasks/guard"],
  ["mise run a", { "mise.toml": '[tasks.a]\ndepends=["b"]\n', "mise/tasks/b": "#!/bin/sh\n" }, "mise/tasks/b"],
  [
    "mise run a",
    { "mise.toml": '[task_config]\nincludes=["tasks.toml","scripts"]\n', "scripts/a": "#!/bin/sh\n" },
    "scripts/a",
  ],
  [
    "mise run a",
    {
      "mise.toml": '[task_config]\nincludes=["tasks.toml","scripts"]\n',
      "tasks.toml": "[a]\nrun='sh g.sh'",
      "g.sh": "",
    },
    "g.sh",
  ],
  [
    "lefthook run pre-commit",
    {
      "lefthook.yml": "pre-commit:\n  scripts:\n    guard.sh:\n      runner: bash\n",
      ".lefthook/pre-commit/guard.sh": "",
    },
    ".lefthook/pre-commit/guard.sh",
  ],
  [
    "lefthook run pre-commit",
    { "lefthook.yml": 'pre-commit:\n  scripts:\n    "guard":\n      runner: bash\n', ".lefthook/pre-commit/guard": "" },
    ".lefthook/pre-commit/guard",
  ],
  [
    "lefthook run pre-commit",
    {
      "lefthook.yml": 'source_dir: hooks\npre-commit:\n  scripts:\n    "guard.sh":\n      runner: bash\n',
      "hooks/pre-commit/guard.sh": "",
    },
    "hooks/pre-commit/guard.sh",
  ],
  [
    "lefthook run pre-commit",
    {
      "lefthook.yml": "pre-commit:\n  jobs:\n    - script: guard.sh\n      runner: bash\n",
      ".lefthook/pre-commit/guard.sh": "",
    },
    ".lefthook/pre-commit/guard.sh",
  ],
  [
    "lefthook run pre-commit",
    {
      "lefthook.yml": "extends:\n  - ci/base.yml\n",
      "ci/base.yml": "pre-commit:\n  commands:\n    a:\n      run: sh g.sh\n",
      "g.sh": "",
    },
    "ci/base.yml",
  ],
  [
    "lefthook run pre-commit",
    {
      "lefthook.yml": "extends:\n  - ci/base.yml\n",
      "ci/base.yml": "pre-commit:\n  commands:\n    a:\n      run: sh g.sh\n",
      "g.sh": "",
    },
    "g.sh",
  ],
  [
    "lefthook run pre-commit",
    { "lefthook.yml": "", "lefthook-local.yml": "pre-commit:\n  commands:\n    a:\n      run: sh g.sh\n", "g.sh": "" },
    "g.sh",
  ],
  [
    "nix develop -c x",
    { "flake.nix": "{ shellHook = ''\n  make\n''; }", Makefile: "a:\n\tsh g.sh\n", "g.sh": "" },
    "g.sh",
  ],
  ["nix develop -c x", { "flake.nix": '{ shellHook = "just a"; }', justfile: "a:\n  sh g.sh\n", "g.sh": "" }, "g.sh"],
  ["nix run", { "flake.nix": "{ x = import ./y.nix; } # ''", "y.nix": "" }, "y.nix"],
  ["nix run", { "flake.nix": "{ x = ''\n# sh g.sh\n''; }", "g.sh": "" }, "g.sh"],
  ["go run x.dev/y/cmd/g", { "go.mod": "module x.dev/y\n", "cmd/g/main.go": "package main" }, "cmd/g/main.go"],
  [
    "docker build .",
    { Dockerfile: "RUN apt-get install -y git && make x\n", Makefile: "x:\n\tsh g.sh\n", "g.sh": "" },
    "g.sh",
  ],
  [
    "sh r.sh",
    {
      "r.sh": "# npm run build\nsed s/#// r.sh | sh\n",
      "package.json": '{"scripts":{"build":"node b.js"}}',
      "b.js": "",
    },
    "b.js",
  ],
  ["honcho start", { Procfile: "a: sh g.sh", "g.sh": "" }, "g.sh"],
  ["fab x", { "fabfile.py": "import h", "h.py": "" }, "h.py"],
  ["ant x", { "build.xml": '<exec executable="sh"><arg value="g.sh"/></exec>', "g.sh": "" }, "g.sh"],
  ["cmake -B build", { "CMakeLists.txt": "execute_process(COMMAND sh g.sh)", "g.sh": "" }, "g.sh"],
  ["earthly +x", { Earthfile: "x:\n  RUN sh g.sh", "g.sh": "" }, "g.sh"],
  ["npx ./tools", { "tools/package.json": '{"name":"guard","bin":"c.js"}', "tools/c.js": "" }, "tools/c.js"],
  ["./g.s''h", { "g.sh": "sh h.sh", "h.sh": "" }, "h.sh"],
  [
    "node g.js",
    { "g.js": "x = `\n* * * * * cd /a; npm run x\n`", "package.json": '{"scripts":{"x":"node h.js"}}', "h.js": "" },
    "h.js",
  ],
];
/** A file that the line does not start. */
const near: readonly Form[] = [
  [
    "node g.js",
    { "g.js": "/**\n * `npm run x`\n */", "package.json": '{"scripts":{"x":"node h.js"}}', "h.js": "" },
    "h.js",
  ],
  [
    "uv run --package g guard",
    { ...ws(""), "packages/z/pyproject.toml": '[project]\nname="z"\n', "packages/z/src/z/__init__.py": "" },
    "packages/z/src/z/__init__.py",
  ],
  [
    "cargo run --example x",
    { "Cargo.toml": '[package]\nname="a"\n', "examples/x.rs": "", "examples/y.rs": "" },
    "examples/y.rs",
  ],
  ["cargo run", { "Cargo.toml": '[package]\nname="a"\n', "examples/x.rs": "", "src/main.rs": "" }, "examples/x.rs"],
  [
    "go tool pprof cpu.out",
    { "go.mod": "module x.dev/y\ntool x.dev/y/cmd/guard\n", "cmd/guard/main.go": "package main" },
    "cmd/guard/main.go",
  ],
  [
    "docker build .",
    { Dockerfile: 'FROM a\nCOPY . /app\nENTRYPOINT ["/usr/bin/guard"]\n', guard: "", "usr/x": "" },
    "guard",
  ],
  [
    "docker build .",
    { Dockerfile: 'FROM a\nCOPY src /app\nENTRYPOINT ["/srv/run.sh"]\n', "src/run.sh": "" },
    "src/run.sh",
  ],
  ["./x guard.txt", { x: "", "guard.txt": "sh h.sh\n", "h.sh": "" }, "h.sh"],
  ["lua x.lua -l guard", { "x.lua": "", "lib/guard.lua": "" }, "lib/guard.lua"],
  ["perl -MPOSIX -e 1", { "lib/Guard.pm": "" }, "lib/Guard.pm"],
  ["mise run guard", { "mise-tasks/other": "#!/bin/sh\n", "mise.toml": "" }, "mise-tasks/other"],
  ["mise install", { "mise-tasks/guard": "#!/bin/sh\n", "mise.toml": "" }, "mise-tasks/guard"],
  [
    "lefthook run pre-commit",
    { "lefthook.yml": "pre-commit:\n  scripts:\n    a.sh:\n      runner: bash\n", ".lefthook/pre-commit/b.sh": "" },
    ".lefthook/pre-commit/b.sh",
  ],
  [
    "docker compose up",
    { "compose.yaml": "services:\n  a:\n    image: x\n", "infra/base.yaml": "" },
    "infra/base.yaml",
  ],
  // A list of packages, comments, and folders that are only named.
  ["docker build .", { Dockerfile: "RUN apt-get install -y make git\n", Makefile: "", "x.sh": "" }, "Makefile"],
  [
    "python g.py",
    { "g.py": "# npm run build\n", "package.json": '{"scripts":{"build":"node b.js"}}', "b.js": "" },
    "b.js",
  ],
  ["nix run", { "flake.nix": "{ } # see ./g.sh\n", "g.sh": "" }, "g.sh"],
  ["nix run", { "flake.nix": "{ x = [ just cargo ]; }", justfile: "a:\n  sh g.sh\n", "g.sh": "" }, "justfile"],
  [
    "uv run x",
    { "pyproject.toml": '[tool.poetry]\ninclude = ["x.lock"]\n', "x.lock": "sh g.sh", "g.sh": "" },
    "x.lock",
  ],
  ["pre-commit run", { ".pre-commit-config.yaml": "exclude: ^(ui|x)\n", "ui/index.ts": "" }, "ui/index.ts"],
  [
    "cargo install cargo-x",
    { "Cargo.toml": '[workspace]\nmembers=["g"]\n', "g/Cargo.toml": "", "g/src/main.rs": "" },
    "g/src/main.rs",
  ],
];

it.each(forms)("%s starts a file", async (line, files, path) => {
  expect(await startedBy(line, files)).toContain(path);
});

it.each(near)("%s does not start a file", async (line, files, path) => {
  expect(await startedBy(line, files)).not.toContain(path);
});
