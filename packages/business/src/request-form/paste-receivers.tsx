import { Button } from "@giftshop/ui-kit/button";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import { fieldsOfReceiver, type ReceiverValues } from "./receivers.ts";
import * as styles from "./request-form.css.ts";

export interface PasteReceiversProps {
  kind: "DIGITAL" | "PHYSICAL";
  onPasted(receivers: readonly ReceiverValues[]): void;
}

/** Takes a table of receivers, one a row. What reads it is loaded when there is something to read. */
export const PasteReceivers = ({ kind, onPasted }: PasteReceiversProps) => {
  const { shop, t } = useBusiness();
  const [text, setText] = useState("");
  const fields = fieldsOfReceiver(kind, shop.storefront.country);
  const columns = new Intl.ListFormat(shop.locale, { type: "unit" }).format(fields.map((one) => t(`fields.${one}`)));
  const take = async () => {
    const { pastedReceivers } = await import("./pasted-receivers.ts");
    onPasted(pastedReceivers(text, fields));
    setText("");
  };
  return (
    <>
      <TextArea
        label={t("recipients.table.paste")}
        optionalLabel={t("form.optional")}
        hint={t("form.to.pasteHint", { columns })}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== "" && (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={() => void take()}>
            {t("form.to.take")}
          </Button>
        </div>
      )}
    </>
  );
};
