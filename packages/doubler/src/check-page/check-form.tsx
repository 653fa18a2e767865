import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Progress } from "@giftshop/ui-kit/progress";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useMemo, useState } from "react";
import * as styles from "../doubler-page.css.ts";
import type { DoublerWords } from "../doubler-words.ts";
import { type CheckOutcome, runCheck } from "./run-check.ts";
import { VerdictView } from "./verdict-view.tsx";

export interface CheckFormProps {
  language: Language;
  words: DoublerWords;
  /** Ids of draws that were held, the newest first. */
  draws: readonly string[];
  /** Checks a draw. Default: in a worker. */
  check?: typeof runCheck;
}

/** Chooses a draw, recomputes it in this browser, and says what came out. */
export const CheckForm = ({ language, words, draws, check = runCheck }: CheckFormProps) => {
  const t = useMemo(() => createTranslate(language, words), [language, words]);
  const [share, setShare] = useState<number>();
  const [outcome, setOutcome] = useState<CheckOutcome>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = { draw: String(form.get("draw")), receipt: String(form.get("receipt") ?? "") };
    setOutcome(undefined);
    setShare(0);
    setOutcome(await check(asked, setShare));
    setShare(undefined);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectNative name="draw" label={t("check.draw")} options={draws.map((id) => ({ id, label: id }))} />
      <TextField
        name="receipt"
        label={t("check.receipt")}
        hint={t("check.receiptHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <div>
        <Button type="submit" loading={share !== undefined} loadingLabel={t("check.busy")}>
          {t("check.action")}
        </Button>
      </div>
      {share !== undefined && <Progress label={t("check.progress")} value={share} />}
      {outcome?.kind === "unavailable" && <Banner tone="danger">{t("errors.unavailable")}</Banner>}
      {outcome?.kind === "verdict" && <VerdictView t={t} language={language} {...outcome} />}
    </form>
  );
};
