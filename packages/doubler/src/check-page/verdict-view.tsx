import type { Verdict } from "@giftshop/doubler-verifier";
import type { Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { Banner } from "@giftshop/ui-kit/banner";
import { Text } from "@giftshop/ui-kit/text";
import * as styles from "../doubler-page.css.ts";
import type { DoublerWords } from "../doubler-words.ts";

export interface VerdictViewProps {
  t: Translate<DoublerWords>;
  language: Language;
  verdict: Verdict;
  /** How many entries the draw had. */
  entries: number;
}

const ownText = (
  { t, verdict: { own }, entries }: VerdictViewProps,
  number: (value: number) => string,
): string | undefined => {
  if (own === undefined) return undefined;
  if (own.position === undefined) return t("check.own.absent");
  const where = { position: number(own.position), count: number(entries) };
  if (own.place === undefined) return t("check.own.in", where);
  return own.place === 0
    ? t("check.own.winner", where)
    : t("check.own.reserve", { ...where, place: number(own.place) });
};

/** What a check found: each step, the fingerprint, and where an own entry is. */
export const VerdictView = (props: VerdictViewProps) => {
  const { t, language, verdict } = props;
  const { ok, checks, commitment } = verdict;
  const own = ownText(props, (value) => new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(value));
  return (
    <div className={styles.section} data-verdict={ok ? "good" : "bad"}>
      <Banner
        tone={ok ? "success" : "danger"}
        live={ok ? "status" : "alert"}
        title={t(ok ? "check.good" : "check.bad")}
      >
        {t(ok ? "check.goodText" : "check.badText")}
      </Banner>
      {own && <Text weight="bold">{own}</Text>}
      <ul className={`${styles.list} ${styles.plain}`}>
        {checks.map((one) => (
          <li key={one.step}>
            <Text as="span" tone={one.ok ? "success" : "danger"} weight="bold">
              {t(one.ok ? "check.ok" : "check.failed")}
            </Text>{" "}
            {t(`check.steps.${one.step}`)}
          </li>
        ))}
      </ul>
      <div>
        <Text size="small" tone="muted">
          {t("draws.fingerprint")}
        </Text>
        <p className={styles.code} dir="ltr">
          {commitment}
        </p>
      </div>
    </div>
  );
};
