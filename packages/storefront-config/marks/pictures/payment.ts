import type { PaymentLogo } from "../../src/types.ts";
import type { FaceName, Lettering } from "../lettering.ts";
import type { Drawing } from "../subject.ts";
import { circle, line, path, rectangle, svg } from "../svg.ts";

const word = (
  letters: Lettering,
  face: FaceName,
  text: string,
  size: number,
  fill: string,
  x = 23,
  y = 15 + size * 0.35,
): string => path(letters[face].path(text, { x, y, size, anchor: "middle" }), fill);

const sheet = (ink: string): string =>
  path("M17 6.500h9l4 4v13H17z", "none", ` stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"`);

/** A little card of 46 by 30 each: the colours it is known by, and its name where it has one. */
const logos: Readonly<Record<PaymentLogo, { paper?: string; draw: (letters: Lettering) => string }>> = {
  ideal: {
    draw: (letters) =>
      path("M5 7h8.500a8 8 0 0 1 0 16H5z", "none", ' stroke="#0A0B09" stroke-width="1.600"') +
      circle(8.2, 11.4, 1.9, "#0A0B09") +
      path("M6.800 14.800h2.900V21H6.800z", "#0A0B09") +
      path("M11.200 9h2.300a6 6 0 0 1 0 12h-2.300z", "#CC0066") +
      word(letters, "plain", "iDEAL", 6.2, "#0A0B09", 33.4, 17.2),
  },
  bancontact: {
    draw: (letters) =>
      path("M4 19c6 0 9-1.500 12-4.500S22 10 27 10H15c-3.500 0-6 1.500-8 4z", "#005498") +
      path("M27 10h15c-3.500 0-5.500 1.500-8 4.500S28 19 23 19h-4c3-1 5-3 8-9z", "#FFD800") +
      word(letters, "plain", "Bancontact", 6.4, "#005498", 23, 26),
  },
  belfius: {
    draw: (letters) =>
      circle(9, 15, 3.8, "#C30045") +
      circle(9, 15, 1.5, "#FFFFFF") +
      word(letters, "CK", "Belfius", 8.6, "#C30045", 28.5),
  },
  kbc: {
    draw: (letters) =>
      `<ellipse cx="23" cy="15" rx="17" ry="9" fill="#00AEEF"/>${word(letters, "CK", "KBC", 11, "#003768")}`,
  },
  cartebancaire: {
    paper: "#1A4F8B",
    draw: (letters) =>
      path("M6 12.500C10 7 17 5 23 5.500v9H6z", "#2FA36B") +
      path("M6 16c3 6 10 9 17 8.500V16z", "#2FA36B") +
      path("M24.500 5.500h9a4.500 4.500 0 0 1 0 9h-9zM24.500 16h9.500a4.300 4.300 0 0 1 0 8.500h-9.500z", "#FFFFFF") +
      word(letters, "CK", "C", 13, "#FFFFFF", 14.5) +
      word(letters, "CK", "B", 13, "#1A4F8B", 31),
  },
  visa: {
    draw: (letters) =>
      `<g transform="translate(3.200 0) skewX(-12)">${word(letters, "CK", "VISA", 13.5, "#1434CB")}</g>`,
  },
  mastercard: {
    draw: () =>
      circle(18, 15, 8.5, "#EB001B") +
      circle(28, 15, 8.5, "#F79E1B") +
      path("M23 8.130a8.500 8.500 0 0 1 0 13.740 8.500 8.500 0 0 1 0-13.740z", "#FF5F00"),
  },
  amex: {
    paper: "#016FD0",
    draw: (letters) =>
      line("M6 7.500h34M6 22.500h34", "#FFFFFF", 1.2, ' opacity=".7"') + word(letters, "CK", "AMEX", 12, "#FFFFFF"),
  },
  paypal: {
    draw: (letters) =>
      path("M6 7.500h5.200c2.800 0 4 1.600 3.400 4-.6 2.600-2.400 3.700-5 3.700H8L7.200 20H4z", "#003087") +
      path(
        "M8.400 10.700h5.200c2.400 0 3.400 1.400 2.900 3.600-.6 2.400-2.200 3.400-4.600 3.400h-1.600l-.7 4.600H6.700z",
        "#009CDE",
        ' opacity=".85"',
      ) +
      word(letters, "CK", "PayPal", 7, "#003087", 30.6),
  },
  blik: {
    paper: "#000000",
    draw: (letters) => word(letters, "CK", "blik", 14.5, "#FFFFFF", 21.5) + circle(36.2, 9.5, 2.9, "#E5384F"),
  },
  eps: {
    draw: (letters) => rectangle(6, 6, 34, 18, 4, "#C8036F") + word(letters, "CK", "eps", 13.5, "#FFFFFF", 23, 18.8),
  },
  banktransfer: {
    draw: () =>
      path("M23 5 35 11v2H11v-2zM11 22h24v2.500H11z", "#10298E") +
      [13.5, 19, 24, 29.5].map((x) => rectangle(x, 14, 3, 7, 0.5, "#10298E")).join(""),
  },
  invoice: {
    draw: () => sheet("#3A3A46") + line("M20 14h7M20 17h7M20 20h4", "#3A3A46", 1.4) + path("M26 6.500v4h4z", "#3A3A46"),
  },
  secure: {
    draw: () =>
      path("M18.500 13.500v-3a4.500 4.500 0 0 1 9 0v3", "none", ' stroke="#1E6B52" stroke-width="1.800"') +
      rectangle(15.5, 13, 15, 10.5, 2, "#1E6B52") +
      path("m19.500 18 2.500 2.500 4.500-4.500", "none", ' stroke="#FFFFFF" stroke-width="1.600"'),
  },
};

/** A way to pay, 46 by 30. */
export const paymentLogo = (logo: PaymentLogo, letters: Lettering): Drawing => {
  const { paper = "#FFFFFF", draw } = logos[logo];
  return {
    width: 46,
    height: 30,
    svg: svg(
      46,
      30,
      rectangle(0.5, 0.5, 45, 29, 4, paper, paper === "#FFFFFF" ? ' stroke="#D5D5DA"' : "") + draw(letters),
    ),
  };
};
