import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { changePasswordFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { ChangePassword } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";

const judge = judgeBySchema(changePasswordFormSchema);
const empty = { currentPassword: "", password: "", passwordConfirmation: "" };

export interface PasswordModalProps {
  open: boolean;
  onClose(): void;
  onChanged(): void;
}

/** The modal "change password" (specification, section 2). */
export const PasswordModal = ({ open, onClose, onChanged }: PasswordModalProps) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("account.data.password.change")}
      closeLabel={t("account.orders.close")}
      size="small"
    >
      <AccountForm
        initialValues={empty}
        judge={judge}
        action={t("account.data.password.action")}
        busy={t("account.data.saving")}
        send={(values) =>
          caller.callWithCaptcha(
            async (request, captchaToken) =>
              (await request(ChangePassword, { input: { ...values, captchaToken } })).changePassword,
          )
        }
        onDone={onChanged}
      >
        <PasswordFields names={["currentPassword", "password", "passwordConfirmation"]} isNew />
      </AccountForm>
    </Modal>
  );
};
