/** What this document's address had: React may begin a drawing anew, after the first has taken it. */
let taken = "";

/** The token of the email's link: taken from the address at once, so that it stands in no history and reaches nobody else. */
export const takeToken = (): string => {
  const url = new URL(location.href);
  const token = url.searchParams.get("token");
  if (token === null) return taken;
  taken = token;
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
  return token;
};
