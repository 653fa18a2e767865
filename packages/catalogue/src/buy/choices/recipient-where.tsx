import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { EmailSlip } from "@giftshop/receivers/email-slip";
import { TextField } from "@giftshop/ui-kit/text-field";
import { suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import type { Draft } from "../draft/draft.ts";
import type { Field } from "../draft/fields.ts";
import type { Offer } from "../offer.ts";
import type { Problems } from "../problems/problem.ts";
import { ReceiverWay } from "./receiver-way.tsx";

export interface RecipientWhereProps {
  t: LateTranslate;
  words: TranslateReceiver;
  /** What is given: who is named with a donation is told of it. */
  offer: Offer;
  /** BCP 47; countries are named in it. */
  locale: string;
  draft: Draft;
  problems: Problems;
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
}

/** How the address of another person is typed: nothing is proposed or corrected. */
const address = {
  type: "email",
  inputMode: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

/**
 * Where the gift of somebody else goes: to an address of
 * theirs for e-mail, or by post to them or to the buyer.
 */
export const RecipientWhere = ({
  t,
  words,
  offer,
  locale,
  draft,
  problems,
  onChange,
  onLeave,
}: RecipientWhereProps) => {
  const { donation = false, countries = [] } = offer;
  // Half an address is no slip.
  const [left, setLeft] = useState(draft.email !== "");
  const digital = draft.kind === "DIGITAL";
  const slipped = left && suggestEmail(draft.email) !== undefined;
  return (
    <>
      {!digital && (
        <>
          <TextField
            id="buy-last-name"
            name="recipient-last-name"
            label={words("fields.lastName")}
            optionalLabel={draft.way === "them" ? undefined : words("fields.optional")}
            error={problems.lastName}
            autoComplete="off"
            autoCapitalize="words"
            value={draft.lastName}
            onChange={(event) => onChange({ lastName: event.target.value })}
            onBlur={() => onLeave("lastName")}
          />
          <ReceiverWay
            {...{ words, countries, locale, problems, onLeave }}
            id="buy"
            value={draft}
            onChange={onChange}
          />
        </>
      )}
      {digital && (
        <>
          <TextField
            {...address}
            id="buy-email"
            name="recipient-email"
            label={t(donation ? "donation.email" : "recipient.email")}
            hint={
              <EmailSlip
                words={words}
                email={left ? draft.email : ""}
                otherwise={t(donation ? "donation.emailHint" : "recipient.emailHint")}
                onTake={(email) => onChange({ email, emailAgain: email })}
              />
            }
            error={problems.email}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
            onFocus={() => setLeft(false)}
            onBlur={() => {
              setLeft(true);
              onLeave("email");
            }}
          />
          {(slipped || problems.emailAgain) && (
            <TextField
              {...address}
              id="buy-email-again"
              name="recipient-email-again"
              label={t("recipient.emailAgain")}
              error={problems.emailAgain}
              value={draft.emailAgain}
              onChange={(event) => onChange({ emailAgain: event.target.value })}
              onBlur={() => onLeave("emailAgain")}
            />
          )}
        </>
      )}
    </>
  );
};
