import { Commerce } from "@giftshop/graphql/react";
import { useState } from "react";
import { type ExchangeWindow, useExchangeContext } from "../exchange-context.tsx";
import { AddCardWindow } from "./add-card-window.tsx";
import { BasketWindow } from "./basket-window.tsx";
import { GuestWindow } from "./guest-window.tsx";
import { HintsWindow } from "./hints-window.tsx";
import { ProductWindow } from "./product-window.tsx";
import { CombinationWindow } from "./remainder/combination-window.tsx";
import { DonateWindow } from "./remainder/donate-window.tsx";
import { ResetWindow } from "./reset-window.tsx";

export interface ExchangeWindowProps {
  /** `undefined` while none is open. */
  shown: ExchangeWindow | undefined;
  /** Address of the checkout. */
  checkout: string;
}

const windows = {
  basket: BasketWindow,
  addCard: AddCardWindow,
  hints: HintsWindow,
  reset: ResetWindow,
  combination: CombinationWindow,
  donate: DonateWindow,
  guest: GuestWindow,
} as const;

/** The window that is open; it stays while it closes. */
export const ExchangeWindows = ({ shown, checkout }: ExchangeWindowProps) => {
  const { open } = useExchangeContext();
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  if (!last) return null;
  const frame = { open: shown !== undefined, onClose: () => open(undefined) };
  if ("product" in last) {
    return (
      <Commerce redeem>
        <ProductWindow key={last.product} {...frame} window={last} />
      </Commerce>
    );
  }
  const Window = windows[last.kind];
  return (
    <Commerce redeem>
      <Window {...frame} checkout={checkout} />
    </Commerce>
  );
};
