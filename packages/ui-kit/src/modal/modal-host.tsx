"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Modal } from "./modal.tsx";
import type { HostedModal, Modals } from "./modals.ts";
import { ModalContext } from "./use-modal.ts";

export interface ModalHostProps {
  /** The store whose modals it shows. */
  modals: Modals;
}

/**
 * Shows the modals of a page. One of it stands at the end of the
 * root layout, fetched on need: `@giftshop/ui-kit/modal/lazy`.
 */
export const ModalHost = ({ modals }: ModalHostProps) => {
  const list = useSyncExternalStore(modals.subscribe, modals.list, modals.list);
  const empty = list.length === 0;
  useEffect(() => {
    if (!empty) return;
    // A modal gives focus back to what had it, but that may have been in another modal, which is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) modals.opener()?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [empty, modals]);
  return list.map((modal) => <Hosted key={modal.key} modal={modal} />);
};

const Hosted = ({ modal: { request, controls, phase, loading } }: { modal: HostedModal }) => {
  const { content, footer, back, onClose: _, ...look } = request;
  return (
    <ModalContext value={controls}>
      <Modal
        {...look}
        open={phase === "open"}
        loading={loading}
        onClose={controls.close}
        back={back && { label: back.label, onPress: () => back.onPress(controls) }}
        footer={typeof footer === "function" ? footer(controls) : footer}
      >
        {typeof content === "function" ? content(controls) : content}
      </Modal>
    </ModalContext>
  );
};
