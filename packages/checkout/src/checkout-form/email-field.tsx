import { FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { suggestEmail } from "@giftshop/validation/rules";
import { useRef, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./step-section.css.ts";
import type { CheckoutValues } from "./values/values.ts";

/**
 * E-mail of the buyer; a likely slip in a well-known host is
 * pointed out, not corrected, and who means it types it once more.
 */
export const EmailField = () => {
  const { t } = useCheckout();
  const { set, values } = useFormValues<CheckoutValues>();
  const [suggestion, setSuggestion] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <FormTextField
        ref={field}
        name="billing.email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        label={t("details.email")}
        onLeft={(email) => setSuggestion(suggestEmail(email))}
        hint={
          <>
            {/* Always there: what comes into it later is said. */}
            <span aria-live="polite">
              {suggestion && (
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    set("billing.email", suggestion);
                    setSuggestion(undefined);
                    // The button goes; what it was about has the focus, not the top of the page.
                    field.current?.focus();
                  }}
                >
                  {t("details.emailSuggestion", { email: suggestion })}
                </button>
              )}
            </span>
            {!suggestion && t("details.emailHint")}
          </>
        }
      />
      {suggestEmail(values.billing.email) && (
        <FormTextField
          name="billing.emailConfirmation"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          label={t("details.emailAgain")}
        />
      )}
    </>
  );
};
