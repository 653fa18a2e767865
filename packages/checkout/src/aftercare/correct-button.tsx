import { Button } from "@giftshop/ui-kit";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import type { CorrectEmailProps } from "./correct-email.tsx";

export interface CorrectButtonProps extends Omit<CorrectEmailProps, "open" | "onClose"> {
  label: string;
  /** What whoever hears it alone is told. */
  name: string;
}

/** Opens the window in which an email is put right, which is fetched when somebody comes near. */
export function CorrectButton({ label, name, ...correcting }: CorrectButtonProps) {
  const [open, setOpen] = useState(false);
  const late = useLate(() => import("./correct-email.tsx").then((part) => part.CorrectEmailWindow));
  const { part: Window, pending } = late;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        loading={open && pending}
        {...fetchAhead(late)}
        onClick={() => {
          setOpen(true);
          late.start();
        }}
      >
        {label}
      </Button>
      {Window && <Window {...correcting} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
