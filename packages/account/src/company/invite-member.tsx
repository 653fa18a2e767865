import { Button } from "@giftshop/ui-kit/button";
import { FormSelect, judgeBySchema } from "@giftshop/ui-kit/form";
import { invitationSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { EmailField } from "../fields/email-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { InviteMember as InviteMemberMutation } from "./member-operations.ts";
import { type Role, roles } from "./shown-company.ts";

const judge = judgeBySchema(invitationSchema);

/** Asks somebody to join, by email. */
export const InviteMember = ({ onSent }: { onSent(email: string): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("account.company.members.invite")}
        </Button>
      </div>
    );
  return (
    <AccountForm
      initialValues={{ email: "", role: "ORDERER" }}
      judge={judge}
      action={t("account.company.members.send")}
      busy={t("account.company.saving")}
      send={({ email, role }) =>
        caller.call(
          async (request) =>
            (await request(InviteMemberMutation, { input: { email, role: role as Role } })).inviteMember,
        )
      }
      onDone={(_, { email }) => {
        setOpen(false);
        onSent(email.trim());
      }}
    >
      <div className={styles.pair}>
        <EmailField />
        <FormSelect
          name="role"
          label={t("account.company.members.role")}
          options={roles.map((role) => ({ id: role, label: t(`account.company.roles.${role}`) }))}
        />
      </div>
    </AccountForm>
  );
};
