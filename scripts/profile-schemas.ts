/** The JSON Schemas of profiles, one for each host: `npm run generate` writes them to `schemas/`. */
import { hosts } from "../src/generated/hosts.ts";
import { jsonSchemaOf, type ProfileSchema } from "../src/hosts/_kit/profiles/profile-schema.ts";
import type { JsonSchema } from "../src/parsers/shape.ts";
import { defaultEditionOf, type Host } from "../src/model/host.ts";

const all = Object.entries<Host>(hosts);

/** What each host declares, by its id. A host without a declaration is an error. */
export async function declarations(): Promise<ReadonlyMap<string, ProfileSchema>> {
  const modules = all.map(async ([id]): Promise<readonly [string, ProfileSchema]> => {
    const { default: schema } = (await import(`../src/hosts/${id}/profile-schema.ts`)) as {
      readonly default: ProfileSchema;
    };
    return [id, schema];
  });
  return new Map(await Promise.all(modules));
}

/** The schemas by the host's id. */
export async function profileSchemas(): Promise<ReadonlyMap<string, JsonSchema>> {
  const declared = await declarations();
  return new Map(
    all.flatMap(([id, host]) => {
      const schema = declared.get(id);
      return schema ? [[id, jsonSchemaOf(`${host.title}, edition ${defaultEditionOf(host)}`, schema)] as const] : [];
    }),
  );
}
