import { framePictures } from "../src/branding/frame-pictures.ts";
import { trustMarkKinds } from "../src/branding/trust-mark.ts";
import { trustNames } from "../src/branding/trust-names.ts";
import type { StorefrontRecord } from "../src/storefront-record.ts";
import type { Lettering } from "./lettering.ts";
import { clock } from "./pictures/clock.ts";
import { paymentLogo } from "./pictures/payment.ts";
import { trustMark } from "./pictures/trust.ts";
import type { Drawing } from "./subject.ts";

/** What stands around a storefront's pages, each under its name: how fast, how to pay, who vouches. */
export const frameDrawings = ({ storefront, country }: StorefrontRecord, letters: Lettering): [string, Drawing][] => {
  const names = trustNames(country);
  return [
    [framePictures.clock, clock(storefront.group)],
    ...storefront.paymentLogos.map((logo): [string, Drawing] => [
      framePictures.payment(logo),
      paymentLogo(logo, letters),
    ]),
    ...trustMarkKinds.flatMap((kind) =>
      ([40, 24] as const).map((height): [string, Drawing] => [
        framePictures.trust(kind, height),
        trustMark(kind, names[kind], letters, height),
      ]),
    ),
  ];
};
