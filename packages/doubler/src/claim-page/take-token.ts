/** The token of the email's link: taken from the address at once, so that it stands in no history and reaches nobody else. */
export const takeToken = (): string => {
  const url = new URL(location.href);
  const token = url.searchParams.get("token") ?? "";
  if (token !== "") {
    url.searchParams.delete("token");
    history.replaceState(history.state, "", url);
  }
  return token;
};
