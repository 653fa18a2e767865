import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value as the stage shows it: a paint behind what was chosen. React's own deferred value may be
 * drawn in the task after the press, before the press itself is seen.
 */
export const useSeen = <Value>(value: Value): Value => {
  const [seen, setSeen] = useState(value);
  useEffect(
    () => (Object.is(seen, value) ? undefined : afterPaint(() => startTransition(() => setSeen(value)))),
    [seen, value],
  );
  return seen;
};
