import { escapeHtml } from "../http/html.ts";
import { type MethodId, methodOf } from "./methods.ts";

/** What each badge says; at 32 by 24 there is room for few letters. */
const short: Readonly<Record<MethodId, string>> = {
  ideal: "iD",
  bancontact: "BC",
  belfius: "Be",
  kbc: "KBC",
  creditcard: "",
  paypal: "P",
  blik: "blik",
  eps: "eps",
  banktransfer: "IBAN",
};

/** A badge of 32 by 24, drawn for the sandbox: the method's colours and initials, not its trademark. */
export const methodImage = (id: MethodId): string => {
  const [ground, ink] = methodOf(id).colors;
  const text = short[id];
  const size = text.length > 3 ? 9 : text.length > 2 ? 11 : 13;
  const mark =
    text === ""
      ? `<rect x="5" y="7" width="22" height="3" fill="${ink}"/><rect x="5" y="14" width="9" height="2.4" rx="1.2" fill="${ink}" opacity=".7"/>`
      : `<text x="16" y="${12 + size * 0.36}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${escapeHtml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" width="32" height="24"><rect x=".5" y=".5" width="31" height="23" rx="4" fill="${ground}" stroke="#00000022"/>${mark}</svg>`;
};
