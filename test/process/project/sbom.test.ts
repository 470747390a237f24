/**
 * The bills of materials in `dist` name exactly the packages that are in the bundles. Another bundler, which puts the same
 * sources together on its own, says which these are.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { type Lock, bundledPackages } from "../../../scripts/bundled.ts";
import { purlOf } from "../../../scripts/sbom.ts";
import { problemsOfCyclonedx } from "../../support/consumers.ts";

const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

interface Bill {
  readonly metadata: { readonly component: { readonly version: string; readonly purl: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface Component {
  readonly purl: string;
  readonly name: string;
  readonly version: string;
}

/** The package URLs of the packages of which esbuild keeps at least a byte. */
async function bundledBy(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    outdir: "build/esbuild",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const kept = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const folders = kept.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []);
  const packages = bundledPackages([...new Set(folders)], lock);
  return packages.map(({ name, version }) => purlOf(name, version)).sort();
}

/** What a bill names and the bundle does not have, and the other way round. */
function differences(components: readonly Component[], bundled: readonly string[]): readonly string[] {
  const named = components.map(({ purl }) => purl);
  return [
    ...named.filter((purl) => !bundled.includes(purl)).map((purl) => `${purl} is named and not in the bundle`),
    ...bundled.filter((purl) => !named.includes(purl)).map((purl) => `${purl} is in the bundle and not named`),
  ];
}

describe.each(["cli", "action", "comment"])("dist/%s/sbom.cdx.json", (entry) => {
  const text = readFileSync(`${project}/dist/${entry}/sbom.cdx.json`, "utf8");
  const { metadata, components, dependencies } = JSON.parse(text) as Bill;

  it("is valid CycloneDX 1.6, of this version", () => {
    expect(problemsOfCyclonedx(text)).toEqual([]);
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    expect(metadata.component.version).toBe(version);
  });

  it("names every bundled package and no other, which a planted or a missing one would show", async () => {
    const bundled = await bundledBy(`src/${entry}.ts`);
    expect(bundled.length).toBeGreaterThan(3);
    expect(differences(components, bundled)).toEqual([]);
    const planted = { purl: "pkg:npm/planted@1.0.0", name: "planted", version: "1.0.0" };
    expect(differences([...components.slice(1), planted], bundled)).toEqual([
      "pkg:npm/planted@1.0.0 is named and not in the bundle",
      `${components[0]?.purl} is in the bundle and not named`,
    ]);
  });

  it("says what needs each package", () => {
    const reached = new Set([metadata.component.purl]);
    const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next);
    expect(components.map(({ purl }) => purl).filter((purl) => !reached.has(purl))).toEqual([]);
  });

  it("has the licence of each package beside it, with its text", () => {
    const notices = readFileSync(`${project}/dist/${entry}/licenses.txt`, "utf8");
    const heads = [...notices.matchAll(/^(@?[\w./-]+@\d+\.\d+\.\d+)\n[\w.() -]+\n\n/gm)].map(([, head]) => head);
    const named = components.map(({ purl }) => decodeURIComponent(purl.slice("pkg:npm/".length)));
    expect([...new Set(heads)].sort()).toEqual(named.sort());
    expect(notices.match(/copyright/gi)?.length).toBeGreaterThanOrEqual(components.length);
  });
});
