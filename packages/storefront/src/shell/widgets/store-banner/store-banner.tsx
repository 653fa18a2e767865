"use client";

import type { WidgetTexts } from "@giftshop/content";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { CloseIcon, GlobeIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { useCallback, useEffect, useState } from "react";
import { currentLanguage } from "../stores/current-language.ts";
import { homeOf, type PageLinks, type Store } from "../stores/store.ts";
import { memories } from "./memories.ts";
import { proposeStore } from "./propose-store.ts";
import { snooze } from "./snooze.ts";
import * as styles from "./store-banner.css.ts";

export interface StoreBannerProps {
  texts: WidgetTexts["banner"];
  stores: readonly Store[];
  here: PageLinks;
}

/**
 * Proposes the shop of the visitor's country; closing it, by Escape as
 * well, snoozes it for two days. Lies over the page, so nothing moves.
 */
export const StoreBanner = ({ texts, stores, here }: StoreBannerProps) => {
  const [store, setStore] = useState<Store>();
  useEffect(() => {
    const around = memories();
    if (around) proposeStore(stores, here, around).then(setStore, () => {});
  }, [stores, here]);
  const close = useCallback(() => {
    snooze(localStorage, Date.now());
    setStore(undefined);
  }, []);
  // It lies over what the keyboard comes to, and is itself the last of the page.
  useEffect(() => {
    if (!store) return;
    const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) close();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [store, close]);
  if (!store) return null;
  const { country, name } = store;
  return (
    <section className={styles.banner} aria-label={texts.label}>
      <GlobeIcon size="large" className={styles.icon} />
      <div className={styles.words} role="status">
        <p className={styles.title}>{texts.title.replace("{country}", name)}</p>
        <p className={styles.text}>{texts.text}</p>
      </div>
      <ButtonLink
        className={styles.action}
        size="small"
        href={homeOf(stores, { country, language: currentLanguage(stores, here) }) ?? ""}
      >
        {texts.continue}
      </ButtonLink>
      <IconButton className={styles.close} label={texts.close} icon={<CloseIcon />} onClick={close} />
    </section>
  );
};
