/** The stand-ins themselves: what they accept is what GitHub accepts, and what they catch is worth catching. */
import { describe, expect, it } from "vitest";
import { startGitHub } from "../../support/github/index.ts";
import { commandOf, readFileCommands, readLog } from "../../support/log.ts";

describe("the log", () => {
  it.each([
    [
      "::error file=a%2Cb,line=3::x%0Ay%253A",
      { grammar: 2, name: "error", properties: { file: "a,b", line: "3" }, message: "x\ny%3A" },
    ],
    ["   ::WARNING::x", { grammar: 2, name: "warning", properties: {}, message: "x" }],
    ["words ##[error]boom", { grammar: 1, name: "error", properties: {}, message: "boom" }],
    ["##[set-output name=a%3Bb;]c%5D", { grammar: 1, name: "set-output", properties: { name: "a;b" }, message: "c]" }],
  ])("%s is a command", (line, command) => expect(commandOf(line)).toEqual(command));

  it.each(["words ::error::x", "::nonsense::x", "# #[error]x", "::error", "##[nonsense]x", ""])("%j is none", (line) =>
    expect(commandOf(line)).toBeUndefined(),
  );

  it("is not read between a stop and its end", () => {
    expect(
      readLog("::stop-commands::pause\n::error::a\n##[error]b\n::pause::\n::error::c").annotations.map(
        ({ message }) => message,
      ),
    ).toEqual(["c"]);
  });

  it("keeps ten of a level, 4096 characters of a message, and columns of one line", () => {
    const { annotations, dropped } = readLog(
      `${"::warning::x\n".repeat(12)}::error file=a,line=1,endLine=2,col=3,endColumn=4::${"y".repeat(5000)}`,
    );
    expect(annotations).toHaveLength(11);
    expect(dropped).toEqual({ error: 0, warning: 2, notice: 0 });
    expect(annotations[10]).toMatchObject({ properties: { file: "a", line: "1", endLine: "2" } });
    expect(annotations[10]?.properties["col"]).toBeUndefined();
    expect(annotations[10]?.message).toHaveLength(4096);
  });

  it("has outputs on one line and on many", () => {
    expect(readFileCommands("a=1\nb<<END\nx\ny=2\nEND\n")).toEqual({ a: "1", b: "x\ny=2" });
    expect(() => readFileCommands("b<<END\nx\n")).toThrow("END");
  });
});

describe("GitHub", () => {
  it("finds fault with what its description does not allow", async () => {
    const github = await startGitHub();
    const ask = (path: string, body?: unknown, authorization = "token x") =>
      fetch(`${github.url}${path}`, {
        headers: { authorization, "content-type": "application/json" },
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      });
    const comments = "/repos/octo-org/octo-repo/issues/7/comments";
    await ask(`${comments}?per_page=100&page=1`);
    await ask(comments, { body: "x" });
    expect(github.violations).toEqual([]);
    expect(github.comments).toHaveLength(1);
    await ask(`${comments}?per_pag=100`);
    await ask(comments, { bodi: "x" });
    await ask("/repos/octo-org/octo-repo/issues/seven/comments");
    await ask("/repos/octo-org/octo-repo/labels");
    await ask(comments, undefined, "");
    expect(github.violations).toHaveLength(5);
    await ask("/graphql", { query: "query { viewer { login } }" });
    expect(github.violations).toHaveLength(5);
    await ask("/graphql", { query: "query { viewer { logon } }" });
    await ask("/graphql", { query: "query { repository { id } }" });
    expect(github.violations).toHaveLength(8);
    await github.close();
  });
});
