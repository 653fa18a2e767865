import type { House } from "../house.ts";
import { CardPicture, Fact, Heading, Note } from "./parts.tsx";

export interface DonationTexts {
  greeting: string;
  intro: string;
  charity: string;
  faceCid: string;
  note?: { title: string; text: string };
  facts: readonly { label: string; value: string }[];
  /** Where all of it goes. */
  whole: string;
}

/** Who gives, to which charity, how much, and the words that go with it. */
export const Donation = ({ texts, house }: { texts: DonationTexts; house: House }) => (
  <>
    <Heading house={house}>{texts.greeting}</Heading>
    <p style={{ margin: "0 0 20px" }}>{texts.intro}</p>
    <CardPicture cid={texts.faceCid} alt={texts.charity} />
    {texts.note && <Note house={house} {...texts.note} />}
    <div style={{ margin: "24px 0 0", padding: "20px 0 0", borderTop: `1px solid ${house.line}` }}>
      {texts.facts.map(({ label, value }) => (
        <Fact key={label} house={house} label={label}>
          {value}
        </Fact>
      ))}
    </div>
    <p style={{ margin: "20px 0 0" }}>{texts.whole}</p>
  </>
);
