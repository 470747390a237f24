/** Work on many things with all cores. */
import { availableParallelism } from "node:os";

/** Works on all of them, as many at a time as there are cores. */
export async function sideBySide<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}
