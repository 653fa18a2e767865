import { Button } from "@giftshop/ui-kit/button";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { balanceCheckSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../../call/create-caller.ts";
import { useAccount } from "../../frame/account-context.tsx";
import { AccountForm } from "../../frame/account-form.tsx";
import { AddAccountCard } from "./card-changes.ts";

const judge = judgeBySchema(balanceCheckSchema);
const digits = { inputMode: "numeric", autoComplete: "off", dir: "ltr", required: true } as const;

/** Adds a card by what stands on it. */
export const AddCard = ({ onAdded, onCancel }: { onAdded(): void; onCancel(): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <AccountForm
      initialValues={{ cardNumber: "", pin: "" }}
      judge={judge}
      action={t("account.data.cards.add")}
      busy={t("account.data.saving")}
      send={(card) =>
        caller.callWithCaptcha(
          async (request, captchaToken) => (await request(AddAccountCard, { ...card, captchaToken })).addAccountCard,
        )
      }
      onDone={onAdded}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t("account.addressBook.cancel")}
        </Button>
      }
    >
      <FormTextField name="cardNumber" label={t("account.fields.cardNumber")} {...digits} onFocus={caller.prepare} />
      <FormTextField name="pin" label={t("account.fields.pin")} {...digits} />
    </AccountForm>
  );
};
