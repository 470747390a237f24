/** GraphQL by GitHub's own schema: a query is validated against it and executed over the roots that the parts give. */
import { readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, executeSync, type GraphQLSchema, parse, validate } from "graphql";

/** The text alone: the package itself would read the same again as 5 MB of JSON. */
const idl = new URL("../../../node_modules/@octokit/graphql-schema/schema.graphql", import.meta.url);
let built: GraphQLSchema | undefined;

/** The schema repeats a field, so that it is not validated itself. */
function schema(): GraphQLSchema {
  return (built ??= buildSchema(readFileSync(idl, "utf8"), { assumeValid: true, assumeValidSDL: true }));
}

/** The answer as it goes over the wire, and what is wrong with the query. */
export function answerQuery(
  text: string,
  roots: Readonly<Record<string, unknown>>,
): { readonly body: unknown; readonly problems: readonly string[] } {
  const { query, variables = {} } = JSON.parse(text) as {
    readonly query: string;
    readonly variables?: Readonly<Record<string, unknown>>;
  };
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { body: { errors: [{ message: String(error) }] }, problems: [`graphql: ${String(error)}`] };
  }
  const problems = validate(schema(), document).map(({ message }) => `graphql: ${message}`);
  if (problems.length > 0) return { body: { errors: problems.map((message) => ({ message })) }, problems };
  const { data, errors } = executeSync({ schema: schema(), document, variableValues: variables, rootValue: roots });
  return { body: { data, ...(errors ? { errors } : {}) }, problems: [] };
}
