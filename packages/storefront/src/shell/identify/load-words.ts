import type { AccountWords } from "@giftshop/account/words";

const asked = new Map<string, Promise<AccountWords>>();

/**
 * Fetches the words of the account, once for a page; again after it failed.
 * @throws where nothing, or something else, answers
 */
export const loadWords = (href: string): Promise<AccountWords> => {
  const known = asked.get(href);
  if (known) return known;
  const begun = fetch(href).then(async (response): Promise<AccountWords> => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return response.json();
  });
  asked.set(href, begun);
  begun.catch(() => asked.delete(href));
  return begun;
};
