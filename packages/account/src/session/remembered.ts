/** What one page of the account leaves for the next, in this tab alone. The checkout reads the email, too. */
const keys = { email: "account.email", next: "account.next", token: "account.token" } as const;

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

/** Pages that somebody may have left to log in. */
const returns = ["checkout", "accountData", "company"] as const;
export type Return = (typeof returns)[number];

/** Where whoever logs in goes back to; `undefined` where they came from nowhere in particular. */
export const returnsTo = (): Return | undefined => returns.find((route) => route === read(keys.next));

/** Notes where whoever logs in goes on, or that it is nowhere any more. */
export const rememberReturn = (route: Return | undefined): void => write(keys.next, route ?? "");

/** The token of a link that waits until its owner has logged in; it is good once. */
export const takeRememberedToken = (): string | undefined => {
  const token = read(keys.token);
  write(keys.token, "");
  return token === "" ? undefined : token;
};

/** Keeps the token of a link until its owner has logged in. */
export const rememberToken = (token: string): void => write(keys.token, token);
