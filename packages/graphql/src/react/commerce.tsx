import { type ReactNode, useContext } from "react";
import { type Client, Context, Provider } from "urql";
import { clientOfPage } from "../browser.ts";

/**
 * Lets everything below ask commerce by `useRequest` and `useSend`. Stands within what is fetched on first need, around the part that
 * asks: it carries the urql client. Where somebody above has brought another client, as a story does, that one is asked.
 */
export function Commerce({ children }: { children: ReactNode }) {
  const above = useContext<Partial<Client>>(Context);
  return above.executeQuery ? children : <Provider value={clientOfPage()}>{children}</Provider>;
}
