"use client";

import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal as ModalFrame, ModalOverlay } from "react-aria-components/Modal";
import { ArrowIcon, CloseIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Loader } from "../loader/loader.tsx";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./modal.css.ts";
import type { ModalLook } from "./modal-look.ts";

export interface ModalProps extends ModalLook {
  /** Shown or not. When it turns `false` the modal leaves within 300 ms. */
  open: boolean;
  /** The visitor wants it closed: by its button, by Escape or by a press beside it. */
  onClose(): void;
  /** Something is on its way: a ring covers the content and the visitor cannot close. */
  loading?: boolean;
  /** Draws a back button in the head. */
  back?: { label: string; onPress(): void } | undefined;
  /** The bar of actions below the content, which stays in sight when the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog over the page, which it makes inert and keeps from scrolling: a sheet from below on a phone, a window in the middle
 * elsewhere. It takes focus, keeps it, and gives it back to what had it. State: `data-entering`, `data-exiting`, `data-loading`.
 */
export function Modal({
  open,
  onClose,
  loading = false,
  back,
  footer,
  children,
  title,
  titleHidden = false,
  closeLabel,
  loadingLabel,
  size = "medium",
  dismissible = true,
  role = "dialog",
}: ModalProps) {
  const leave = dismissible && !loading;
  return (
    <PageLocale>
      <ModalOverlay
        className={styles.scrim}
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={leave}
        isKeyboardDismissDisabled={!leave}
      >
        <ModalFrame className={styles.frame} data-size={size}>
          <Dialog className={styles.dialog} role={role} aria-busy={loading} data-loading={loading || undefined}>
            <div className={styles.head} data-back={back ? true : undefined}>
              {back && (
                <IconButton
                  className={styles.press}
                  label={back.label}
                  icon={<ArrowIcon className={styles.backIcon} />}
                  {...pressUnless(loading, back.onPress)}
                />
              )}
              <Heading slot="title" level={2} className={styles.title}>
                {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Heading>
              <IconButton
                className={styles.press}
                label={closeLabel}
                icon={<CloseIcon />}
                {...pressUnless(loading, onClose)}
              />
            </div>
            <div className={styles.body}>
              {children}
              {loading && (
                <div className={styles.progress}>
                  <Loader label={loadingLabel} />
                </div>
              )}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog>
        </ModalFrame>
      </ModalOverlay>
    </PageLocale>
  );
}

/** Said to be disabled rather than made so: a disabled button would drop the focus it may have. */
function pressUnless(loading: boolean, press: () => void) {
  return loading ? { "aria-disabled": true } : { onClick: press };
}
