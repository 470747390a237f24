/** GitHub's own description of its API (`openapi.json`, cut by `scripts/openapi.ts`) as a judge of requests and answers. */
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, unknown> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
  readonly "x-multi-segment"?: boolean;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const description = withNull(
  JSON.parse(readFileSync(new URL("openapi.json", import.meta.url), "utf8")),
) as unknown as Description;
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema({ $id: "github", ...description });
const compiled = new Map<string, ValidateFunction>();

/** An operation, and how its path is recognised. */
export interface Route {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly method: string;
  readonly pointer: string;
  readonly operation: Operation;
}

/** What is spelled out comes before what stands for anything. */
export const routes: readonly Route[] = Object.entries(description.paths)
  .sort(([one], [other]) => literals(other) - literals(one))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      // Only the last one may have parts.
      pattern: new RegExp(
        `^${path.replace(/\{[^}]+\}/g, "([^/]+)")}$`.replace("([^/]+)$", isOfParts(operation) ? "(.+)$" : "([^/]+)$"),
      ),
      names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name),
      method: method.toUpperCase(),
      pointer: `/paths/${escape(path)}/${method}`,
      operation,
    })),
  );

function literals(path: string): number {
  return path.split("/").filter((part) => !part.startsWith("{")).length;
}

function isOfParts({ parameters }: Operation): boolean {
  return parameters.some(
    (parameter) =>
      ("$ref" in parameter ? (resolve(parameter.$ref) as Parameter) : parameter)["x-multi-segment"] === true,
  );
}

/** What is wrong with a request; `values` are those of the path. */
export function requestProblems(
  { operation, pointer }: Route,
  values: Readonly<Record<string, string>>,
  query: URLSearchParams,
  body: unknown,
): readonly string[] {
  const problems: string[] = [];
  const asked = new Set(query.keys());
  operation.parameters.forEach((reference, at) => {
    const where = "$ref" in reference ? reference.$ref.slice(1) : `${pointer}/parameters/${at}`;
    const parameter = ("$ref" in reference ? resolve(reference.$ref) : reference) as Parameter;
    asked.delete(parameter.name);
    const value = parameter.in === "path" ? values[parameter.name] : (query.get(parameter.name) ?? undefined);
    if (value === undefined && parameter.required) problems.push(`${operation.operationId}: no ${parameter.name}`);
    if (value !== undefined)
      problems.push(
        ...validate(
          `${where}/schema`,
          parameter.schema.type === "integer" ? Number(value) : value,
          operation.operationId,
        ),
      );
  });
  for (const name of asked) problems.push(`${operation.operationId}: unknown parameter ${name}`);
  if (operation.requestBody?.required && body === undefined) problems.push(`${operation.operationId}: no body`);
  if (body !== undefined) {
    if (!operation.requestBody) problems.push(`${operation.operationId}: takes no body`);
    else
      problems.push(
        ...validate(`${pointer}/requestBody/content/${escape("application/json")}/schema`, body, operation.operationId),
      );
  }
  return problems;
}

export function answerProblems({ operation, pointer, names }: Route, status: number, body: unknown): readonly string[] {
  const response = operation.responses[String(status)];
  // GitHub answers 404 for anything that is gone, which its description leaves out for some operations on one thing.
  if (!response && status === 404 && names.length > 0) return [];
  if (!response) return [`${operation.operationId}: answer ${status} is not described`];
  const where = response.$ref?.slice(1) ?? `${pointer}/responses/${status}`;
  return validate(`${where}/content/${escape("application/json")}/schema`, body, `${operation.operationId} ${status}`);
}

function validate(pointer: string, value: unknown, where: string): readonly string[] {
  let check = compiled.get(pointer);
  if (!check) compiled.set(pointer, (check = ajv.compile({ $ref: `github#${pointer}` })));
  return check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath}: ${message}`);
}

function resolve(reference: string): unknown {
  let value: unknown = description;
  for (const key of reference.slice(2).split("/")) value = (value as Record<string, unknown>)[key];
  return value;
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** OpenAPI 3.0 says `nullable` where JSON Schema says `type: null`, also beside references and lists of values. */
function withNull(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNull(inner)]),
  ) as { [key: string]: Json };
  if (nullable !== true) return rest;
  if (Array.isArray(rest["enum"])) return { ...rest, nullable: true, enum: [...(rest["enum"] as Json[]), null] };
  return "type" in rest ? { ...rest, nullable: true } : { anyOf: [{ type: "null" }, rest] };
}
