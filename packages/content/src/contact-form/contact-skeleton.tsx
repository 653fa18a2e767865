import { join, Skeleton, VisuallyHidden } from "@giftshop/ui-kit";
import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "./contact-form.css.ts";
import type { ContactTranslate } from "./contact-words.ts";

/** The room the form will take. */
export function ContactSkeleton({ t }: { t: ContactTranslate }) {
  return (
    <div className={join(styles.panel, styles.waiting)} aria-busy="true">
      <VisuallyHidden role="status">{t("contact.loading")}</VisuallyHidden>
      <Heading level={2} size="title">
        {t("contact.title")}
      </Heading>
      <Skeleton shape="block" className={styles.waitingField} />
      <Skeleton shape="block" className={styles.waitingHinted} />
      <Skeleton shape="block" className={styles.waitingField} />
      <Skeleton shape="block" className={styles.waitingMessage} />
      <Skeleton shape="block" className={styles.waitingAction} />
      <p className={styles.privacy}>{t("contact.privacy")}</p>
    </div>
  );
}
