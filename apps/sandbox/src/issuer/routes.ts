import type { Faults } from "../control/faults.ts";
import { type Answer, json, noContent } from "../http/answer.ts";
import { type Call, jsonObject, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { IssuerCard, IssuerCards } from "./cards.ts";

const hang: Answer = { status: 503, headers: {}, body: "", instead: "hang" };
const cut: Answer = { status: 503, headers: {}, body: "", instead: "cut" };

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const readAsked = (call: Call): Pick<IssuerCard, "key" | "brand" | "value" | "currency"> => {
  const { key, brand, value, currency } = jsonObject(call);
  const isWhole = isText(key) && isText(brand) && isText(currency) && Number.isSafeInteger(value) && Number(value) > 0;
  if (!isWhole) throw new Refusal(400, "A card has a key, a brand, a value and a currency.");
  return { key, brand, value: Number(value), currency };
};

/**
 * Who makes cards of brands that do not issue with the shop. A
 * key that it heard before is answered with the card of then.
 */
export const issuerRoutes = (cards: IssuerCards, faults: Faults): Route[] => {
  const make = (call: Call): Answer => {
    const asked = readAsked(call);
    const fault = faults.take("issuer")?.kind;
    if (fault === "422") return json(422, { message: "The sandbox was asked to refuse this card." });
    if (fault === "503") return json(503, { message: "The sandbox was asked to be unavailable." });
    if (fault === "timeout") return hang;
    const [before] = cards.of(asked.key);
    const card = before ?? cards.make(asked);
    // Two of one key, as an issuer makes that answers nobody and forgets.
    if (fault === "duplicate") cards.make(asked);
    return fault === "drop-after-effect" || fault === "duplicate" ? cut : json(201, card);
  };
  return [
    ["POST", "/issuer/cards", make],
    ["GET", "/issuer/cards", ({ url }) => json(200, cards.of(url.searchParams.get("key") ?? ""))],
    [
      "DELETE",
      "/issuer/cards/:reference",
      ({ parameters: { reference = "" } }) => {
        cards.revoke(reference);
        return noContent;
      },
    ],
  ];
};
