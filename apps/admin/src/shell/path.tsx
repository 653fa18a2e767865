import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";

interface Path {
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  /** Leads on; `replace` leaves no step behind. */
  go(href: string, how?: "replace"): void;
}

const PathContext = createContext<Path | undefined>(undefined);

/** Counts how often somebody went where they were already: they want to see what is there now. */
const AgainContext = createContext(0);

const here = () => `${location.pathname}${location.search}`;

/** Where the page is: there is one page, which knows its way. */
export const PathProvider = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState(here);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const follow = () => setPlace(here());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = useCallback((href: string, how?: "replace") => {
    if (how === "replace") history.replaceState(null, "", href);
    else if (href !== here()) history.pushState(null, "", href);
    else setTimes((count) => count + 1);
    setPlace(here());
  }, []);
  const value = useMemo(() => {
    const { pathname, searchParams } = new URL(place, location.origin);
    return { path: pathname, query: searchParams, go };
  }, [place, go]);
  return (
    <PathContext value={value}>
      <AgainContext value={times}>{children}</AgainContext>
    </PathContext>
  );
};

/** Does it when somebody goes where they are. */
export const useAgain = (work: () => void): void => {
  const times = useContext(AgainContext);
  const seen = useRef(times);
  useEffect(() => {
    if (seen.current === times) return;
    seen.current = times;
    work();
  }, [times, work]);
};

/** Where the page is, and how it leads on. */
export const usePath = (): Path => {
  const path = useContext(PathContext);
  if (path === undefined) throw new Error("There is no way here.");
  return path;
};
