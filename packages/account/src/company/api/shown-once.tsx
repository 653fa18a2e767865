import { Banner } from "@giftshop/ui-kit/banner";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useCallback } from "react";
import { useAccount } from "../../frame/account-context.tsx";
import * as styles from "../../frame/account-frame.css.ts";

/**
 * A secret that is answered this once: it is nowhere but on this page, and
 * gone with it. It stands above the form whose press made it, and has the focus.
 */
export const ShownOnce = ({ what, secret }: { what: "key" | "secret"; secret: string }) => {
  const { t } = useAccount();
  const focused = useCallback((box: HTMLDivElement | null) => box?.focus(), []);
  return (
    <div ref={focused} tabIndex={-1} className={styles.result}>
      <Banner tone="success" title={t(`account.companyApi.once.${what}`)}>
        <Stack gap={3} align="start">
          <TextField label={t("account.companyApi.once.text")} value={secret} dir="ltr" readOnly />
          <CopyButton
            text={secret}
            label={t("account.companyApi.once.copy")}
            copiedLabel={t("account.companyApi.once.copied")}
          />
        </Stack>
      </Banner>
    </div>
  );
};
