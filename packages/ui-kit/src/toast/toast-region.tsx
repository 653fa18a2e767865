"use client";

import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_ToastRegion as Region,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components/Toast";
import { button } from "../button/button.css.ts";
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import * as styles from "./toast.css.ts";
import type { QueuedToast, Toasts } from "./toasts.ts";

export interface ToastRegionProps {
  /** The store whose toasts it shows. */
  toasts: Toasts;
  /** Name of the region, a landmark that F6 leads to. */
  label: string;
  /** Name of a toast's close button. */
  closeLabel: string;
}

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon };

const usualDuration = 6000;

/**
 * Shows the toasts of a page, three at a time, and announces
 * them. One of it stands in the root layout, fetched on need.
 */
export const ToastRegion = ({ toasts, label, closeLabel }: ToastRegionProps) => {
  const [queue] = useState(() => new ToastQueue<QueuedToast>({ maxVisibleToasts: 3 }));
  useEffect(() => fill(queue, toasts), [queue, toasts]);
  return (
    <PageLocale>
      <Region queue={queue} className={styles.region} aria-label={label}>
        {({ toast }) => <Shown toast={toast} closeLabel={closeLabel} close={() => queue.close(toast.key)} />}
      </Region>
    </PageLocale>
  );
};

/**
 * Keeps react-aria's queue, which holds the clocks, in step
 * with the store until the returned function is called.
 */
const fill = (queue: ToastQueue<QueuedToast>, toasts: Toasts): (() => void) => {
  const shown = new Map<number, string>();
  const keepUp = () => {
    const list = toasts.list();
    for (const toast of list) {
      if (shown.has(toast.key)) continue;
      const duration = toast.duration === undefined && !toast.action ? usualDuration : toast.duration;
      const onClose = () => toasts.remove(toast.key);
      shown.set(toast.key, queue.add(toast, duration ? { timeout: duration, onClose } : { onClose }));
    }
    for (const [key, queueKey] of shown) {
      if (list.some((toast) => toast.key === key)) continue;
      shown.delete(key);
      queue.close(queueKey);
    }
  };
  keepUp();
  const leave = toasts.subscribe(keepUp);
  return () => {
    leave();
    queue.clear();
  };
};

interface ShownProps {
  toast: { key: string; content: QueuedToast };
  closeLabel: string;
  close(): void;
}

const Shown = ({ toast, closeLabel, close }: ShownProps) => {
  const { tone = "info", title, description, action } = toast.content;
  const Icon = icons[tone];
  return (
    <Toast toast={toast} className={styles.toast} data-tone={tone}>
      <Icon className={styles.icon} />
      <ToastContent className={styles.content}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {action && (
          <Button
            className={button}
            data-variant="secondary"
            data-size="small"
            onPress={() => {
              action.onPress();
              close();
            }}
          >
            {action.label}
          </Button>
        )}
      </ToastContent>
      <Button slot="close" className={iconButton} aria-label={closeLabel}>
        <CloseIcon />
      </Button>
    </Toast>
  );
};
