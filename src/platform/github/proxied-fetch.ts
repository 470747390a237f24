/**
 * `fetch` through the proxy that `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name, which Node.js itself does not do
 * before 24.
 */
import { UserError } from "../../repo/tree.ts";

type Fetch = typeof fetch;

const variables = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const known = new Map<string, Promise<Fetch>>();

/** Rejects with `UserError` if the proxy's address is none. */
export async function proxiedFetch(address: string, request: RequestInit): Promise<Response> {
  const proxy = await proxyFor(address);
  if (proxy === undefined) return fetch(address, request);
  let through = known.get(proxy);
  if (!through) known.set(proxy, (through = fetchThrough(proxy)));
  return (await through)(address, request);
}

/**
 * The rules are those of the library that GitHub's own actions use: machines of loopback addresses are never asked by a
 * proxy.
 */
async function proxyFor(address: string): Promise<string | undefined> {
  const proxies = variables.flatMap((name) => process.env[name] || []);
  if (proxies.length === 0) return undefined;
  // The library would go without a proxy whose address it cannot read. The address may contain a password: it is not
  // shown.
  if (!proxies.every(isAddress))
    throw new UserError("HTTPS_PROXY or HTTP_PROXY is not the address of a proxy; write `http://HOST:PORT`");
  const { getProxyUrl } = await import("@actions/http-client/lib/proxy");
  return getProxyUrl(new URL(address))?.href;
}

function isAddress(proxy: string): boolean {
  return URL.canParse(/^https?:/.test(proxy) ? proxy : `http://${proxy}`);
}

/** The fetch that belongs to the agent: not every version of Node's own one accepts it. */
async function fetchThrough(proxy: string): Promise<Fetch> {
  const { fetch: send, ProxyAgent } = await import("undici");
  const dispatcher = new ProxyAgent(proxy);
  return ((address: string, request: object) => send(address, { ...request, dispatcher })) as unknown as Fetch;
}
