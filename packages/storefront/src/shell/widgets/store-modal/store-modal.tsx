"use client";

import { Modal } from "@giftshop/ui-kit/modal";
import { StoreForm, type StoreFormProps } from "./store-form.tsx";

export interface StoreModalProps extends Omit<StoreFormProps, "onApplied"> {
  open: boolean;
  onClose(): void;
}

/** The form for language and country, over the page. */
export const StoreModal = ({ open, onClose, ...form }: StoreModalProps) => (
  <Modal open={open} onClose={onClose} title={form.texts.title} closeLabel={form.texts.close} size="small">
    <StoreForm {...form} onApplied={onClose} />
  </Modal>
);
