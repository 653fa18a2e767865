import { useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormTextField, judgeBySchema, useFormValues } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { correctEmailSchema } from "@giftshop/validation";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import { fieldErrorText } from "../checkout-form/problems/error-words.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./aftercare.css.ts";
import { CorrectEmail } from "./aftercare.mutations.ts";
import { failureText } from "./failure-text.ts";

export interface CorrectEmailProps {
  order: string;
  /** Whose receiver; absent: the buyer's own. */
  packageId?: string | undefined;
  /** What it says now, and what follows when it is changed. */
  text: string;
  open: boolean;
  onClose(): void;
  /** Called when it was changed. */
  onDone(): void;
}

interface Values {
  email: string;
  emailConfirmation: string;
}

const judge = judgeBySchema(correctEmailSchema);
const empty: Values = { email: "", emailConfirmation: "" };
const isError = (name: string) => ["required", "tooLong", "email", "emailConfirmation"].includes(name);

/** The window in which a mistyped email is put right. */
export const CorrectEmailWindow = ({ order, packageId, text, open, onClose, onDone }: CorrectEmailProps) => {
  const { t } = useCheckout();
  const { send, pending } = useSend(CorrectEmail);
  const [problem, setProblem] = useState<string>();
  const place = async ({ email, emailConfirmation }: Values) => {
    setProblem(undefined);
    const input = {
      orderUuid: order,
      packageId: packageId ?? null,
      email,
      emailConfirmation: emailConfirmation || null,
    };
    const answer = await send({ input }).catch(() => undefined);
    const [error] = answer?.correctEmail.errors ?? [{ code: undefined }];
    if (error) {
      setProblem(failureText(t, error.code));
      return undefined;
    }
    onDone();
    onClose();
    return undefined;
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t("aftercare.correctTitle")}
      closeLabel={t("aftercare.close")}
      loading={pending}
    >
      <Form
        className={styles.form}
        initialValues={empty}
        judge={judge}
        busy={pending}
        errorText={(field, error) =>
          fieldErrorText(
            t,
            field === "emailConfirmation" ? "billing.emailConfirmation" : "billing.email",
            isError(error) ? (error as "email") : "unexpected",
            "",
          )
        }
        onSubmit={place}
      >
        <Text>{text}</Text>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Fields />
        <Button type="submit" block loading={pending} loadingLabel={t("aftercare.save")}>
          {t("aftercare.save")}
        </Button>
      </Form>
    </Modal>
  );
};

/** The right one; typed again where it looks mistyped, too. */
const Fields = () => {
  const { t } = useCheckout();
  const { values, set } = useFormValues<Values>();
  const meant = suggestEmail(values.email);
  const common = { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;
  return (
    <>
      <FormTextField
        {...common}
        name="email"
        autoComplete="off"
        required
        label={t("aftercare.newEmail")}
        hint={
          meant && (
            <Button variant="quiet" size="small" onClick={() => set("email", meant)}>
              {t("details.emailSuggestion", { email: meant })}
            </Button>
          )
        }
      />
      {meant && (
        <FormTextField
          {...common}
          name="emailConfirmation"
          autoComplete="off"
          required
          label={t("details.emailAgain")}
        />
      )}
    </>
  );
};
