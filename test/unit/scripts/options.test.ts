/** Numbers among the options of the scripts: what is none is an error, and never NaN, with which every limit holds. */
import { expect, it } from "vitest";
import { positiveNumber, wholeNumber } from "../../../scripts/options.ts";

it.each(["1", "11", "007"])("--rounds %s is a whole number", (text) =>
  expect(wholeNumber("--rounds", text, 1)).toBe(Number(text)),
);

it.each(["eleven", "", " ", "0", "-1", "1.5", "1e3", "0x10", "NaN", "Infinity", "11 "])("--rounds %j is none", (text) =>
  expect(() => wholeNumber("--rounds", text, 1)).toThrow("--rounds is a whole number from 1 on"),
);

it.each(["1", "1.8", "0.5"])("--slack %s is a number above 0", (text) =>
  expect(positiveNumber("--slack", text)).toBe(Number(text)),
);

it.each(["1,8", "", "0", "0.0", "-1", ".5", "1.", "NaN", "Infinity", "much"])("--slack %j is none", (text) =>
  expect(() => positiveNumber("--slack", text)).toThrow("--slack is a number above 0"),
);
