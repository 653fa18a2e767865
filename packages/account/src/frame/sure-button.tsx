import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { useCallback, useState } from "react";

export interface SureButtonProps {
  label: string;
  /** What a screen reader says of the label, where several buttons have it. */
  name?: string | undefined;
  /** Label of the second press, which does it. */
  sure: string;
  /** Label of the way back. */
  keep: string;
  onSure(): void;
}

/** A press that cannot be taken back: it asks once more, in its place. */
export const SureButton = ({ label, name, sure, keep, onSure }: SureButtonProps) => {
  const [asked, setAsked] = useState<boolean>();
  // The press that asked, or went back, is gone: what it led to has the focus.
  const focused = useCallback((button: HTMLButtonElement | null) => button?.focus(), []);
  if (!asked)
    return (
      <Button
        ref={asked === false ? focused : null}
        variant="quiet"
        size="small"
        aria-label={name}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
    );
  return (
    <Stack direction="row" gap={2}>
      <Button ref={focused} variant="secondary" size="small" onClick={onSure}>
        {sure}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
        {keep}
      </Button>
    </Stack>
  );
};
