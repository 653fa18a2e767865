import { createContext, useContext } from "react";
import type { Operation } from "../generated/graphql.ts";

/** Who is signed in, and how the page is told that nobody is any more. */
export interface Session {
  email: string;
  may: readonly Operation[];
  storefronts: readonly string[];
  /** Called when nobody is signed in any more. */
  lost(): void;
  signOut(): void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the page; there is one below the frame. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("Nobody is signed in here.");
  return session;
};

/** Whether the person may do something. */
export const useMay = (operation: Operation): boolean => useSession().may.includes(operation);
