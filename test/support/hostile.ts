/** Words that want to be more than words: in Markdown, in a log, in a terminal. */
import fc from "fast-check";

export const hostileWords: readonly string[] = [
  "@octocat", "@octo-org/team", "octo@example.com", "mailto:octo@example.com", "#1", "octo/repo#1", "GH-12", "0123456789abcdef0123456789abcdef01234567", "deadbeef",
  "https://evil.example/x", "http://a.b", "www.evil.example", "xmpp:a@b.c", "![x](https://evil.example/y.png)", "[a](javascript:alert(1))", "[x]: https://evil.example", "[^1]", "[a][b]",
  "<img src=x onerror=alert(1)>", "<script>", "</details>", "</td></tr></table>", "<br>", "<!--", "-->", "<!-- agent-profile-check -->", "<https://evil.example>", "&lt;b&gt;", "&#64;octocat", "&commat;octocat", "&#124;",
  "`", "``", "```", "`````` `", "~~~", "\n", "\r", "\r\n", "\n\n", "\t", "\u0000", "\u001b[31m", "\u202e", "\u2066", "\u200b", "\u2028", "\u0085", "\ud800", "\ufeff", "\u{e0041}", "\u00a0",
  "|", "\\|", "\\\\|", "| --- |", "\\", "\\`", "*", "**x**", "_x_", "__", "~~x~~", "# x", "> x", "- x", "1. x", "- [ ] x", "---", "===", "    x",
  "::error::x", "::stop-commands::x", "##[error]x", "##[set-output name=x]y", "%0A::error::x", "$x$", "$`x`$", "$$", ":smile:", "x", " ", "", "é", "日本", "👩‍🚀", "a b", "()", "[", "]", ")", "(", "{", "\"", "'",
];

/** Some of them in a row. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...hostileWords) }, { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) }), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(""));
