import { useSend } from "@giftshop/graphql/react";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { useState } from "react";
import { failureText } from "../../aftercare/failure-text.ts";
import { useCheckout } from "../../frame/checkout-context.tsx";
import { TellWhenOpened } from "./tell-when-opened.mutation.ts";

export interface TellOpenedProps {
  /** Its uuid. */
  order: string;
  /** As it is now. */
  told: boolean;
}

/** Whether the buyer is told when a present is opened, should whoever opens it agree. */
export const TellOpened = ({ order, told }: TellOpenedProps) => {
  const { t } = useCheckout();
  const { send, pending } = useSend(TellWhenOpened);
  const [on, setOn] = useState(told);
  const [problem, setProblem] = useState<string>();
  const choose = async (wanted: boolean) => {
    setProblem(undefined);
    setOn(wanted);
    const answer = await send({ input: { orderUuid: order, on: wanted } }).catch(() => undefined);
    const [error] = answer?.tellWhenOpened.errors ?? [{ code: undefined }];
    if (!error) return;
    setOn(!wanted);
    setProblem(failureText(t, error.code));
  };
  return (
    <Checkbox
      label={t("confirmation.happens.tell")}
      hint={t("confirmation.happens.tellHint")}
      error={problem}
      checked={on}
      disabled={pending}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
};
