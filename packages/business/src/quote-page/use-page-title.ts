import { useEffect } from "react";

/** Names the page anew as long as the caller is drawn: a history and a screen reader say what it is now. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
};
