import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

interface Path {
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  /** Leads on; `replace` leaves no step behind. */
  go(href: string, how?: "replace"): void;
}

const PathContext = createContext<Path | undefined>(undefined);

const here = () => `${location.pathname}${location.search}`;

/** Where the page is: there is one page, which knows its way. */
export const PathProvider = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const follow = () => setPlace(here());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = useCallback((href: string, how?: "replace") => {
    if (how === "replace") history.replaceState(null, "", href);
    else if (href !== here()) history.pushState(null, "", href);
    setPlace(here());
  }, []);
  const value = useMemo(() => {
    const { pathname, searchParams } = new URL(place, location.origin);
    return { path: pathname, query: searchParams, go };
  }, [place, go]);
  return <PathContext value={value}>{children}</PathContext>;
};

/** Where the page is, and how it leads on. */
export const usePath = (): Path => {
  const path = useContext(PathContext);
  if (path === undefined) throw new Error("There is no way here.");
  return path;
};
