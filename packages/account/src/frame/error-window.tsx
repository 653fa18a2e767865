import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";

export interface ErrorWindowProps {
  open: boolean;
  onClose(): void;
  title: string;
  text: string;
  closeLabel: string;
}

/** A window that says what went wrong, and is closed. */
export const ErrorWindow = ({ open, onClose, title, text, closeLabel }: ErrorWindowProps) => (
  <Modal open={open} onClose={onClose} size="small" role="alertdialog" title={title} closeLabel={closeLabel}>
    <Stack gap={5}>
      <Text>{text}</Text>
      <Button block onClick={onClose}>
        {closeLabel}
      </Button>
    </Stack>
  </Modal>
);
