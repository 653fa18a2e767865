import { brandShopOrigins } from "@giftshop/storefront-config/brand-shops";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { useEffect, useState } from "react";
import { useExchangeContext } from "../exchange-context.tsx";
import { leaveKnowingly } from "../leave-warning.ts";
import { isBrandShop } from "./is-brand-shop.ts";
import * as styles from "./windows.css.ts";

export interface BrandRedirectProps {
  brand: { giftomaticRedirect: string | null; giftomaticRedirectTime: number | null } | null;
  /** Name of the brand. */
  name: string;
  onStay(): void;
  /**
   * Opens the brand's page. Default: in the place of this one, to which one comes back: the exchange is kept.
   */
  go?(address: string): void;
}

const usualSeconds = 5;

const goTo = (address: string) => {
  leaveKnowingly();
  location.assign(address);
};

/**
 * The way to a brand's own page, after a countdown that can
 * be stopped (WCAG 2.2.1). The exchange stays where it is.
 */
export const BrandRedirect = ({ brand, name, onStay, go = goTo }: BrandRedirectProps) => {
  const { t } = useExchangeContext();
  const address = brand?.giftomaticRedirect;
  const known =
    address !== null && address !== undefined && isBrandShop(address, brandShopOrigins, location.hostname)
      ? address
      : undefined;
  const [seconds, setSeconds] = useState(brand?.giftomaticRedirectTime ?? usualSeconds);
  const [stopped, setStopped] = useState(false);
  const runs = known !== undefined && !stopped && seconds > 0;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => {
      setSeconds(seconds - 1);
      if (seconds === 1) go(known);
    }, 1000);
    return () => clearTimeout(timer);
  }, [runs, seconds, known, go]);

  if (!known) return <Banner tone="danger">{t("errors.unexpected")}</Banner>;
  return (
    <div className={styles.form}>
      <p className={styles.paragraph} role="timer">
        {runs ? t("redirect.text", { brand: name, seconds }) : t("redirect.stopped")}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={known} target="_blank" rel="noopener noreferrer" onClick={() => setStopped(true)}>
          {t("redirect.now")}
        </ButtonLink>
        {runs && (
          <Button
            variant="secondary"
            onClick={() => {
              setStopped(true);
              onStay();
            }}
          >
            {t("redirect.stop")}
          </Button>
        )}
      </div>
    </div>
  );
};
