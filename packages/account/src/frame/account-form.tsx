import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, type FormProps, FormSummary } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { type ReactNode, useState } from "react";
import type { Failure, Outcome } from "../call/outcome.ts";
import { errorText } from "../fields/error-text.ts";
import { useAccount } from "./account-context.tsx";
import { FailureBanner } from "./failure-banner.tsx";

export interface AccountFormProps<Values extends object, Data> {
  initialValues: Values;
  /** The rules; keep its identity. */
  judge: FormProps<NoInfer<Values>>["judge"];
  /** Sends what the rules accept. */
  send(values: Values): Promise<Outcome<Data>>;
  /** Commerce did it. */
  onDone(data: Data, values: Values): void;
  /** Label of the button, and while it is pressed. */
  action: string;
  busy: string;
  /** What stands beside the button. */
  beside?: ReactNode;
  /** The button takes the whole width, and what stands beside it follows below. Default `false`. */
  stacked?: boolean;
  /** Characters that fields take whose name says another number elsewhere. */
  longest?: Readonly<Record<string, number>>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form of the account: fields, what is wrong with them, why nothing came of a press, and the press itself.
 */
export const AccountForm = <Values extends object, Data>({
  initialValues,
  judge,
  send,
  onDone,
  action,
  busy,
  beside,
  stacked = false,
  longest,
  className,
  children,
}: AccountFormProps<Values, Data>) => {
  const { t } = useAccount();
  const [failed, setFailed] = useState<{ failure: Failure; attempt: number }>();
  const [sending, setSending] = useState(false);

  const submit = async (values: Values): Promise<FormErrors | undefined> => {
    setSending(true);
    const outcome = await send(values);
    if (outcome.kind === "done") {
      // The button stays busy while the page changes.
      onDone(outcome.data, values);
      setFailed(undefined);
      setSending(false);
      return undefined;
    }
    setSending(false);
    if (outcome.kind === "refused") return outcome.errors;
    // Said again when the next try ends the same.
    setFailed((last) => ({ failure: outcome.failure, attempt: (last?.attempt ?? 0) + 1 }));
    return undefined;
  };

  return (
    <Form
      initialValues={initialValues}
      judge={judge}
      errorText={(path, error) => errorText(t, path, error, longest)}
      onSubmit={submit}
      busy={sending}
      className={className}
    >
      <Stack gap={5}>
        <FormSummary title={(count) => t("account.summary", { count })} />
        {children}
        {failed && <FailureBanner key={failed.attempt} failure={failed.failure} />}
        <Stack direction={stacked ? "column" : "row"} gap={stacked ? 3 : 4}>
          <Button type="submit" size="large" block={stacked} loading={sending} loadingLabel={busy}>
            {action}
          </Button>
          {beside}
        </Stack>
      </Stack>
    </Form>
  );
};
