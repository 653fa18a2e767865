import { Banner, CopyButton, Stack, TextField } from "@giftshop/ui-kit";
import { useAccount } from "../frame/account-context.tsx";

/** A secret that is answered this once: it is nowhere but on this page, and gone with it. */
export function ShownOnce({ what, secret }: { what: "key" | "secret"; secret: string }) {
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
}
