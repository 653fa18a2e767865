import { TextField } from "@giftshop/ui-kit";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import { useCheckoutField } from "../form/use-checkout-field.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./step-section.css.ts";

/** E-mail of the buyer; a likely slip in a well-known host is pointed out, not corrected. */
export function EmailField() {
  const { t } = useCheckout();
  const { set, onBlur, ...field } = useCheckoutField("billing.email");
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      label={t("details.email")}
      onBlur={(event) => {
        onBlur(event);
        setSuggestion(suggestEmail(event.target.value));
      }}
      hint={
        suggestion ? (
          <button
            type="button"
            className={styles.suggestion}
            onClick={() => {
              set(suggestion);
              setSuggestion(undefined);
            }}
          >
            {t("details.emailSuggestion", { email: suggestion })}
          </button>
        ) : (
          t("details.emailHint")
        )
      }
    />
  );
}
