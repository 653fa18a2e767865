import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { onUnhandled, type Told } from "../call/press.ts";
import { useAccount } from "./account-context.tsx";

/**
 * The modal "error" (specification, sections 2 and 8): what went
 * wrong with a press that has no place of its own to say so.
 */
export const ErrorModal = () => {
  const { t } = useAccount();
  const [told, setTold] = useState<Told>();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onUnhandled((next) => {
        setTold(next);
        setOpen(true);
      }),
    [],
  );
  if (!told) return null;
  const isKnown = told !== "unexpected";
  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      size="small"
      role="alertdialog"
      title={isKnown ? t(`account.failures.${told}.title`) : t("account.error.title")}
      closeLabel={t("account.orders.close")}
    >
      <Stack gap={5}>
        <Text>{isKnown ? t(`account.failures.${told}.text`) : t("account.error.text")}</Text>
        <Button block onClick={() => setOpen(false)}>
          {t("account.orders.close")}
        </Button>
      </Stack>
    </Modal>
  );
};
