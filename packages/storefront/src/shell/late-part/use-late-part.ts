import { type ComponentType, useEffect, useState } from "react";

/**
 * A part of the page that is no part of its first load: fetched once `needed` is `true`, `undefined` until it is here. A fetch
 * that failed is tried again at the next need. `fetchPart` is the same function at every call.
 */
export function useLatePart<Props>(
  needed: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const begin = needed && !part;
  useEffect(() => {
    if (!begin) return;
    // A component is a function, and a setter calls what it is given.
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => {},
    );
  }, [begin, fetchPart]);
  return part;
}
