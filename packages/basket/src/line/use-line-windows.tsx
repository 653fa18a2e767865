import type { ResultOf } from "@giftshop/graphql";
import { type ReactNode, useRef, useState } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import type { loadDialogs } from "../receiver/load-dialogs.ts";
import type { LineFragment } from "./line.fragment.ts";

type Line = ResultOf<typeof LineFragment>;

export interface LineWindowsOptions {
  context: BasketContext;
  state: BasketState;
  line: Line;
  /** All gifts of its receiver, this one among them. */
  theirs: readonly Line[];
  /** Takes it out. */
  onDelete(): void;
}

/** What is shown of a line, or changed of it, in a window. */
export type LineWindow = "see" | "edit" | "receiver" | "day" | "copy" | "delete";

export interface LineWindows {
  show(what: LineWindow): void;
  /** Window that was asked for and is on its way. */
  waiting: LineWindow | undefined;
  /** To be rendered beside what opens it. */
  window: ReactNode;
}

/** The windows of a line, which are fetched on need with their words. */
export const useLineWindows = ({ context, state, line, theirs, onDelete }: LineWindowsOptions): LineWindows => {
  const { language, locale, countries } = context;
  const [opened, setOpened] = useState<{ what: LineWindow; dialogs: Awaited<ReturnType<typeof loadDialogs>> }>();
  const [waiting, setWaiting] = useState<LineWindow>();

  const opener = useRef<Element>(null);

  const show = (what: LineWindow) => {
    if (!opened) opener.current = document.activeElement;
    setWaiting(what);
    import("../receiver/load-dialogs.ts")
      .then(({ loadDialogs }) => loadDialogs(language))
      .then(
        (dialogs) => setOpened({ what, dialogs }),
        // Nothing can be asked; it can be put back.
        what === "delete" ? onDelete : state.retry,
      )
      .finally(() => setWaiting(undefined));
  };

  const onClose = () => {
    setOpened(undefined);
    // One window may have opened the next, so that the last does not know what the first was opened by.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  const drawn = () => {
    if (!opened) return null;
    const { what, dialogs } = opened;
    const { words } = dialogs;
    const shared = { context, line, onClose, closeLabel: words("actions.close") };
    switch (what) {
      case "see":
        return <dialogs.GiftWindow {...shared} />;
      case "edit":
        return <dialogs.EditDialog {...{ context, state, line, words, onClose }} onOther={show} />;
      case "day":
        return (
          <dialogs.DayWindow
            open
            kind={line.giftcard.variation.variationType}
            plan={line.deliveryDate}
            {...{ locale, onClose }}
            onChoose={(plan) => state.chooseDay(line.id, plan)}
          />
        );
      case "delete":
        return (
          <dialogs.DeleteWindow
            {...shared}
            cancelLabel={words("actions.cancel")}
            onDelete={() => {
              onClose();
              onDelete();
            }}
          />
        );
      default:
        return (
          <dialogs.ReceiverDialog
            {...{ locale, countries, words, onClose }}
            actions={dialogs.receiverActions(state)}
            gift={dialogs.giftOf(line)}
            theirs={theirs.map(dialogs.giftOf)}
            copy={what === "copy"}
          />
        );
    }
  };
  return { show, waiting, window: drawn() };
};
