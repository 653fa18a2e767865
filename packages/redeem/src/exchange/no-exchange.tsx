import type { ShopData } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { type MouseEvent, useState } from "react";
import { loadCardNumber } from "./load-card-number.tsx";

export interface NoExchangeProps {
  shop: ShopData;
  texts: { title: string; text: string; action: string };
  /** Address of the balance check. */
  check: string;
}

/**
 * There is no exchange in this browser: the window that
 * begins one, or the balance check where it cannot be had.
 */
export const NoExchange = ({ shop, texts, check }: NoExchangeProps) => {
  const [open, setOpen] = useState(false);
  const { part: Window, fetch } = useLate(() => loadCardNumber(shop.language));

  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    fetch().catch(() => location.assign(check));
  };

  return (
    <>
      <Banner
        title={texts.title}
        action={
          <ButtonLink href={check} aria-haspopup="dialog" onClick={press}>
            {texts.action}
          </ButtonLink>
        }
      >
        {texts.text}
      </Banner>
      {Window && <Window shop={shop} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
