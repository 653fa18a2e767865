import { BasketBadge } from "@giftshop/basket/badge";
import { HeaderBar } from "./bar/header-bar.tsx";
import * as styles from "./header.css.ts";
import type { HeaderProps } from "./header-props.ts";

/** Header of pages where nothing should lead astray: logo, who vouches for the shop, the basket. */
export const CheckoutHeader = ({ shop, branding, texts }: HeaderProps) => {
  const { basket, basketCount } = texts.nav;
  return (
    <HeaderBar
      {...{ shop, branding }}
      label={texts.home}
      stays={false}
      tools={<BasketBadge href={shop.link("basket")} label={basket} countLabel={basketCount} />}
    >
      <div className={styles.trust}>
        {branding.trustMarks.header.map(({ kind, src, width, height, label }) => (
          <img key={kind} className={styles.mark} src={src} width={width} height={height} alt={label} />
        ))}
      </div>
    </HeaderBar>
  );
};
