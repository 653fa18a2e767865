import { type RefObject, useCallback, useState } from "react";

/**
 * The error of the field that was left last, for a live region: the focus is in the next field by then.
 * Errors of a press are left to the list of errors, which takes the focus.
 *
 * @param sent whether a press is being followed
 */
export const useFieldNews = (sent: RefObject<boolean>) => {
  const [news, setNews] = useState<{ path: string; message: string }>();
  const tell = useCallback(
    (path: string, message: string | undefined) => {
      if (!message) setNews((before) => (before?.path === path ? undefined : before));
      else if (!sent.current) setNews({ path, message });
    },
    [sent],
  );
  const clear = useCallback(() => setNews(undefined), []);
  return { message: news?.message, tell, clear };
};
