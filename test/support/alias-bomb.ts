/** Lists of aliases of lists of aliases: a short text that stands for very many values. */
const letters = "abcdefghijklmnop";

/** Keys `a`, `b`, … of lists of nine; `*` and the last letter stands for `9 ** levels` values. `leaf`: what each of them is. */
export function aliasBomb(levels: number, leaf = "x"): { readonly lines: string; readonly alias: string } {
  const lists = Array.from({ length: levels }, (_, i) => {
    const inner = i === 0 ? leaf : `*${letters[i - 1]}`;
    return `${letters[i]}: &${letters[i]} [${Array.from({ length: 9 }, () => inner).join(", ")}]`;
  });
  return { lines: lists.join("\n"), alias: `*${letters[levels - 1]}` };
}
