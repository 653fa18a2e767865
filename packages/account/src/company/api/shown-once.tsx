import { Banner } from "@giftshop/ui-kit/banner";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useAccount } from "../../frame/account-context.tsx";

/** A secret that is answered this once: it is nowhere but on this page, and gone with it. */
export const ShownOnce = ({ what, secret }: { what: "key" | "secret"; secret: string }) => {
  const { t } = useAccount();
  return (
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
  );
};
