import { Button } from "@giftshop/ui-kit/button";
import { useFormValues } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import { GiftLine } from "./gift-line.tsx";
import * as styles from "./request-form.css.ts";
import { emptyLine, mostLines, type RequestValues } from "./typed-request.ts";

/** The gifts of a request, one below the other. */
export const GiftLines = ({ gifts }: { gifts: readonly Gift[] }) => {
  const { t } = useBusiness();
  const { values, change } = useFormValues<RequestValues>();
  const { lines } = values;
  const remove = (index: number) => () => change((now) => ({ ...now, lines: now.lines.toSpliced(index, 1) }));
  const add = () => change((now) => ({ ...now, lines: [...now.lines, emptyLine()] }));
  return (
    <section className={styles.section} aria-labelledby="quote-gifts">
      <Heading level={2} size="title" id="quote-gifts">
        {t("form.gifts")}
      </Heading>
      {lines.map((_, index) => (
        // A line is its place: it has nothing else that lasts.
        <GiftLine key={index} gifts={gifts} index={index} onRemove={lines.length > 1 ? remove(index) : undefined} />
      ))}
      {lines.length < mostLines && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={add}>
            {t("form.add")}
          </Button>
        </div>
      )}
    </section>
  );
};
