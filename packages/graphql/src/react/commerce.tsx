import { createContext, type ReactNode, useContext } from "react";
import { type Client, Context, Provider } from "urql";
import { clientOfPage, redeemMarker } from "../browser.ts";

/** Headers of every call below. */
export const Headers = createContext<Readonly<Record<string, string>>>({});

const none = {};

/**
 * Lets everything below ask commerce by `useRequest` and `useSend`. Stands within
 * what is fetched on first need, around the part that asks: it carries the urql
 * client. Where somebody above has brought another client, as a story does, that one
 * is asked. `redeem`: basket and orders are those of the exchange of a gift card.
 */
export const Commerce = ({ children, redeem = false }: { children: ReactNode; redeem?: boolean }) => {
  const above = useContext<Partial<Client>>(Context);
  const marked = <Headers value={redeem ? redeemMarker : none}>{children}</Headers>;
  return above.executeQuery ? marked : <Provider value={clientOfPage()}>{marked}</Provider>;
};
