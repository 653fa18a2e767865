import { Button } from "@giftshop/ui-kit/button";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { type ReactNode, useState } from "react";

export interface LateWindowButtonProps<Window> {
  label: string;
  /** What whoever hears it alone is told. */
  name: string;
  /** Stands before its label. */
  icon?: ReactNode;
  /** Default `quiet`. */
  variant?: "secondary" | "quiet";
  className?: string | undefined;
  /** Fetches the window when somebody comes near. */
  load(): Promise<Window>;
  /** Draws it, closed or open. */
  children(window: Window, state: { open: boolean; onClose(): void }): ReactNode;
}

/** Opens a window in which something is done about an order, which is fetched on need. */
export const LateWindowButton = <Window,>({
  label,
  name,
  icon,
  variant = "quiet",
  className,
  load,
  children,
}: LateWindowButtonProps<Window>) => {
  const [open, setOpen] = useState(false);
  const late = useLate(load);
  const { part, pending } = late;
  return (
    <>
      <Button
        className={className}
        variant={variant}
        size="small"
        icon={icon}
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
      {part && children(part, { open, onClose: () => setOpen(false) })}
    </>
  );
};
