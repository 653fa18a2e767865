import type { ComponentPropsWithRef, MouseEvent } from "react";
import { usePath } from "./path.tsx";

/** A link within the admin: pressed without a key it leads on in the same page. */
export const Go = ({ href, onClick, ...rest }: ComponentPropsWithRef<"a"> & { href: string }) => {
  const { go } = usePath();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={press} />;
};
