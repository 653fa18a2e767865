import type { ReactNode } from "react";
import type { MailScene } from "./render.tsx";
import { Action, Fact, Heading } from "./templates/parts.tsx";

/** What a short message about something says, from top to bottom. */
export interface Told {
  greeting: string;
  texts: readonly string[];
  /** A value may have several lines. */
  facts: readonly { label: string; value: string }[];
  /** What stands between facts and button, as it looks and as text. */
  note?: { look: ReactNode; text: string } | undefined;
  action: string;
  href: string;
}

/** A greeting, what happened, facts about it and the one thing to press: as it looks, and as text. */
export const told = (
  { house }: Pick<MailScene, "house">,
  { greeting, texts, facts, note, action, href }: Told,
): { body: ReactNode; text: (string | false)[] } => ({
  body: (
    <>
      <Heading house={house}>{greeting}</Heading>
      {texts.map((text) => (
        <p key={text} style={{ margin: "0 0 16px" }}>
          {text}
        </p>
      ))}
      {facts.map(({ label, value }) => (
        <Fact key={label} house={house} label={label}>
          <span style={{ whiteSpace: "pre-line" }}>{value}</span>
        </Fact>
      ))}
      {note?.look}
      <Action house={house} href={href}>
        {action}
      </Action>
    </>
  ),
  text: [
    greeting,
    "",
    ...texts,
    "",
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    note !== undefined && `\n${note.text}`,
    "",
    `${action}: ${href}`,
  ],
});
