/** A headless Chromium: that of the machine, since none comes with a package. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Without these, Chromium looks for updates and names of its maker's hosts. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts it with a new profile. Throws where there is none: nothing is skipped. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: programOf(), args: quiet, headless: true });
}

function programOf(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined) return named;
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => ["chromium", "chromium-browser", "google-chrome"].map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found === undefined)
    throw new Error("no Chromium: apt-get install chromium, or name the program in the variable CHROMIUM");
  return found;
}
