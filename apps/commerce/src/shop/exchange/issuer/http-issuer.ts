import { type IssuedElsewhere, type Issuer, IssuerRefused } from "./issuer.ts";

/** Longest wait for an answer, milliseconds. */
const timeout = 10_000;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const cardOf = (value: unknown): IssuedElsewhere => {
  const { reference, number, pin, expiresOn } = (value ?? {}) as Partial<Record<keyof IssuedElsewhere, unknown>>;
  const isWhole = isText(reference) && isText(number) && isText(pin) && isText(expiresOn);
  if (!isWhole || !/^\d{4}-\d\d-\d\d$/u.test(expiresOn))
    throw new Error("The issuer answers something that is no card.");
  return { reference, number, pin, expiresOn };
};

/** Cards over HTTP, as the sandbox's issuer speaks it. @param address without a slash at its end */
export const httpIssuer = (address: string): Issuer => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status === 422) throw new IssuerRefused("The issuer refuses the card.");
    if (!answer.ok) throw new Error(`The issuer answers ${answer.status}.`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    issue: async (request) => cardOf(await call("POST", "/issuer/cards", request)),
    find: async (key) => {
      const found = await call("GET", `/issuer/cards?key=${encodeURIComponent(key)}`);
      if (!Array.isArray(found)) throw new Error("The issuer answers something that is no list.");
      return found.map(cardOf);
    },
    revoke: async (reference) => void (await call("DELETE", `/issuer/cards/${encodeURIComponent(reference)}`)),
  };
};
