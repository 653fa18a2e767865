import { Banner } from "@giftshop/ui-kit/banner";
import { ButtonLink } from "@giftshop/ui-kit/button";

export interface NoExchangeProps {
  texts: { title: string; text: string; action: string };
  /** Address of the balance check. */
  check: string;
}

/** There is no exchange in this browser: the way to one. */
export function NoExchange({ texts, check }: NoExchangeProps) {
  return (
    <Banner title={texts.title} action={<ButtonLink href={check}>{texts.action}</ButtonLink>}>
      {texts.text}
    </Banner>
  );
}
