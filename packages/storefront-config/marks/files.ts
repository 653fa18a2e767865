import { createHash } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";
import { sharedKeys } from "../src/branding/shared-pictures.ts";
import { socialNetworks } from "../src/branding/social-links.ts";
import { trustMarkKinds } from "../src/branding/trust-mark.ts";
import { trustNames } from "../src/branding/trust-names.ts";
import type { StorefrontRecord } from "../src/storefront-record.ts";
import type { BrandGroup } from "../src/types.ts";
import { drawAll } from "./draw.ts";
import type { Lettering } from "./lettering.ts";
import { clock } from "./pictures/clock.ts";
import { paymentLogo } from "./pictures/payment.ts";
import { socialIcon } from "./pictures/social.ts";
import { trustMark } from "./pictures/trust.ts";
import { type Drawing, subjectOf } from "./subject.ts";

/** A drawing and the file it goes to. */
export interface MarkFile {
  key: string;
  group: BrandGroup;
  /** Below the app's public folder. */
  path: string;
  width: number;
  height: number;
  content: string | Buffer;
}

const touchSize = 180;

const fileOf = (key: string, group: BrandGroup, { width, height, svg }: Drawing): MarkFile => {
  const png = key.endsWith("/touch");
  const content = png ? new Resvg(svg, { fitTo: { mode: "width", value: touchSize } }).render().asPng() : svg;
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return {
    key,
    group,
    path: `marks/${key.toLowerCase()}.${hash}.${png ? "png" : "svg"}`,
    width: png ? touchSize : width,
    height: png ? touchSize : height,
    content,
  };
};

/** Every file that a record needs: its own pictures, and what it shares with others. */
export function* filesOf(record: StorefrontRecord, letters: Lettering): Generator<MarkFile> {
  const { storefront, country, branding } = record;
  const { code, group } = storefront;
  for (const [name, drawing] of drawAll(subjectOf(storefront, branding, letters)))
    yield fileOf(`${code}/${name}`, group, drawing);
  for (const logo of storefront.paymentLogos) yield fileOf(sharedKeys.payment(logo), group, paymentLogo(logo, letters));
  for (const network of socialNetworks) yield fileOf(sharedKeys.social(network), group, socialIcon(network));
  yield fileOf(sharedKeys.clock(group), group, clock(group));
  for (const kind of trustMarkKinds) {
    for (const height of [24, 40] as const) {
      yield fileOf(
        sharedKeys.trust(country, kind, height),
        group,
        trustMark(kind, trustNames(country)[kind], letters, height),
      );
    }
  }
}
