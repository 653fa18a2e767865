/** What one page of the account leaves for the next, in this tab alone. */
const keys = { email: "account.email" } as const;

/** The email address that was typed last; empty where none was. */
export const rememberedEmail = (): string => {
  try {
    return sessionStorage.getItem(keys.email) ?? "";
  } catch {
    return "";
  }
};

/** Keeps the email address for the next page; an empty one forgets it. */
export const rememberEmail = (email: string): void => {
  try {
    if (email === "") sessionStorage.removeItem(keys.email);
    else sessionStorage.setItem(keys.email, email);
  } catch {
    // A browser that keeps nothing asks again.
  }
};
