import { type PictureName, picturesNeeded } from "../src/branding/picture-names.ts";
import type { Language } from "../src/types.ts";
import { choiceCard, faq, featuredBlock, promotionBlock } from "./pictures/blocks.ts";
import { businessLogo, businessLogoMobile } from "./pictures/business-logo.ts";
import { footerDecoration, headerDecoration } from "./pictures/decoration.ts";
import { doublerHero, doublerThanks } from "./pictures/doubler.ts";
import { logo } from "./pictures/logo.ts";
import { notFound } from "./pictures/not-found.ts";
import { badge, bare, maskable } from "./pictures/sign.ts";
import type { Drawing, Subject } from "./subject.ts";

type Draw = (subject: Subject) => Drawing;

const inHeader =
  (one: readonly [number, number], three: readonly [number, number]): Draw =>
  (subject) =>
    logo(subject, ...(subject.storefront.toggles.headerVersion === 3 ? three : one));

const drawings: Readonly<Record<Exclude<PictureName, `business-${string}`>, Draw>> = {
  logo: inHeader([200, 80], [202, 52]),
  "logo-mobile": inHeader([170, 68], [134, 36]),
  "logo-v2": (subject) => logo(subject, 252, 86),
  "logo-v2-mobile": (subject) => logo(subject, 116, 68),
  badge,
  sign: bare,
  maskable,
  touch: maskable,
  featured: featuredBlock,
  promotion: promotionBlock,
  "choice-card": choiceCard,
  "not-found": notFound,
  faq,
  "header-decoration": headerDecoration,
  "footer-decoration": footerDecoration,
  "doubler-hero": doublerHero,
  "doubler-thanks": doublerThanks,
};

const isDrawing = (name: string): name is keyof typeof drawings => Object.hasOwn(drawings, name);

/** Draws everything that a storefront needs of its own. */
export function* drawAll(subject: Subject): Generator<[PictureName, Drawing]> {
  for (const name of picturesNeeded(subject.storefront, subject.words)) {
    if (isDrawing(name)) yield [name, drawings[name](subject)];
    else {
      const language = name.slice(-2) as Language;
      yield [
        name,
        name.startsWith("business-mobile-") ? businessLogoMobile(subject, language) : businessLogo(subject, language),
      ];
    }
  }
}
