/**
 * The modules of `src/generated`, but `places.ts`. Nothing here loads one of them at its start: they may not exist yet.
 */
import { existsSync, readFileSync } from "node:fs";
import { type Launch, powerFlagsOf } from "../../src/hosts/_kit/ci/launch.ts";
import { idsIn } from "../pages.ts";
import { hostAt, knowledgeOf, moduleOf } from "./members.ts";
import { notice } from "./text.ts";

/**
 * The manifest of hosts: the constants of each host by its id. The host's code loads only when it has something to
 * read.
 */
export async function manifest(): Promise<string> {
  const entries = await Promise.all(
    idsIn("hosts").map(async (id) => {
      const path = `../${moduleOf(id)}`;
      const host = await hostAt(id);
      const {
        title,
        url,
        editions,
        defaultEdition,
        formerEditions,
        certainty,
        patterns,
        ownPatterns,
        detectionHints,
        organisation,
        launch,
        failsWhole,
        limitsStarts,
      } = host;
      const { folders } = host;
      const facts = Object.entries({
        title,
        url,
        editions,
        ...(defaultEdition === undefined ? {} : { defaultEdition }),
        ...(formerEditions ? { formerEditions } : {}),
        ...(certainty ? { certainty } : {}),
        patterns,
        ...(ownPatterns ? { ownPatterns } : {}),
        ...(detectionHints ? { detectionHints } : {}),
        ...(organisation ? { organisation } : {}),
        ...(failsWhole ? { failsWhole } : {}),
        ...(limitsStarts ? { limitsStarts } : {}),
        ...(launch
          ? {
              launch: {
                programs: launch.programs,
                marks: launch.marks,
                otherwise: launch.otherwise,
                ownFlags: launch.ownFlags,
                subcommands: launch.subcommands,
                powerFlags: await powerFlagsFor(id),
                files: launch.files,
                uses: launch.uses,
              },
            }
          : {}),
      })
        .map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`)
        .join("");
      return `  ${keyOf(id)}: {\n${facts}    load: async (...asked) => (await import("${path}")).default.load(...asked),\n    prepare: () => import("${path}"),\n${folders ? `    loadFolders: async () => (await import("${path}")).default.folders ?? [],\n` : ""}  },\n`;
    }),
  );
  return `/** Every host. ${notice} */\nimport type { Host } from "../model/host.ts";\n\nexport const hosts = {\n${entries.join("")}} as const satisfies { readonly [id: string]: Host };\n`;
}

/** The programs that were run, for reports that say on which one something was measured. */
export async function measured(): Promise<string> {
  const entries = await Promise.all(
    idsIn("hosts").map(async (id) => {
      const measurement = (await knowledgeOf(id))?.measurement;
      return measurement ? `  [${JSON.stringify(id)}, ${JSON.stringify(measurement.versions[0])}],\n` : "";
    }),
  );
  return `/** The newest version of each host's program that was run, by the host's id. ${notice} */\nexport const measuredVersions: ReadonlyMap<string, string> = new Map([\n${entries.join("")}]);\n`;
}

/** The flags of a host that can be started; `undefined`: it has no table. */
async function powerFlagsFor(id: string): Promise<readonly string[] | undefined> {
  if (!existsSync(`src/hosts/${id}/launch.ts`)) return undefined;
  const { launch }: { readonly launch: Launch } = await import(`../../src/hosts/${id}/launch.ts`);
  return powerFlagsOf(launch.flags);
}

/** How each host is started, loaded only where a prompt names its program. */
export function launches(): string {
  const entries = idsIn("hosts")
    .filter((id) => existsSync(`src/hosts/${id}/launch.ts`))
    .map((id) => `  ${keyOf(id)}: async () => (await import("../hosts/${id}/launch.ts")).launch,\n`)
    .join("");
  return `/** The flags of every host that can be started. ${notice} */\nimport type { Launch } from "../hosts/_kit/ci/launch.ts";\n\nexport const launches: Readonly<Record<string, () => Promise<Launch>>> = {\n${entries}};\n`;
}

/** The titles of hosts, for an entry point that only names them. */
export async function titles(): Promise<string> {
  const entries = await Promise.all(
    idsIn("hosts").map(async (id) => `  [${JSON.stringify(id)}, ${JSON.stringify((await hostAt(id)).title)}],\n`),
  );
  return `/** The title of every host by its id. ${notice} */\nexport const titles: ReadonlyMap<string, string> = new Map([\n${entries.join("")}]);\n`;
}

/** The catalogue: every rule by its id, and the hosts. */
export function catalogue(): string {
  const identifier = (id: string) => `rules-${id}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const ids = idsIn("rules");
  const imports = ids.map((id) => `import ${identifier(id)} from "../rules/${id}.ts";\n`).join("");
  return `/** Every rule and host. ${notice} */\n${imports}\nexport { hosts } from "./hosts.ts";\n\nexport const rules = {\n${ids.map((id) => `  ${keyOf(id)}: ${identifier(id)},\n`).join("")}} as const;\n`;
}

/** The name, version and homepage of this package. */
export function identity(): string {
  const { name, version, homepage } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly [key: string]: string;
  };
  return `/** What this tool calls itself. ${notice} */\nexport const tool = ${JSON.stringify({ name, version, homepage }, null, 2)} as const;\n`;
}

function keyOf(id: string): string {
  return id.includes("-") ? JSON.stringify(id) : id;
}
