import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import type { Draft } from "../buy/draft.ts";
import type { Offer } from "../buy/offer.ts";

export interface SeveralOpenerProps {
  words: TranslateReceiver;
  draft: Draft;
  offer: Offer;
  basketHref: string;
}

/** Opens the table for several people, which is fetched on need. */
export function SeveralOpener(props: SeveralOpenerProps) {
  const { part, fetch, start } = useLate(() => import("./several-dialog.tsx"));
  const [open, setOpen] = useState(false);
  const show = () => fetch().then(() => setOpen(true), reportError);
  return (
    <>
      <Button variant="quiet" onPointerEnter={start} onClick={() => void show()}>
        {props.words("table.open")}
      </Button>
      {open && part && <part.SeveralDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
