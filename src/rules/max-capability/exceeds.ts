/** How a message begins that says that a profile can do too much. */
import { isOffered, type Item } from "../../model/load.ts";

/** A file that the host does not load gives nothing yet, and all of it as soon as its fault is fixed. */
export function exceedsIn(item: Item, host: string, from: string): string {
  return isOffered(item)
    ? `exceeds ${from} in ${host}`
    : `is not loaded by ${host} now; once it is, it exceeds ${from}`;
}
