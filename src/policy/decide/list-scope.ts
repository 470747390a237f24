/** Whether an entry of a list of servers or models lies within another one, as far as their patterns show. */
import type { ServerEntry } from "../model.ts";
import { fitsLine, isOpenEnded } from "./line-patterns.ts";
import { isPathWithin, isWithin } from "./scope.ts";
import { asOneSegment } from "./selector.ts";

/** `*` matches slashes too. */
export function isTextWithin(pattern: string, wider: string): boolean {
  return isWithin(asOneSegment(pattern), asOneSegment(wider));
}

/** A program, a whole line, a package and an address are told apart as where servers are compared with them. */
export function isServerWithin(entry: ServerEntry, wider: ServerEntry): boolean {
  if ("url" in entry || "url" in wider) {
    const plain = (url: string) => url.replace("://", ":/");
    return "url" in entry && "url" in wider && isPathWithin(plain(entry.url), plain(wider.url));
  }
  const isLine = ({ command }: typeof entry) => /\s/.test(command);
  const [own, other] = [entry.package, wider.package];
  const isSameKind =
    own === undefined
      ? other === undefined && isLine(entry) === isLine(wider)
      : other !== undefined && isPathWithin(own, other);
  const isInside = own === undefined && isLine(entry) ? isLineWithin : isTextWithin;
  return isSameKind && isInside(entry.command, wider.command) && (wider.pinned !== true || entry.pinned === true);
}

/** Word by word, as lines are compared. */
function isLineWithin(line: string, wider: string): boolean {
  return (isOpenEnded(wider) || !isOpenEnded(line)) && fitsLine(wider, line, isPathWithin);
}
