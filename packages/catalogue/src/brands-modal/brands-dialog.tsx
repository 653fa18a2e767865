"use client";

import { Button } from "@giftshop/ui-kit/button";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import * as styles from "./brands-dialog.css.ts";
import { BrandsFinder } from "./brands-finder.tsx";
import { type Brand, loadBrands } from "./load-brands.ts";
import type { BrandsTranslate } from "./load-words.ts";

export interface BrandsDialogProps {
  t: BrandsTranslate;
  /** BCP 47: brands and categories stand in its order. */
  locale: string;
  /** Path of the choice card. */
  path: string;
  /** Address of a product page, with `{product}` for its path. */
  productHref: string;
  open: boolean;
  onClose(): void;
  /** Where the brands come from. Default: commerce. */
  load?: typeof loadBrands;
}

/**
 * Every brand of a choice card in one window, to be found
 * by name and category. Fetched when it is first opened.
 */
export const BrandsDialog = ({ t, locale, path, productHref, open, onClose, load = loadBrands }: BrandsDialogProps) => {
  const [brands, setBrands] = useState<readonly Brand[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    load(path, locale).then(
      (loaded) => !left && setBrands(loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, path, locale, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      loadingLabel={t("loading")}
      size="large"
    >
      <FocusKeeper>
        {brands && <BrandsFinder t={t} locale={locale} brands={brands} productHref={productHref} />}
        {!brands && (
          <div className={styles.waiting}>
            <div role="status">
              <Text>{failed ? t("failed") : t("loading")}</Text>
            </div>
            {failed && <Button onClick={retry}>{t("retry")}</Button>}
          </div>
        )}
      </FocusKeeper>
    </Modal>
  );
};
