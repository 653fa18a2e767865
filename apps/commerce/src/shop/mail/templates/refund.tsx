import type { House } from "../house.ts";
import { Action, Fact, Heading } from "./parts.tsx";

export interface RefundTexts {
  greeting: string;
  /** Paragraphs: what happened, what is done, and that there is nothing to do. */
  texts: readonly string[];
  facts: readonly { label: string; value: string }[];
  view?: { text: string; href: string } | undefined;
}

/** A short email: what happened, what follows, and one thing to press. */
export const Refund = ({ texts, house }: { texts: RefundTexts; house: House }) => (
  <>
    <Heading house={house}>{texts.greeting}</Heading>
    {texts.texts.map((text) => (
      <p key={text} style={{ margin: "0 0 16px" }}>
        {text}
      </p>
    ))}
    {texts.facts.map(({ label, value }) => (
      <Fact key={label} house={house} label={label}>
        {value}
      </Fact>
    ))}
    {texts.view && (
      <Action house={house} href={texts.view.href}>
        {texts.view.text}
      </Action>
    )}
  </>
);
