import type { ResultOf } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Form, FormCheckbox, type FormErrors, FormSummary } from "@giftshop/ui-kit/form";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { Heading } from "@giftshop/ui-kit/text";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useCallback, useRef, useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { BusinessWords } from "../quote-page/quote-words.ts";
import { AddressFields } from "../request-form/address-fields.tsx";
import { CompanyFields } from "../request-form/company-fields.tsx";
import { requestErrorText } from "../request-form/error-words.ts";
import { emptyRequest, type RequestValues } from "../request-form/typed-request.ts";
import { billingInput, judgeBilling, refusedFields } from "../request-form/values.ts";
import { BatchMethods, OrderBatch } from "./batch.operations.ts";
import * as styles from "./recipients.css.ts";
import { keepBilling, savedBilling } from "./saved/saved-billing.ts";
import type { ShownBatch } from "./shown-batch.ts";
import { TermsLabel } from "./terms-label.tsx";

type Failure = "role" | "credit" | "closed";

interface OrderValues extends RequestValues {
  acceptTerms: boolean;
}

const methodsOf = ({ paymentMethods }: ResultOf<typeof BatchMethods>) =>
  (paymentMethods.data ?? []).map(({ id }) => id);

const failureOf = (codes: readonly number[]): Failure | undefined => {
  if (codes.includes(errorCodes.creditExceeded)) return "credit";
  if (codes.includes(errorCodes.companyRole)) return "role";
  return codes.includes(errorCodes.batchClosed) || codes.includes(errorCodes.batchChanged) ? "closed" : undefined;
};

type Method = keyof BusinessWords["recipients"]["methods"];

/** Who pays and how, and the press that orders all of it. */
export const OrderForm = ({ batch }: { batch: ShownBatch }) => {
  const { shop, t, money, words } = useBusiness();
  const { storefront } = shop;
  const [methods, again] = useRequest(BatchMethods, { id: batch.id }, { read: methodsOf });
  const { send } = useSend(OrderBatch);
  const key = useRef({ wish: "", id: "" });
  const latest = useRef<RequestValues>(emptyRequest(storefront.country));
  const [initial] = useState((): OrderValues => {
    const empty = emptyRequest(storefront.country);
    return { ...empty, billing: { ...empty.billing, ...savedBilling() }, acceptTerms: false };
  });
  const isMethod = (id: string): id is Method => id in words.recipients.methods;
  const offered = methods.state === "ready" ? methods.value : [];
  const [chosen, setChosen] = useState<string>();
  const method = chosen ?? offered[0];
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | "unavailable">();

  const judge = useCallback(
    (values: OrderValues): FormErrors => {
      latest.current = values;
      const terms = values.acceptTerms ? {} : { acceptTerms: "terms" };
      return { ...judgeBilling(values, storefront.country), ...terms };
    },
    [storefront],
  );

  const order = async (values: OrderValues): Promise<FormErrors | undefined> => {
    setFailure(undefined);
    if (method === undefined) {
      setFailure("unavailable");
      return undefined;
    }
    const wish = JSON.stringify([values.billing, method, batch.total.value]);
    // One key for a wish that is sent again after no answer came, so it is the same order to commerce.
    if (key.current.wish !== wish) key.current = { wish, id: crypto.randomUUID() };
    setSending(true);
    const input = {
      idempotencyKey: key.current.id,
      id: batch.id,
      expectedTotal: batch.total.value,
      billing: billingInput(values),
      paymentMethod: method,
      acceptTerms: true,
    };
    const answer = await send({ input }).catch(() => undefined);
    if (answer?.orderBatch.data) {
      keepBilling(values.billing);
      // The button stays busy while the page changes.
      location.assign(answer.orderBatch.data.paymentUrl);
      return undefined;
    }
    setSending(false);
    const errors = answer?.orderBatch.errors ?? [];
    const known = failureOf(errors.map(({ code }) => code));
    const refused = refusedFields(
      errors.map((one) => ({ ...one, referencedRequestParameter: one.referencedRequestParameter ?? null })),
    );
    if (known === undefined && "errors" in refused) return refused.errors;
    setFailure(known ?? "unavailable");
    return undefined;
  };

  return (
    <Form
      className={styles.panel}
      initialValues={initial}
      judge={judge}
      errorText={(field, error) => requestErrorText(t, field, error, { gifts: [], values: latest.current, money })}
      busy={sending}
      onSubmit={order}
    >
      <FormSummary title={(count) => t("form.summary", { count })} />
      <Heading level={2} size="title">
        {t("recipients.preview.invoice")}
      </Heading>
      <CompanyFields />
      <AddressFields />
      {method && (
        <RadioCards
          legend={t("recipients.preview.method")}
          name="method"
          value={method}
          onChange={setChosen}
          options={offered.map((id) => ({
            value: id,
            label: isMethod(id) ? t(`recipients.methods.${id}`) : id,
          }))}
        />
      )}
      {methods.state === "failed" && (
        <Banner tone="danger" action={<Button onClick={() => void again()}>{t("offer.retry")}</Button>}>
          {t("failure.unavailable.text", { email: storefront.organisation.email })}
        </Banner>
      )}
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
      {failure && (
        <Banner tone="danger" live="alert">
          {failure === "unavailable"
            ? t("failure.unavailable.text", { email: storefront.organisation.email })
            : t(`recipients.failure.${failure}`)}
        </Banner>
      )}
      <div>
        <Button type="submit" size="large" loading={sending} loadingLabel={t("recipients.preview.ordering")}>
          {t("recipients.preview.order", { count: batch.good })}
        </Button>
      </div>
    </Form>
  );
};
