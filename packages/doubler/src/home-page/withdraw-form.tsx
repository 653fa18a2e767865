import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useMemo, useState } from "react";
import { withdrawEntry } from "../calls/send.ts";
import * as styles from "../doubler-page.css.ts";
import type { DoublerWords } from "../doubler-words.ts";

export interface WithdrawFormProps {
  language: Language;
  words: DoublerWords;
  /** Takes an entry back. Default: commerce does. */
  withdraw?: typeof withdrawEntry;
}

type Problem = "required" | "receipt" | "closed" | "tooMany" | "unavailable";

/** Takes an entry back by its receipt. */
export const WithdrawForm = ({ language, words, withdraw = withdrawEntry }: WithdrawFormProps) => {
  const t = useMemo(() => createTranslate(language, words), [language, words]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [done, setDone] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const receipt = String(new FormData(event.currentTarget).get("receipt") ?? "").trim();
    if (receipt === "") return setProblem("required");
    setBusy(true);
    setProblem(undefined);
    const outcome = await withdraw(receipt);
    setBusy(false);
    if ("refusal" in outcome) setProblem(outcome.refusal);
    else setDone(true);
  };

  if (done) {
    return (
      <Banner tone="success" live="status" title={t("withdraw.done")}>
        {t("withdraw.doneText")}
      </Banner>
    );
  }
  const general = problem === "tooMany" || problem === "unavailable";
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="receipt"
        label={t("withdraw.receipt")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
        error={problem && !general ? t(`withdraw.errors.${problem}`) : undefined}
      />
      {general && <Banner tone="danger">{t(`errors.${problem}`)}</Banner>}
      <div>
        <Button type="submit" variant="secondary" loading={busy} loadingLabel={t("withdraw.busy")}>
          {t("withdraw.action")}
        </Button>
      </div>
    </form>
  );
};
