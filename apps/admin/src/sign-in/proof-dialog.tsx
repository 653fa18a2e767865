import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { codeOf, send } from "../graphql/send.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { PasswordForm, type Typed } from "./password-form.tsx";
import { AskProof, ProveByPasskey, ProveByPassword } from "./sign-in-documents.ts";

const byPasskey = async (): Promise<void> => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { options } = await send(AskProof, {});
  const response = await startAuthentication({ optionsJSON: JSON.parse(options) });
  await send(ProveByPasskey, { response: JSON.stringify(response) });
};

/** Asks again who is there, before money moves or something is revealed. */
export const ProofDialog = ({ open, onEnd }: { open: boolean; onEnd(proved: boolean): void }) => {
  const { t } = useWords();
  const [refused, setRefused] = useState<string>();
  const [typing, setTyping] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (!open) return;
    setRefused(undefined);
    setTyping(false);
  }, [open]);
  const prove = async (way: () => Promise<unknown>) => {
    setPending(true);
    setRefused(undefined);
    try {
      await way();
      onEnd(true);
    } catch (error) {
      // INVALID: there is no passkey to ask.
      const code = codeOf(error);
      if (code === "INVALID") setTyping(true);
      else setRefused(code);
    } finally {
      setPending(false);
    }
  };
  const type = ({ password, code }: Typed) => prove(() => send(ProveByPassword, { password, code }));
  return (
    <Modal open={open} onClose={() => onEnd(false)} title={t("proof.title")} closeLabel={t("close")} size="small">
      <Stack gap={4}>
        <Text>{t("proof.why")}</Text>
        {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
        {typing ? (
          <PasswordForm pending={pending} onSend={type} submit={t("proof.confirm")} />
        ) : (
          <Button onClick={() => prove(byPasskey)} loading={pending} block>
            {t("proof.passkey")}
          </Button>
        )}
      </Stack>
    </Modal>
  );
};
