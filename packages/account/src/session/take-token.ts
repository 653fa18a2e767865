/** The token of a link in an email: taken from the address at once, so that it stands in no history and reaches nobody else. */
export const takeToken = (name: "token" | "verify"): string | undefined => {
  const url = new URL(location.href);
  const token = url.searchParams.get(name);
  if (token === null) return undefined;
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  return token;
};
