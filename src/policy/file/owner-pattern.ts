/**
 * A login, a team, or one of GitLab's groups within groups, as in `acme/platform/agents`, with or without `@`. Logins
 * of a company's own accounts on GitHub have an underscore, and GitLab's groups are at most twenty deep (documented).
 */
export const ownerPattern =
  /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]{1,100}){0,20}$/;
