import type { House } from "../house.ts";
import { Action, CardPicture, Fact, Heading, Note, WrappingPicture } from "./parts.tsx";

/** One card, in words. */
export interface CardTexts {
  /** "Card 1 of 2"; absent when there is one. */
  title?: string;
  number: string;
  pin: string;
  value: string;
  expires: string;
  barcodeCid: string;
  barcodeAlt: string;
}

export interface GiftTexts {
  greeting: string;
  intro: string;
  productTitle: string;
  faceCid: string;
  /** What the card comes in. */
  wrapper?: { title: string; cid: string; alt: string };
  note?: { title: string; text: string };
  split?: string;
  cards: readonly CardTexts[];
  labels: { value: string; number: string; pin: string; expires: string };
  use: { title: string; text: string };
  balance: { text: string; href: string };
  cash: string;
}

const Card = ({ card, labels, house }: { card: CardTexts; labels: GiftTexts["labels"]; house: House }) => (
  <div style={{ margin: "24px 0 0", padding: "20px 0 0", borderTop: `1px solid ${house.line}` }}>
    {card.title && <p style={{ margin: "0 0 12px", fontWeight: 700 }}>{card.title}</p>}
    <Fact house={house} label={labels.value}>
      {card.value}
    </Fact>
    <Fact house={house} label={labels.number} code>
      {card.number}
    </Fact>
    <Fact house={house} label={labels.pin} code>
      {card.pin}
    </Fact>
    <Fact house={house} label={labels.expires}>
      {card.expires}
    </Fact>
    <img
      src={`cid:${card.barcodeCid}`}
      alt={card.barcodeAlt}
      width={320}
      style={{ display: "block", maxWidth: "100%", height: "auto", borderRadius: 4 }}
    />
  </div>
);

/**
 * The gift itself: the card half out of what it comes in, or its face; then
 * the note, then each card with its code as text and as barcode.
 */
export const Gift = ({ texts, house }: { texts: GiftTexts; house: House }) => (
  <>
    <Heading house={house}>{texts.greeting}</Heading>
    <p style={{ margin: "0 0 20px" }}>{texts.intro}</p>
    {texts.wrapper ? (
      <WrappingPicture cid={texts.wrapper.cid} alt={texts.wrapper.alt} />
    ) : (
      <CardPicture cid={texts.faceCid} alt={texts.productTitle} />
    )}
    {texts.note && <Note house={house} {...texts.note} />}
    {texts.split && <p style={{ margin: "24px 0 0" }}>{texts.split}</p>}
    {texts.cards.map((card) => (
      <Card key={card.number} card={card} labels={texts.labels} house={house} />
    ))}
    <h2 className="ink" style={{ margin: "28px 0 8px", fontFamily: house.headingFont, fontSize: 18, color: house.ink }}>
      {texts.use.title}
    </h2>
    <p style={{ margin: "0 0 12px" }}>{texts.use.text}</p>
    <p style={{ margin: 0 }}>{texts.cash}</p>
    <Action house={house} href={texts.balance.href}>
      {texts.balance.text}
    </Action>
  </>
);
