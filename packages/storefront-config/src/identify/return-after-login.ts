/** Pages that somebody may have left to log in. */
const returns = ["checkout", "accountOrders", "accountData", "company", "manyRecipients"] as const;
type Return = (typeof returns)[number];

const name = "account.next";

/** Where whoever logs in goes back to; `undefined` where they came from nowhere in particular. */
export const returnsTo = (storage: Storage): Return | undefined => {
  try {
    return returns.find((route) => route === storage.getItem(name));
  } catch {
    return undefined;
  }
};

/** Notes for this tab where whoever logs in goes on, or that it is nowhere any more. */
export const rememberReturn = (storage: Storage, route: Return | undefined): void => {
  try {
    if (route === undefined) storage.removeItem(name);
    else storage.setItem(name, route);
  } catch {
    // They come to the overview of their account.
  }
};
