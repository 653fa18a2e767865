import { Banner } from "@giftshop/ui-kit/banner";
import { Link } from "@giftshop/ui-kit/link";
import type { ContactTranslate } from "./contact-words.ts";
import type { ContactFailure } from "./outcome.ts";

export interface FailureBannerProps {
  t: ContactTranslate;
  failure: ContactFailure;
  /** The shop's address, for who would rather not try again. */
  email: string;
}

/** Why the message was not sent, and what to do: what was typed stays. */
export const FailureBanner = ({ t, failure, email }: FailureBannerProps) => (
  <Banner
    tone={failure === "tooMany" ? "warning" : "danger"}
    live="alert"
    title={t(`contact.failure.${failure}.title`)}
    action={<Link href={`mailto:${email}`}>{email}</Link>}
  >
    {t(`contact.failure.${failure}.text`)}
  </Banner>
);
