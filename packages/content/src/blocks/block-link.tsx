import { ButtonLink } from "@giftshop/ui-kit/button";
import { addressOf } from "../prose/address-of.ts";
import type { BlockProps } from "./block-props.ts";

/** Where a block leads on; nothing where it leads nowhere in this shop. */
export const BlockLink = ({ shop, block: { link } }: BlockProps) => {
  const href = link ? addressOf(shop, link.to) : undefined;
  return link && href ? (
    <div>
      <ButtonLink href={href} variant="secondary">
        {link.text}
      </ButtonLink>
    </div>
  ) : null;
};
