/** What the benchmark holds a row to, on numbers that nothing has measured. */
import { describe, expect, it } from "vitest";
import { faultsOf, furtherOf, isLimited, type Measurement, type Strictness } from "../../../scripts/bench/limits.ts";
import { type Row, rowsIn } from "../../../scripts/bench/rows.ts";

const row: Row = {
  name: "500 mixed",
  script: "cli",
  words: [],
  prints: /./,
  repository: () => {
    throw new Error("nothing runs here");
  },
  must: { ratio: 10, mebibytes: 80 },
  holds: 16,
};
const well: Measurement = { row, times: [100], ratio: 10, peak: 80, exponent: undefined, profiles: "500" };
const strict: Strictness = { isQuick: false, slack: 1, further: 0 };
const quick: Strictness = { ...strict, isQuick: true };
const growing = { ...row, growth: { from: "50 mixed", exponent: 1.03 } };

describe.each<[string, Partial<Measurement>, Strictness, readonly string[]]>([
  ["a ratio at its limit", {}, strict, []],
  ["a ratio beyond its limit", { ratio: 10.01 }, strict, ["500 mixed: 10.01 > 10.00"]],
  ["a ratio that the slack allows", { ratio: 18 }, { ...strict, slack: 1.8 }, []],
  ["a ratio that has been reached, quickly", { ratio: 16 }, quick, []],
  ["a ratio that is lost, quickly", { ratio: 16.1 }, quick, ["500 mixed: 16.10 > 16.00"]],
  ["memory beyond its limit", { peak: 81 }, strict, ["500 mixed: 81.00 > 80.00 MiB"]],
  ["memory beyond its limit, quickly", { peak: 81 }, quick, ["500 mixed: 81.00 > 80.00 MiB"]],
  ["memory that the square root of the slack allows", { peak: 120 }, { ...quick, slack: 2.25 }, []],
  ["memory beyond that", { peak: 121 }, { ...quick, slack: 2.25 }, ["500 mixed: 121.00 > 120.00 MiB"]],
  ["memory that this Node.js needs", { peak: 92 }, { ...quick, further: 12 }, []],
  ["growth at its limit", { row: growing, exponent: 1.034 }, strict, []],
  ["growth beyond its limit", { row: growing, exponent: 1.04 }, strict, ["500 mixed: 1.04 > 1.03 (exponent)"]],
  [
    "numbers that are none",
    { row: growing, ratio: NaN, peak: NaN, exponent: NaN },
    strict,
    ["500 mixed: NaN > 1.03 (exponent)", "500 mixed: NaN > 10.00", "500 mixed: NaN > 80.00 MiB"],
  ],
])("%s", (_, changed, strictness, faults) => {
  it(`has ${faults.length} faults`, () => expect(faultsOf({ ...well, ...changed }, strictness)).toEqual(faults));
});

it("knows a row without a limit", () => {
  const { must: _, holds: __, ...free } = row;
  expect(isLimited(well, quick)).toBe(true);
  expect(isLimited({ ...well, row: free }, quick)).toBe(false);
});

it("allows for the memory of every Node.js but 20, for which the limits are", () =>
  expect(["v20.19.0", "v22.1.0", "v24.21.0"].map(furtherOf)).toEqual([0, 12, 12]));

it("holds the command to limits where there is no corpus", () => {
  const rows = rowsIn("missing", undefined).map((one): Measurement => ({ ...well, row: one }));
  expect(rows.filter((one) => isLimited(one, quick)).map((one) => one.row.name)).toEqual(["empty repository"]);
});
