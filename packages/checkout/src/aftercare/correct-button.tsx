import { EditIcon } from "@giftshop/ui-kit/icon";
import type { CorrectEmailProps } from "./correct-email.tsx";
import { LateWindowButton } from "./late-window-button.tsx";

export interface CorrectButtonProps extends Omit<CorrectEmailProps, "open" | "onClose"> {
  label: string;
  /** What whoever hears it alone is told. */
  name: string;
}

/** Opens the window in which an email is put right. */
export const CorrectButton = ({ label, name, ...correcting }: CorrectButtonProps) => (
  <LateWindowButton {...{ label, name }} icon={<EditIcon />} load={() => import("./correct-email.tsx")}>
    {({ CorrectEmailWindow }, state) => <CorrectEmailWindow {...correcting} {...state} />}
  </LateWindowButton>
);
