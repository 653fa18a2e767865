import type { House } from "../../mail/house.ts";
import { Fact, Heading } from "../../mail/templates/parts.tsx";

export interface ContactEmailProps {
  house: House;
  title: string;
  /** Paragraphs. */
  texts?: readonly string[];
  facts: readonly { label: string; value: string }[];
  /** What a visitor wrote, line breaks kept. */
  message?: { label: string; text: string };
}

/** A message of the contact form, or its confirmation. */
export const ContactEmail = ({ house, title, texts = [], facts, message }: ContactEmailProps) => (
  <>
    <Heading house={house}>{title}</Heading>
    {texts.map((text) => (
      <p key={text} style={{ margin: "0 0 16px" }}>
        {text}
      </p>
    ))}
    {facts.map(({ label, value }) => (
      <Fact key={label} house={house} label={label}>
        {value}
      </Fact>
    ))}
    {message && (
      <div style={{ margin: "20px 0 0", paddingInlineStart: 16, borderInlineStart: `4px solid ${house.primary}` }}>
        <p className="muted" style={{ margin: 0, color: house.muted, fontSize: 13 }}>
          {message.label}
        </p>
        <p dir="auto" style={{ margin: "4px 0 0", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {message.text}
        </p>
      </div>
    )}
  </>
);
