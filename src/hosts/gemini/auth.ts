/** What Gemini CLI requires of `auth`, in a remote agent and in a server. */
import { isText, type Node, textOf, valueOf } from "../../parsers/node.ts";

const isFilled = (node: Node): boolean => isText(node) && textOf(node) !== "";
const isAddress = (node: Node): boolean => isText(node) && URL.canParse(textOf(node) ?? "");
const isTexts = (node: Node): boolean => node.kind === "list" && node.items.every(isText);

type Keys = Readonly<Record<string, (node: Node) => boolean>>;

const google: Keys = { scopes: isTexts };
const oauth: Keys = {
  client_id: isText,
  client_secret: isText,
  scopes: isTexts,
  authorization_url: isAddress,
  token_url: isAddress,
  issuer: isAddress,
  audiences: isTexts,
  redirect_uri: isAddress,
  token_param_name: isText,
  registration_url: isAddress,
};

/** Keys by type; the host ignores others. `!` marks required keys. */
const ofServer: ReadonlyMap<string, Keys> = new Map([
  ["google-credentials", google],
  ["oauth", oauth],
]);
const ofRemote: ReadonlyMap<string, Keys> = new Map([
  ["apiKey", { "key!": isFilled, name: isText }],
  ["http", { "scheme!": isFilled, token: isFilled, username: isFilled, password: isFilled, value: isFilled }],
  ...ofServer,
]);

/** Why the host refuses the value, to complete "`auth` …"; `undefined` when it accepts it. `of`: whose key it is. */
export function wrongAuth(auth: Node, of: "server" | "remote"): string | undefined {
  if (auth.kind !== "table") return "is not a mapping";
  const types = of === "remote" ? ofRemote : ofServer;
  const keys = types.get(textOf(valueOf(auth, "type")) ?? "");
  if (!keys) return `has none of the types ${[...types.keys()].map((type) => `\`${type}\``).join(", ")}`;
  for (const [key, is] of Object.entries(keys)) {
    const name = key.replace("!", "");
    const value = valueOf(auth, name);
    if (value ? !is(value) : name !== key) return value ? `has a \`${name}\` of the wrong type` : `has no \`${name}\``;
  }
  if (textOf(valueOf(auth, "type")) !== "http" || valueOf(auth, "value")) return undefined;
  const scheme = textOf(valueOf(auth, "scheme")) ?? "";
  const required = scheme === "Bearer" ? ["token"] : scheme === "Basic" ? ["username", "password"] : ["value"];
  const lacking = required.find((name) => !valueOf(auth, name));
  return lacking === undefined ? undefined : `has no \`${lacking}\``;
}
