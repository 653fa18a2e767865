/** What one page of the account leaves for the next, in this tab alone; the checkout reads the email, too. */
const keys = { email: "account.email", token: "account.token" } as const;

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const write = (key: string, text: string): void => {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing asks again.
  }
};

/** The email address that was typed last; empty where none was. */
export const rememberedEmail = (): string => read(keys.email);

/** Keeps the email address for the next page; an empty one forgets it. */
export const rememberEmail = (email: string): void => write(keys.email, email);

/** The token of a link that waits until its owner has logged in; it is good once. */
export const takeRememberedToken = (): string | undefined => {
  const token = read(keys.token);
  write(keys.token, "");
  return token === "" ? undefined : token;
};

/** Keeps the token of a link until its owner has logged in. */
export const rememberToken = (token: string): void => write(keys.token, token);
