import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { changePasswordFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { ChangePassword as ChangePasswordMutation } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { Section } from "./section.tsx";

const judge = judgeBySchema(changePasswordFormSchema);
const empty = { currentPassword: "", password: "", passwordConfirmation: "" };

/** The modal "change password" (specification, section 2). */
export const ChangePassword = () => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <Section title={t("account.data.password.title")}>
      {changed && <Banner tone="success">{t("account.data.password.changed")}</Banner>}
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("account.data.password.change")}
        </Button>
      </div>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
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
                (await request(ChangePasswordMutation, { input: { ...values, captchaToken } })).changePassword,
            )
          }
          onDone={() => {
            setOpen(false);
            setChanged(true);
          }}
        >
          <PasswordFields names={["currentPassword", "password", "passwordConfirmation"]} isNew />
        </AccountForm>
      </Modal>
    </Section>
  );
};
