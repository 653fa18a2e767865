import { useEffect, useState } from "react";

/**
 * What is no part of a page's first load: fetched once there is a need, `undefined` until it is here, and kept from then on. A
 * fetch that failed is tried again when the need changes. Both functions are the same at every call.
 *
 * @param need `soon` while it is only likely to be wanted
 * @param onFailed it could not be fetched; should end the need
 */
export function useLate<T>(need: boolean | "soon", fetchIt: () => Promise<T>, onFailed?: () => void): T | undefined {
  // Held in an object, for a component is a function, and a setter calls what it is given.
  const [fetched, setFetched] = useState<{ value: T }>();
  const lacking = fetched ? false : need;
  useEffect(() => {
    if (!lacking) return;
    fetchIt().then(
      (value) => setFetched({ value }),
      () => onFailed?.(),
    );
  }, [lacking, fetchIt, onFailed]);
  return fetched?.value;
}
