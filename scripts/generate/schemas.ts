/** The JSON Schemas: of the policy, of the results, and of each host's profiles. */
import { z } from "zod";
import { impactSchema } from "../../src/fleet/impact/schema.ts";
import { planSchema } from "../../src/fleet/plan/schema.ts";
import { rowSchema } from "../../src/fleet/rows/schema.ts";
import { shardEndSchema, shardHeaderSchema } from "../../src/fleet/scan/schema.ts";
import { policySchema } from "../../src/policy/file/schema.ts";
import { diffSchema } from "../../src/reports/diff/schema.ts";
import { listSchema } from "../../src/reports/list/schema.ts";
import { resultSchema } from "../../src/reports/result-json/schema.ts";
import { profileSchemas } from "../profile-schemas.ts";

const ofProfiles = await profileSchemas();

export function policy(): string {
  return textOf(jsonSchema(policySchema));
}

export function result(): string {
  return textOf(jsonSchema(resultSchema));
}

export function list(): string {
  return textOf(jsonSchema(listSchema));
}

export function diff(): string {
  return textOf(jsonSchema(diffSchema));
}

export function fleet(): string {
  return textOf(jsonSchema(z.union([rowSchema, impactSchema, planSchema, shardHeaderSchema, shardEndSchema])));
}

/** Of the profiles of a host. */
export function profile(host: string): string {
  const schema = ofProfiles.get(host);
  if (!schema) throw new Error(`${host} has no schema of its profiles`);
  return textOf(schema);
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: "input", target: "draft-7" });
}

function textOf(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
