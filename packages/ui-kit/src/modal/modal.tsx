"use client";

import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { ArrowIcon, CloseIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Loader } from "../loader/loader.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./modal.css.ts";
import type { ModalLook } from "./modal-look.ts";
import { usePresence } from "./use-presence.ts";
import { useViewportHeight } from "./viewport-height.ts";

export interface ModalProps extends ModalLook {
  /** Shown or not; when it turns `false` the modal leaves within 300 ms. */
  open: boolean;
  /** The visitor wants it closed: by its button, by Escape or by a press beside it. */
  onClose(): void;
  /** Something is on its way: a ring covers the content and the visitor cannot close. */
  loading?: boolean;
  /** Draws a back button in the head. */
  back?: { label: string; onPress(): void } | undefined;
  /**
   * The bar of actions below the content, which stays in sight when
   * the content scrolls, unless the window is too low for both.
   */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog that keeps focus and gives it back, a sheet on a phone; on react-aria's hooks, as its component
 * brings three times as much. State: `data-exiting`, `data-loading`.
 */
export const Modal = (props: ModalProps) => {
  const scrim = useRef<HTMLDivElement>(null);
  const presence = usePresence(props.open, scrim);
  return presence !== "gone" && <Layer {...props} scrim={scrim} leaving={presence === "leaving"} />;
};

/** What lies over the page: from here on it is there. */
const Layer = ({
  scrim,
  leaving,
  ...props
}: ModalProps & { scrim: RefObject<HTMLDivElement | null>; leaving: boolean }) => {
  const { open, onClose, loading = false, dismissible = true, size = "medium", height = "content" } = props;
  const frame = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: open, onOpenChange: (next) => !next && onClose() });
  const leave = dismissible && !loading;
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: leave, isKeyboardDismissDisabled: !leave },
    state,
    frame,
  );
  const exiting = leaving || undefined;
  const room = { [styles.roomProperty]: `${useViewportHeight()}px` } as CSSProperties;
  return (
    <Overlay isExiting={leaving}>
      <div {...underlayProps} ref={scrim} className={styles.scrim} style={room} data-exiting={exiting}>
        <div
          {...modalProps}
          ref={frame}
          className={styles.frame}
          data-size={size}
          data-height={height}
          data-exiting={exiting}
        >
          <Dialog {...props} />
        </div>
      </div>
    </Overlay>
  );
};

/** The dialog itself, apart, as it finds the layer that keeps its focus around it. */
const Dialog = ({
  onClose,
  loading = false,
  back,
  footer,
  children,
  title,
  titleHidden = false,
  closeLabel,
  loadingLabel,
  role = "dialog",
}: ModalProps) => {
  const section = useRef<HTMLElement>(null);
  const { dialogProps, titleProps } = useDialog({ role }, section);
  return (
    <section
      {...dialogProps}
      ref={section}
      className={styles.dialog}
      aria-busy={loading}
      data-loading={loading || undefined}
    >
      <div className={styles.head} data-back={back ? true : undefined}>
        {back && (
          <IconButton
            label={back.label}
            icon={<ArrowIcon className={styles.backIcon} />}
            {...pressUnless(loading, back.onPress)}
          />
        )}
        <h2 {...titleProps} className={styles.title}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} {...pressUnless(loading, onClose)} />
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
    </section>
  );
};

/** Said to be disabled rather than made so: a disabled button would drop the focus it may have. */
const pressUnless = (loading: boolean, press: () => void) => (loading ? { "aria-disabled": true } : { onClick: press });
