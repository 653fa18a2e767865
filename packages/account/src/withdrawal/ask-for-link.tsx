import { Banner } from "@giftshop/ui-kit/banner";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { withdrawalFormSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { EmailField } from "../fields/email-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { RequestWithdrawal } from "./withdrawal-operations.ts";

const judge = judgeBySchema(withdrawalFormSchema);

/** The first step: number of the order and email of its buyer, who is sent the link of the second. */
export const AskForLink = () => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Banner tone="success" live="status" title={t("account.withdrawal.sentTitle")}>
        {t("account.withdrawal.sentText", { email: sentTo })}
      </Banner>
    );
  }
  return (
    <AccountForm
      initialValues={{ orderNumber: "", email: "" }}
      judge={judge}
      action={t("account.withdrawal.ask")}
      busy={t("account.withdrawal.asking")}
      send={({ orderNumber, email }) =>
        caller.callWithCaptcha(
          async (request, captchaToken) =>
            (await request(RequestWithdrawal, { orderNumber, email, captchaToken })).requestWithdrawal,
        )
      }
      onDone={(_, { email }) => setSentTo(email.trim())}
    >
      <FormTextField
        name="orderNumber"
        label={t("account.withdrawal.orderNumber")}
        hint={t("account.withdrawal.orderNumberHint")}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        required
        onFocus={caller.prepare}
      />
      <EmailField onFocus={caller.prepare} />
    </AccountForm>
  );
};
