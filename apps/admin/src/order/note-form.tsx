import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { type FormEvent, useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { NoteOrder } from "./order-documents.ts";

/** Writes down something about an order, for whoever looks at it next. */
export const NoteForm = ({ number, onDone }: { number: string; onDone(said: string): void }) => {
  const { t } = useWords();
  const may = useMay("ORDERS_NOTE");
  const note = useDo(NoteOrder);
  const [refused, setRefused] = useState<string>();
  if (!may) return null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "");
    const outcome = await note.run({ number, text });
    setRefused(outcome.refused);
    if (!outcome.data) return;
    form.reset();
    onDone(t("note.done"));
  };
  return (
    <form onSubmit={send}>
      <Stack gap={2}>
        {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
        <TextArea label={t("note.label")} hint={t("note.hint")} name="text" rows={2} required />
        <div>
          <Button type="submit" variant="secondary" size="small" loading={note.pending}>
            {t("note.add")}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
