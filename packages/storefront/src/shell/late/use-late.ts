import { useEffect, useState } from "react";

/**
 * What is no part of a page's first load: fetched once `needed` is `true`, `undefined` until it is here, and kept from then on. A
 * fetch that failed is tried again at the next need. Both functions are the same at every call.
 *
 * @param onFailed what was needed could not be fetched; should end the need
 */
export function useLate<T>(needed: boolean, fetchIt: () => Promise<T>, onFailed?: () => void): T | undefined {
  // Held in an object, for a component is a function, and a setter calls what it is given.
  const [fetched, setFetched] = useState<{ value: T }>();
  const begin = needed && !fetched;
  useEffect(() => {
    if (!begin) return;
    fetchIt().then(
      (value) => setFetched({ value }),
      () => onFailed?.(),
    );
  }, [begin, fetchIt, onFailed]);
  return fetched?.value;
}
