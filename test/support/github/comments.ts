/** The comments on the pull request 7 of `octo-org/octo-repo`. */
import { api, type Answer, type Author, missing, paged, type Part, representUser, type Stage } from "./part.ts";

export interface Comment {
  readonly id: number;
  readonly author: Author;
  body: string;
}

export interface Comments {
  readonly comments: Comment[];
}

/** `comments` stand there already. */
export function commentsPart(stage: Stage, comments: readonly Omit<Comment, "id">[]): Part<Comments> {
  const kept: Comment[] = comments.map((comment, at) => ({ ...comment, id: at + 1 }));
  let last = kept.length;
  const one = (id: string | undefined) => kept.find((comment) => comment.id === Number(id));
  return {
    state: { comments: kept },
    handlers: {
      "issues/list-comments": (asked) => paged(kept.map(represent), asked, stage.origin()),
      "issues/get-comment": ({ values }) => shown(one(values["comment_id"])),
      "issues/create-comment": ({ body: { body } }) => {
        const refused = tooLong(body);
        if (refused) return refused;
        const comment = { id: ++last, author: stage.viewer, body: String(body) };
        kept.push(comment);
        return { status: 201, body: represent(comment), headers: { location: represent(comment).url } };
      },
      "issues/update-comment": ({ values, body: { body } }) => {
        const comment = one(values["comment_id"]);
        const refused = tooLong(body);
        if (refused) return refused;
        if (comment) comment.body = String(body);
        return shown(comment);
      },
      "issues/delete-comment": ({ values }) => {
        const comment = one(values["comment_id"]);
        if (!comment) return missing;
        kept.splice(kept.indexOf(comment), 1);
        return { status: 204, text: "" };
      },
    },
    roots: { viewer: stage.viewer },
  };
}

function shown(comment: Comment | undefined): Answer {
  return comment ? { status: 200, body: represent(comment) } : missing;
}

function tooLong(body: unknown): Answer | undefined {
  if (String(body).length <= 65_536) return undefined;
  return {
    status: 422,
    body: {
      message: "Validation Failed",
      documentation_url: "https://docs.github.com",
      errors: [{ code: "custom", message: "Body is too long (maximum is 65536 characters)" }],
    },
  };
}

/** A comment as the API shows it. */
function represent({ id, author, body }: Comment) {
  return {
    id,
    node_id: `IC_${id}`,
    url: `${api}/repos/octo-org/octo-repo/issues/comments/${id}`,
    html_url: `https://github.com/octo-org/octo-repo/pull/7#issuecomment-${id}`,
    issue_url: `${api}/repos/octo-org/octo-repo/issues/7`,
    body,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    author_association: "NONE",
    user: representUser(author),
  };
}
