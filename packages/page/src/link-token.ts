import { useState } from "react";

/** What a link of an email carries its token as. */
type LinkName = "token" | "verify" | "invitation";

/**
 * Tokens that this document's address had, by path and name:
 * React may begin a drawing anew, after the first has taken them.
 */
const taken = new Map<string, string>();

const take = (name: LinkName): string | undefined => {
  const url = new URL(location.href);
  const token = url.searchParams.get(name);
  const key = `${url.pathname} ${name}`;
  if (token === null) return taken.get(key);
  taken.set(key, token);
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  return token;
};

/**
 * The token of a link in an email: taken from the address at once, so that it stands in no
 * history and reaches nobody else. In the browser alone, in what is drawn there first (`Leaf`).
 */
export const useLinkToken = (name: LinkName): string | undefined => useState(() => take(name))[0];
