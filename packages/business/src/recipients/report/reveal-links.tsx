import { useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { errorCodes } from "@giftshop/validation/error-codes";
import { type FormEvent, useState } from "react";
import { useBusiness } from "../../quote-page/business-context.tsx";
import { RevealBatch } from "../batch.operations.ts";
import type { ShownBatch } from "../shown-batch.ts";
import { saveFile } from "./save-file.ts";

type Failure = "password" | "tooMany" | "role" | "none" | "unavailable";

const failureOf = (code: number | undefined): Failure => {
  if (code === errorCodes.currentPasswordWrong || code === errorCodes.required) return "password";
  if (code === errorCodes.tooManyRequests) return "tooMany";
  if (code === errorCodes.companyRole) return "role";
  return code === errorCodes.batchClosed ? "none" : "unavailable";
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Links of gifts that are handed over: asked for with the password
 * of the account, given as a file that opens with one of its own.
 */
export const RevealLinks = ({ batch }: { batch: ShownBatch }) => {
  const { t } = useBusiness();
  const { send } = useSend(RevealBatch);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure>();
  const [opens, setOpens] = useState<string>();

  const reveal = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await send({ id: batch.id, password }).catch(() => undefined);
    setBusy(false);
    setPassword("");
    const made = answer?.revealGiftBatch.data;
    setFailure(made ? undefined : failureOf(answer?.revealGiftBatch.errors[0]?.code));
    if (!made) return;
    saveFile(made.fileName, bytesOf(made.file), "application/zip");
    setOpens(made.password);
    setAsked(false);
  };

  if (!asked)
    return (
      <Stack gap={3} align="start">
        {opens && (
          <Banner tone="success" title={t("recipients.links.saved")}>
            <Stack gap={3} align="start">
              <TextField label={t("recipients.links.opens")} value={opens} dir="ltr" readOnly />
              <CopyButton text={opens} label={t("recipients.links.copy")} copiedLabel={t("recipients.links.copied")} />
            </Stack>
          </Banner>
        )}
        <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
          {t("recipients.links.ask")}
        </Button>
      </Stack>
    );
  return (
    <form onSubmit={(event) => void reveal(event)}>
      <Stack gap={3} align="start">
        <Text size="small">{t("recipients.links.warning")}</Text>
        <TextField
          label={t("recipients.links.password")}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={failure === "password" ? t("recipients.links.failure.password") : undefined}
          required
        />
        {failure && failure !== "password" && (
          <Banner tone="danger" live="alert">
            {t(`recipients.links.failure.${failure}`)}
          </Banner>
        )}
        <Stack direction="row" gap={3}>
          <Button type="submit" size="small" loading={busy} loadingLabel={t("recipients.links.loading")}>
            {t("recipients.links.get")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {t("page.close")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
