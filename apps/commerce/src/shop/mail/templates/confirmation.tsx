import type { House } from "../house.ts";
import { Action, Heading } from "./parts.tsx";

export interface ConfirmationTexts {
  greeting: string;
  intro: string;
  deliveries: readonly {
    title: string;
    what: string;
    /** Where it goes: an address of a house or a mailbox. */
    place: string | undefined;
    total: string;
    /** Content id of the card's face. */
    cid?: string | undefined;
    note?: { title: string; text: string } | undefined;
  }[];
  /** How many there are besides, in words. */
  more: string | undefined;
  /** Postage and total, in order; the last one is emphasised. */
  sums: readonly { label: string; amount: string }[];
  /** What gift cards paid of it, and what a company notes with the order. */
  facts: readonly { label: string; value: string }[];
  view: { text: string; href: string };
}

/** What the buyer wrote to somebody, as far as one looks at it again. */
const Quoted = ({ house, title, text }: { house: House; title: string; text: string }) => (
  <p
    className="muted"
    style={{
      margin: "8px 0 0",
      paddingInlineStart: 10,
      borderInlineStart: `3px solid ${house.line}`,
      color: house.muted,
      fontSize: 14,
    }}
  >
    {title}:
    <span dir="auto" style={{ display: "block", whiteSpace: "pre-line" }}>
      {text}
    </span>
  </p>
);

/** Who gets what and when, and what was paid. */
export const Confirmation = ({ texts, house }: { texts: ConfirmationTexts; house: House }) => {
  const line = { borderTop: `1px solid ${house.line}`, padding: "12px 0", verticalAlign: "top" } as const;
  const name = { ...line, fontWeight: "inherit", textAlign: "start" } as const;
  const sum = { ...line, paddingInlineStart: 16, textAlign: "end", whiteSpace: "nowrap" } as const;
  return (
    <>
      <Heading house={house}>{texts.greeting}</Heading>
      <p style={{ margin: "0 0 20px" }}>{texts.intro}</p>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {texts.deliveries.map(({ title, what, place, total, cid, note }, index) => (
            <tr key={index}>
              <td width={88} style={{ ...line, width: 88, paddingInlineEnd: 16 }}>
                {cid && (
                  <img src={`cid:${cid}`} alt="" width={72} style={{ display: "block", width: 72, borderRadius: 4 }} />
                )}
              </td>
              <th scope="row" style={name}>
                <strong>{title}</strong>
                <br />
                <span className="muted" style={{ color: house.muted, fontSize: 14, wordBreak: "break-word" }}>
                  {what}
                  {place && (
                    <>
                      <br />
                      <bdi>{place}</bdi>
                    </>
                  )}
                </span>
                {note && <Quoted house={house} {...note} />}
              </th>
              <td style={sum}>{total}</td>
            </tr>
          ))}
          {texts.more && (
            <tr>
              <td colSpan={3} style={line}>
                {texts.more}
              </td>
            </tr>
          )}
          {texts.sums.map(({ label, amount }, index) => (
            <tr key={label} style={{ fontWeight: index === texts.sums.length - 1 ? 700 : 400 }}>
              <th scope="row" colSpan={2} style={name}>
                {label}
              </th>
              <td style={sum}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {texts.facts.map(({ label, value }) => (
        <p key={label} className="muted" style={{ margin: "8px 0 0", color: house.muted, fontSize: 14 }}>
          {label}: <bdi>{value}</bdi>
        </p>
      ))}
      <Action house={house} href={texts.view.href}>
        {texts.view.text}
      </Action>
    </>
  );
};
