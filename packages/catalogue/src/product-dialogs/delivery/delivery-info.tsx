import { MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import type { LateTranslate } from "../late-words.ts";
import type { DeliveryFacts } from "./delivery-facts.ts";
import * as styles from "./delivery-info.css.ts";

export interface DeliveryInfoProps extends DeliveryFacts {
  t: LateTranslate;
}

/** How each delivery kind of a product arrives, what is promised, and where all of it stands. */
export const DeliveryInfo = ({ t, href, minutes, post }: DeliveryInfoProps) => (
  <div className={styles.kinds}>
    {minutes !== undefined && (
      <Kind icon={<MailIcon />} title={t("delivery.digital.title")}>
        <Text>{t("delivery.digital.text", { minutes })}</Text>
      </Kind>
    )}
    {post && (
      <Kind icon={<PostIcon />} title={t("delivery.physical.title")}>
        <Text>{t("delivery.physical.text", { time: post.time, price: post.price })}</Text>
        <Text>{t("delivery.promise", { percent: post.percent, days: post.days })}</Text>
        {post.registered && <Text>{t("delivery.registered", post.registered)}</Text>}
      </Kind>
    )}
    <Link href={href} variant="arrow">
      {t("delivery.more")}
    </Link>
  </div>
);

const Kind = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className={styles.kind}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  </section>
);
