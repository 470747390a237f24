/** A bundle's bill of materials in CycloneDX 1.6. The same bundle gives the same bytes: no clock, no random number. */
import { createHash } from "node:crypto";
import type { BundledPackage } from "./bundled.ts";

/** What the bill is about. */
export interface Product {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** `https://github.com/owner/name`. */
  readonly repository: string;
  /** The package URL of the bundle. */
  readonly purl: string;
  /** The folders of the packages that the product itself depends on. */
  readonly needs: readonly string[];
}

/** The program that made the bundle. */
export interface Bundler {
  readonly name: string;
  readonly version: string;
}

/** The package URL of an npm package. */
export function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;
}

/** @throws if the integrity of a package is not a SHA-512, which npm uses. */
export function sbomOf(product: Product, bundler: Bundler, packages: readonly BundledPackage[]): string {
  const refs = new Map(packages.map(({ folder, name, version }) => [folder, purlOf(name, version)]));
  const refsOf = (folders: readonly string[]) =>
    [...new Set(folders.flatMap((folder) => refs.get(folder) ?? []))].sort();
  // Two folders may have the same version of a package.
  const components = new Map(packages.map((one) => [purlOf(one.name, one.version), one]));
  const { name, version, description, license, repository, purl } = product;
  const content = {
    metadata: {
      lifecycles: [{ phase: "build" }],
      tools: { components: [{ type: "application", ...namesOf(bundler.name), version: bundler.version }] },
      component: {
        type: "application",
        "bom-ref": purl,
        name,
        version,
        description,
        licenses: licencesOf(license),
        purl,
        externalReferences: [{ type: "vcs", url: `${repository}.git` }],
      },
    },
    components: [...components].sort(byKey).map(([ref, one]) => ({
      type: "library",
      "bom-ref": ref,
      ...namesOf(one.name),
      version: one.version,
      hashes: [{ alg: "SHA-512", content: digestOf(one) }],
      licenses: licencesOf(one.licence),
      purl: ref,
    })),
    dependencies: [
      { ref: purl, dependsOn: refsOf(product.needs) },
      ...[...components.keys()].sort().map((ref) => ({
        ref,
        dependsOn: refsOf(packages.filter(({ folder }) => refs.get(folder) === ref).flatMap(({ needs }) => needs)),
      })),
    ],
  };
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

/** CycloneDX has the scope of an npm package as its group. */
function namesOf(name: string): { readonly group?: string; readonly name: string } {
  const [, group, own] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return group === undefined || own === undefined ? { name } : { group, name: own };
}

function licencesOf(licence: string): readonly object[] {
  return /^[\w.+-]+$/.test(licence) ? [{ license: { id: licence } }] : [{ expression: licence }];
}

function digestOf({ folder, integrity }: BundledPackage): string {
  const [, digest] = /^sha512-([\w+/]{86}==)$/.exec(integrity) ?? [];
  if (digest === undefined) throw new Error(`${folder}: the integrity is no SHA-512`);
  return Buffer.from(digest, "base64").toString("hex");
}

/** A version 8 UUID, which RFC 9562 leaves to its maker, from the text's digest. */
function uuidOf(text: string): string {
  const digest = createHash("sha256").update(text).digest("hex");
  const variant = ((Number.parseInt(digest[16] ?? "0", 16) & 3) | 8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-");
}
