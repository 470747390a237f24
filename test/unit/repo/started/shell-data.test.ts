/** What of a shell's text starts no file; what the texts mean as a whole is tested with the settings that start them. */
import { describe, it } from "vitest";
import { withoutData } from "../../../../src/repo/started/shell/data.ts";
import { expectLinear } from "../../../support/growth.ts";

/** No more than a megabyte of text is read. */
const most = 200_000;

describe("a command of very many words", () => {
  it.each(["A=1 ", "sh -e ", "env A=1 "])("takes time in proportion to them: %j", (words) => {
    const [first = "", rest = first] = words.match(/\S+ /g) ?? [];
    return expectLinear(
      12_000,
      (size) => `${first}${rest.repeat(Math.min(size, most))}\n`,
      (text) => withoutData(text, "shown", "guard.sh"),
    );
  });
});
