import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { useEffect, useState } from "react";
import type { ChooseDay } from "../choose-day.ts";
import type { DayPlan } from "../day-text.ts";
import { DayForm } from "./day-form.tsx";
import { type Days, deliveryDays } from "./delivery-days.ts";
import { problemText, type TranslateWindow } from "./problem-text.ts";

export interface DeliveryDayModalProps {
  t: TranslateWindow;
  kind: "DIGITAL" | "PHYSICAL";
  plan: DayPlan | null;
  /** BCP 47. */
  locale: string;
  open: boolean;
  onChoose: ChooseDay;
  onClose(): void;
}

/** The modal "delivery date and time" (specification, section 2). */
export const DeliveryDayModal = (props: DeliveryDayModalProps) => {
  const { t, open, onClose } = props;
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t("title")}
      closeLabel={t("close")}
      loadingLabel={t("loading")}
      loading={busy}
    >
      {open && <Choosing {...props} setBusy={setBusy} />}
    </Modal>
  );
};

/** What stands in the window while it is open: it begins anew each time. */
const Choosing = ({
  t,
  kind,
  plan,
  locale,
  onChoose,
  onClose,
  setBusy,
}: DeliveryDayModalProps & { setBusy(busy: boolean): void }) => {
  const [days, setDays] = useState<Days>();
  const [draft, setDraft] = useState<Partial<DayPlan>>(plan ?? {});
  const [problem, setProblem] = useState<string>();
  const [unreachable, setUnreachable] = useState(false);
  const [asked, setAsked] = useState(0);
  const { timeZone } = draft;

  useEffect(() => {
    let gone = false;
    deliveryDays(kind, timeZone).then(
      (found) => {
        if (!gone) setDays(found);
      },
      () => {
        if (!gone) setUnreachable(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [kind, timeZone, asked]);

  const askAgain = () => {
    setUnreachable(false);
    setAsked(asked + 1);
  };

  const choose = async (next: DayPlan | null) => {
    setProblem(undefined);
    setBusy(true);
    try {
      const code = await onChoose(next);
      if (code === undefined) return onClose();
      setProblem(problemText(t, code));
      askAgain();
    } catch {
      setProblem(t("unreachable"));
    } finally {
      setBusy(false);
    }
  };

  if (unreachable) {
    return (
      <Banner tone="danger" action={<Button onClick={askAgain}>{t("retry")}</Button>}>
        {t("unreachable")}
      </Banner>
    );
  }
  return (
    <DayForm
      t={t}
      kind={kind}
      days={days}
      draft={draft}
      locale={locale}
      canReset={plan !== null}
      problem={problem}
      onDraft={setDraft}
      onSave={(next) => void choose(next)}
      onReset={() => void choose(null)}
    />
  );
};
