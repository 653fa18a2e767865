import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, FormSummary } from "@giftshop/ui-kit/form";
import { useCallback, useRef, useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import * as page from "../quote-page/quote-page.css.ts";
import { AddressFields } from "./address-fields.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { requestErrorText } from "./error-words.ts";
import { GiftLines } from "./gift-lines.tsx";
import * as styles from "./request-form.css.ts";
import { RequestSent, type RequestSentProps } from "./request-sent.tsx";
import { emptyRequest, type RequestValues } from "./typed-request.ts";
import { useRequestQuote } from "./use-request-quote.ts";
import { judgeRequest, type RequestFailure, requestInput } from "./values.ts";
import { WishFields } from "./wish-fields.tsx";

export interface RequestFormProps {
  gifts: readonly Gift[];
  /** Chosen from the start, as on its own page. Default: none. */
  gift?: Gift | undefined;
  /**
   * Place in the outline of what is said once it was sent, in the stead of what
   * stands above the form; `above`: the caller says it itself.
   */
  heading: RequestSentProps["heading"];
  /** Called when it was sent, or another is begun. */
  onSent?(sent: boolean): void;
}

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(new Date());

/** Gifts, wishes, company and address. What was typed stays until it was sent. */
export const RequestForm = ({ gifts, gift, heading, onSent }: RequestFormProps) => {
  const { shop, t, money } = useBusiness();
  const { storefront } = shop;
  const { email } = storefront.organisation;
  const { prepare, request } = useRequestQuote();
  const [today] = useState(() => todayIn(storefront.timeZone));
  const [initial] = useState(() => emptyRequest(storefront.country, gift));
  const latest = useRef<RequestValues>(initial);
  const [failed, setFailed] = useState<{ why: RequestFailure; attempt: number }>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const judge = useCallback(
    (values: RequestValues): FormErrors => {
      latest.current = values;
      return judgeRequest(gifts, storefront, today, values);
    },
    [gifts, storefront, today],
  );

  const submit = async (values: RequestValues): Promise<FormErrors | undefined> => {
    setSending(true);
    const outcome = await request(requestInput(gifts, storefront, values));
    setSending(false);
    if (outcome.kind === "failed") {
      setFailed((last) => ({ why: outcome.failure, attempt: (last?.attempt ?? 0) + 1 }));
      return undefined;
    }
    setFailed(undefined);
    if (outcome.kind === "refused") return outcome.errors;
    setSent({ reference: outcome.reference, email: values.billing.email.trim() });
    onSent?.(true);
    return undefined;
  };

  const again = () => {
    setSent(undefined);
    onSent?.(false);
  };

  if (sent) return <RequestSent {...sent} heading={heading} onAgain={again} />;
  return (
    <Form
      className={heading === "above" ? page.bare : page.panel}
      initialValues={initial}
      judge={judge}
      errorText={(field, error) => requestErrorText(t, field, error, { gifts, values: latest.current, money })}
      busy={sending}
      onSubmit={submit}
    >
      <FormSummary title={(count) => t("form.summary", { count })} />
      <div className={page.parts}>
        <GiftLines gifts={gifts} />
        <WishFields today={today} />
        <CompanyFields onFocus={prepare} emailHint={t("fields.emailHint")} />
        <AddressFields />
      </div>
      {failed && (
        <Banner
          key={failed.attempt}
          tone={failed.why === "tooMany" ? "warning" : "danger"}
          live="alert"
          title={t(`failure.${failed.why}.title`)}
        >
          {t(`failure.${failed.why}.text`, { email })}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={sending} loadingLabel={t("form.sending")}>
          {t("form.send")}
        </Button>
      </div>
      <p className={styles.privacy}>{t("form.privacy")}</p>
    </Form>
  );
};
