/** What one page of the account leaves for the next, in this tab alone. The checkout reads the email, too. */
const keys = { email: "account.email", next: "account.next" } as const;

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

/** Whether somebody has left the checkout to log in, and goes back to it. */
export const returnsToCheckout = (): boolean => read(keys.next) === "checkout";

/** Notes that whoever logs in goes on to the checkout, or that nobody does any more. */
export const rememberCheckout = (goesBack: boolean): void => write(keys.next, goesBack ? "checkout" : "");
