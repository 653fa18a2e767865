import { brandShopOrigins } from "@giftshop/storefront-config/brand-shops";
import { Banner } from "@giftshop/ui-kit/banner";
import { Text } from "@giftshop/ui-kit/text";
import { useExchangeContext } from "../exchange-context.tsx";
import { isBrandShop } from "./is-brand-shop.ts";
import * as styles from "./windows.css.ts";

export interface BrandFrameProps {
  brand: { iframeUrl: string | null } | null;
  /** Name of the frame, for who listens. */
  title: string;
  /** Name of the brand. */
  name: string;
}

/** The shop of a brand, in a frame that knows nothing of us: no cookies of ours, no way out of its box. */
export const BrandFrame = ({ brand, title, name }: BrandFrameProps) => {
  const { t } = useExchangeContext();
  const address = brand?.iframeUrl;
  if (!address || !isBrandShop(address, brandShopOrigins, location.hostname))
    return <Banner tone="danger">{t("errors.unexpected")}</Banner>;
  return (
    <div className={styles.form}>
      <Text size="small" tone="muted">
        {t("frame.hint", { brand: name })}
      </Text>
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        sandbox="allow-forms allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
};
