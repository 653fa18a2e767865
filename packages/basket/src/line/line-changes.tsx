import type { ResultOf } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { useState } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import type { loadDialogs } from "../receiver/load-dialogs.ts";
import { giftOf, receiverActions } from "../receiver/receiver-actions.ts";
import * as styles from "./line.css.ts";
import type { LineFragment } from "./line.fragment.ts";

type Line = ResultOf<typeof LineFragment>;

export interface LineChangesProps {
  context: BasketContext;
  state: BasketState;
  line: Line;
  /** All gifts of its receiver, this one among them. */
  theirs: readonly Line[];
}

type Opened = { what: "edit" | "receiver" | "copy"; dialogs: Awaited<ReturnType<typeof loadDialogs>> };

/** What can be changed of a line in its place: the gift, its receiver, and the same for another person. */
export function LineChanges({ context, state, line, theirs }: LineChangesProps) {
  const { t, language, locale, countries } = context;
  const [opened, setOpened] = useState<Opened>();
  const [waiting, setWaiting] = useState<Opened["what"]>();
  const { title, productType } = line.giftcard.product;

  function open(what: Opened["what"]) {
    setWaiting(what);
    import("../receiver/load-dialogs.ts")
      .then(({ loadDialogs }) => loadDialogs(language))
      .then((dialogs) => setOpened({ what, dialogs }), state.retry)
      .finally(() => setWaiting(undefined));
  }

  const close = () => setOpened(undefined);
  const button = (what: Opened["what"], label: string) => (
    <Button
      variant="quiet"
      size="small"
      loading={waiting === what}
      aria-label={`${label}: ${title}`}
      onClick={() => open(what)}
    >
      {label}
    </Button>
  );
  const shared = { context, state, line, onClose: close };
  // A box of blank cards is nobody's.
  const given = productType !== "GIFTCARD_BLANK";
  return (
    <div className={styles.changes}>
      {button("edit", t("line.edit"))}
      {given && button("receiver", t("line.receiver"))}
      {given && button("copy", t("line.copy"))}
      {opened?.what === "edit" && <opened.dialogs.EditDialog {...shared} words={opened.dialogs.words} />}
      {opened && opened.what !== "edit" && (
        <opened.dialogs.ReceiverDialog
          {...{ locale, countries }}
          words={opened.dialogs.words}
          actions={receiverActions(state)}
          gift={giftOf(line)}
          theirs={theirs.map(giftOf)}
          copy={opened.what === "copy"}
          onClose={close}
        />
      )}
    </div>
  );
}
