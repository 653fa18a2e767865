import type { Translate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import type { RedeemWords } from "../balance-check/balance-words.ts";

const load = () => import("./scan-dialog.tsx").then(({ ScanDialog }) => ScanDialog);

export interface ScanOpenerProps {
  t: Translate<RedeemWords>;
  onFound(cardNumber: string): void;
}

/**
 * Opens the camera to read the barcode of a card; everything
 * behind it is fetched when it is about to be pressed.
 */
export const ScanOpener = ({ t, onFound }: ScanOpenerProps) => {
  const late = useLate(load);
  const { part: Dialog } = late;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={open && late.pending}
        loadingLabel={t("balance.scan.starting")}
        aria-haspopup="dialog"
        {...fetchAhead(late)}
        onClick={() => {
          setOpen(true);
          late.fetch().catch(() => setOpen(false));
        }}
      >
        {t("balance.scan.action")}
      </Button>
      {Dialog && (
        <Dialog
          t={t}
          open={open}
          onClose={() => setOpen(false)}
          onFound={(cardNumber) => {
            setOpen(false);
            onFound(cardNumber);
          }}
        />
      )}
    </>
  );
};
