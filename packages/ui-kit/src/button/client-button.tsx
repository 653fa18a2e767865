"use client";

import { join } from "../join.ts";
import { useHydrated } from "../on-need/use-hydrated.ts";
import * as styles from "./button.css.ts";
import { Button, type ButtonProps } from "./button.tsx";

/**
 * A button whose press only the client can do: inert until the client has loaded, it looks the same, keeps
 * its focus and tells a screen reader; without script it is hidden. State: `data-inert`.
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
