import { createContext, type ReactNode, useContext } from "react";
import { type Client, Context, Provider } from "urql";
import { clientOfPage, redeemMarker } from "../browser.ts";

/** Headers of every call below. */
export const Headers = createContext<Readonly<Record<string, string>>>({});

const none = {};

/**
 * Lets everything below ask commerce by `useRequest` and `useSend`, about an exchange's basket with `redeem`;
 * fetched on first need, as it holds the urql client, unless a story's is above.
 */
export const Commerce = ({ children, redeem = false }: { children: ReactNode; redeem?: boolean }) => {
  const above = useContext<Partial<Client>>(Context);
  const marked = <Headers value={redeem ? redeemMarker : none}>{children}</Headers>;
  return above.executeQuery ? marked : <Provider value={clientOfPage()}>{marked}</Provider>;
};
