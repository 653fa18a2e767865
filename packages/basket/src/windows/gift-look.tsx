import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, GiftMail, GiftPreview } from "@giftshop/ui-kit/gift-preview";

/** A wrapper or a packing, as far as it is seen. */
export interface LookExtra {
  alt: string;
  src: string;
}

export interface GiftLookProps {
  /** Name of the picture. */
  label: string;
  digital: boolean;
  /** To whom, in words. */
  to: string;
  face: { src: string; alt: string };
  /** Value of one card, for people. */
  value: string | undefined;
  message: string | undefined;
  wrapper: LookExtra | undefined;
  packing: LookExtra | undefined;
}

/** A gift as it will arrive: its e-mail opened, or the card in its wrapper, in its box, with its note. */
export const GiftLook = ({ label, digital, to, face, value, message, wrapper, packing }: GiftLookProps) => {
  if (digital) {
    const card = <GiftCard face={face} value={value} priority />;
    return <GiftMail {...{ label, to, card, message }} design={wrapper?.src} />;
  }
  const card = (
    <GiftCard face={face} value={value} priority>
      {wrapper && <CardWrapper {...wrapper} />}
    </GiftCard>
  );
  return (
    <GiftPreview
      {...{ label, card, packing }}
      covered={wrapper !== undefined}
      message={message ? { message } : undefined}
    />
  );
};
