/** The bill of materials: exactly the packages that have a module in the bundle, as the lock file has them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { bundledPackages, foldersIn, type Lock, noticesOf } from "../../../scripts/bundled.ts";
import { purlOf, sbomOf } from "../../../scripts/sbom.ts";
import { problemsOfCyclonedx } from "../../support/consumers.ts";
import { removeFolders, temporaryFolder } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const integrity = `sha512-${"A".repeat(86)}==`;
const locked = (version: string, more = {}) => ({ version, license: "MIT", integrity, ...more });
const lock: Lock = {
  packages: {
    "": { devDependencies: { a: "1.0.0", "old-c": "npm:c@1.0.0" } },
    "node_modules/a": locked("1.0.0", { dependencies: { "@s/b": "2", c: "2" } }),
    "node_modules/@s/b": locked("2.0.0", { license: "(MIT OR Apache-2.0)" }),
    "node_modules/a/node_modules/c": locked("2.0.0"),
    "node_modules/c": locked("3.0.0"),
    "node_modules/old-c": locked("1.0.0", { name: "c" }),
    "node_modules/unlicensed": { version: "1.0.0", integrity },
  },
};
const module = (path: string, more = {}) => ({ nameForCondition: `/p/${path}`, chunks: [1], ...more });
const product = {
  name: "tool",
  version: "1.2.3",
  description: "A tool.",
  license: "MIT",
  repository: "https://github.com/o/tool",
  purl: "pkg:npm/tool@1.2.3",
  needs: ["node_modules/a"],
};
const bundler = { name: "@vercel/ncc", version: "0.45.0" };

interface Bill {
  readonly serialNumber: string;
  readonly components: readonly { readonly purl: string; readonly hashes: readonly { readonly content: string }[] }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
const billOf = (folders: readonly string[]) => sbomOf(product, bundler, bundledPackages(folders, lock));

describe("the folders of a bundle", () => {
  it("are those of its modules, also of joined ones, and of no module that was left out", () => {
    const stats = {
      modules: [
        module("src/cli.js", { modules: [module("node_modules/@s/b/x.js", { chunks: [] })] }),
        module("node_modules/a/node_modules/c/lib/index.js"),
        module("node_modules/unused/index.js", { chunks: [] }),
        { nameForCondition: null, chunks: [1] },
      ],
    };
    expect(foldersIn(stats, "/p/")).toEqual(["node_modules/@s/b", "node_modules/a/node_modules/c"]);
  });

  it("are the same from Windows", () => {
    const stats = { modules: [{ nameForCondition: "C:\\p\\node_modules\\@s\\b\\x.js", chunks: ["x"] }] };
    expect(foldersIn(stats, "C:\\p\\")).toEqual(["node_modules/@s/b"]);
  });
});

describe("the packages of a bundle", () => {
  it("have the name, version and dependencies that the lock file gives them", () => {
    const folders = ["node_modules/@s/b", "node_modules/a", "node_modules/a/node_modules/c", "node_modules/old-c"];
    expect(bundledPackages(folders, lock)).toMatchObject([
      { name: "@s/b", version: "2.0.0", needs: [] },
      { name: "a", version: "1.0.0", needs: ["node_modules/@s/b", "node_modules/a/node_modules/c"] },
      { name: "c", version: "2.0.0" },
      { name: "c", version: "1.0.0" },
    ]);
  });

  it.each(["node_modules/planted", "node_modules/unlicensed"])(
    "cannot be %s, of which the lock file says too little",
    (folder) => expect(() => bundledPackages([folder], lock)).toThrow(folder),
  );
});

describe("the bill of materials", () => {
  const folders = Object.keys(lock.packages).filter((folder) => folder !== "" && !folder.endsWith("unlicensed"));

  it("is valid, says the same of the same bundle, and something else of another", () => {
    fc.assert(
      fc.property(fc.subarray(folders), (some) => {
        const text = billOf(some);
        expect(problemsOfCyclonedx(text)).toEqual([]);
        expect(billOf(some)).toBe(text);
        const bill = JSON.parse(text) as Bill;
        const expected = bundledPackages(some, lock).map(({ name, version }) => purlOf(name, version));
        expect(bill.components.map(({ purl }) => purl)).toEqual([...new Set(expected)].sort());
        const refs = [product.purl, ...expected];
        expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual([...new Set(refs)].sort());
        for (const { dependsOn } of bill.dependencies) expect(refs).toEqual(expect.arrayContaining([...dependsOn]));
      }),
      { numRuns: runs(50, 1000) },
    );
    const serials = folders.map((_, count) => (JSON.parse(billOf(folders.slice(0, count))) as Bill).serialNumber);
    expect(new Set(serials).size).toBe(folders.length);
  });

  it("writes a digest as CycloneDX does, and a scope as part of the package URL", () => {
    const [component] = (JSON.parse(billOf(["node_modules/@s/b"])) as Bill).components;
    expect(component?.purl).toBe("pkg:npm/%40s/b@2.0.0");
    expect(component?.hashes[0]?.content).toBe("0".repeat(128));
  });

  it("has no digest but SHA-512", () => {
    const old = { packages: { "node_modules/a": { version: "1.0.0", license: "MIT", integrity: "sha1-x" } } };
    expect(() => sbomOf(product, bundler, bundledPackages(["node_modules/a"], old))).toThrow("node_modules/a");
  });
});

describe("the notices", () => {
  const root = temporaryFolder();
  const put = (folder: string, files: Readonly<Record<string, string>>) => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
  };
  const notices = (folder: string) => noticesOf(bundledPackages([folder], lock), root);

  it("have the licence and the notice of each package", () => {
    put("node_modules/a", {
      "package.json": '{"version":"1.0.0"}',
      "LICENSE.md": "Do it.\r\nGladly.\n",
      NOTICE: "By x.",
    });
    expect(notices("node_modules/a")).toBe("a@1.0.0\nMIT\n\nDo it.\nGladly.\n\nBy x.\n");
  });

  it("cannot be written for a package without the text, or of another version", () => {
    put("node_modules/c", { "package.json": '{"version":"3.0.0"}', "licensed.js": "" });
    expect(() => notices("node_modules/c")).toThrow("no file with its licence");
    put("node_modules/@s/b", { "package.json": '{"version":"2.0.1"}', LICENSE: "x" });
    expect(() => notices("node_modules/@s/b")).toThrow("npm ci");
  });
});
