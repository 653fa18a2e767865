import { Button } from "@giftshop/ui-kit/button";
import { type ReactNode, useState } from "react";
import { WhyDialog } from "../parts/why-dialog.tsx";

interface WhyButtonProps {
  label: string;
  title: string;
  /** What will happen. */
  text: ReactNode;
  danger?: boolean;
  /** Does it; answers why not. */
  onDo(why: string, form: FormData): Promise<string | undefined>;
  /** Called when it was done. */
  onDone(): void;
}

/** A press that asks why, says what will happen, and does it. */
export const WhyButton = ({ label, title, text, danger = false, onDo, onDone }: WhyButtonProps) => {
  const [open, setOpen] = useState(false);
  const run = async (why: string, form: FormData) => {
    const refused = await onDo(why, form);
    if (refused === undefined) onDone();
    return refused;
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <WhyDialog open={open} title={title} submit={label} danger={danger} onDo={run} onClose={() => setOpen(false)}>
        {text}
      </WhyDialog>
    </>
  );
};
