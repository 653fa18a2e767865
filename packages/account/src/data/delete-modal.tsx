import { messageDays } from "@giftshop/storefront-config/retention";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { deleteAccountSchema } from "@giftshop/validation";
import { useState } from "react";
import { DeleteAccount } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { setLeaving } from "../session/leaving.ts";

const judge = judgeBySchema(deleteAccountSchema);

export interface DeleteModalProps {
  open: boolean;
  /** Cards in the account that still hold something. */
  liveCards: number;
  onClose(): void;
}

/** The modal "delete account" (specification, section 2). */
export const DeleteModal = ({ open, liveCards, onClose }: DeleteModalProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("account.data.delete.title")}
      closeLabel={t("account.orders.close")}
      size="small"
      role="alertdialog"
    >
      <AccountForm
        initialValues={{ password: "" }}
        judge={judge}
        action={t("account.data.delete.action")}
        busy={t("account.loading")}
        send={async (values) => {
          setLeaving(true);
          const outcome = await caller.call(async (request) => (await request(DeleteAccount, values)).deleteAccount);
          setLeaving(outcome.kind === "done");
          return outcome;
        }}
        onDone={() => location.replace(shop.link("home"))}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {t("account.data.delete.cancel")}
          </Button>
        }
      >
        <Text>{t("account.data.delete.lead", { days: messageDays })}</Text>
        {liveCards > 0 && (
          <Banner tone="warning" live="none">
            {t("account.data.delete.warning", { count: liveCards })}
          </Banner>
        )}
        <PasswordFields names={["password"]} />
      </AccountForm>
    </Modal>
  );
};
