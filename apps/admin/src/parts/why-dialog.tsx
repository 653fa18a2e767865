import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

interface WhyDialogProps {
  open: boolean;
  title: string;
  /** What will happen, before it does. */
  children?: ReactNode;
  /** The word on the button. */
  submit: string;
  danger?: boolean;
  /** Does it with the reason; answers why not. */
  onDo(why: string, form: FormData): Promise<string | undefined>;
  onClose(): void;
}

/** Asks for a reason, says what will happen, and does it. */
export const WhyDialog = ({ open, title, children, submit, danger = false, onDo, onClose }: WhyDialogProps) => {
  const { t } = useWords();
  const [refused, setRefused] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (open) setRefused(undefined);
  }, [open]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    const why = await onDo(String(form.get("why") ?? ""), form);
    setPending(false);
    setRefused(why);
    if (why === undefined) onClose();
  };
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={t("close")}>
      <form onSubmit={send}>
        <Stack gap={4}>
          {typeof children === "string" ? <Text>{children}</Text> : children}
          {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
          <TextArea label={t("why.label")} hint={t("why.hint")} name="why" rows={2} minLength={3} required />
          <Stack direction="row" gap={2} justify="end">
            <Button variant="quiet" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" variant={danger ? "danger" : "primary"} loading={pending}>
              {submit}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
};
