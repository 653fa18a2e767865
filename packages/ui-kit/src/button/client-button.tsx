"use client";

import { join } from "../join.ts";
import { useHydrated } from "../on-need/use-hydrated.ts";
import * as styles from "./button.css.ts";
import { Button, type ButtonProps } from "./button.tsx";

/**
 * A button whose press only the client can do. It is inert until the client has loaded: it looks the same,
 * so that nothing jumps, keeps its focus, and says to a screen reader that it cannot be pressed yet. What
 * a form posts or a link reaches needs none of this; without script it is hidden. State: `data-inert`.
 */
export const ClientButton = ({ onClick, className, ...rest }: ButtonProps) => {
  const ready = useHydrated();
  return (
    <Button
      {...rest}
      className={join(styles.clientOnly, className)}
      {...(ready ? { onClick } : { type: "button", "aria-disabled": true, "data-inert": true })}
    />
  );
};
