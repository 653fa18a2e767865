import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";

/**
 * What a press opens: fetched when a pointer or focus comes near its button, and shown once it is there.
 * Where it cannot be had, the press is not answered and can be made again.
 *
 * @param load that of the first call is used
 */
export const useOpening = <Part>(load: () => Promise<Part>) => {
  const [open, setOpen] = useState(false);
  const late = useLate(load);
  return {
    /** Attributes of its button. */
    button: {
      ...fetchAhead(late),
      loading: open && late.pending,
      onClick() {
        setOpen(true);
        late.fetch().catch(() => setOpen(false));
      },
    },
    part: late.part,
    open,
    close: () => setOpen(false),
  };
};
