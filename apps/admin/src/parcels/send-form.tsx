import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef, useState } from "react";
import { graphql } from "../generated/gql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import * as orders from "../orders/orders.css.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

const SendParcel = graphql(`
  mutation SendParcel($name: String!, $trackingCode: String) {
    sendParcel(name: $name, trackingCode: $trackingCode) { data { done } errors { code parameter } }
  }
`);

/** Says that a parcel has left. A scanner types its name and Enter; then the next one can come. */
export const SendForm = ({ onDone }: { onDone(said: string): void }) => {
  const { t } = useWords();
  const may = useMay("PARCELS_SEND");
  const send = useDo(SendParcel);
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (!may) return null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const words = new FormData(form);
    const name = String(words.get("name") ?? "").trim();
    const trackingCode = String(words.get("code") ?? "").trim() || null;
    const outcome = await send.run({ name, trackingCode });
    setRefused(outcome.refused);
    if (outcome.data) {
      form.reset();
      onDone(t("parcels.leftDone", { name }));
    }
    field.current?.focus();
  };
  return (
    <>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      <form onSubmit={submit} className={orders.search}>
        <TextField
          ref={field}
          label={t("parcels.scan")}
          name="name"
          className={orders.field}
          autoComplete="off"
          required
        />
        <TextField label={t("parcels.tracking")} name="code" className={orders.field} autoComplete="off" />
        <Button type="submit" loading={send.pending}>
          {t("parcels.left")}
        </Button>
      </form>
    </>
  );
};
