// Made from the files of `storefronts/` by `pnpm --filter @giftshop/storefront-config storefronts`.
import type { StorefrontCode } from "../storefront-codes.ts";
import type { StorefrontRecord } from "../storefront-record.ts";
import { cb } from "./cb.ts";
import { cbat } from "./cbat.ts";
import { cbau } from "./cbau.ts";
import { cbbe } from "./cbbe.ts";
import { cbbr } from "./cbbr.ts";
import { cbca } from "./cbca.ts";
import { cbch } from "./cbch.ts";
import { cbde } from "./cbde.ts";
import { cbdk } from "./cbdk.ts";
import { cbes } from "./cbes.ts";
import { cbfr } from "./cbfr.ts";
import { cbie } from "./cbie.ts";
import { cbit } from "./cbit.ts";
import { cbmx } from "./cbmx.ts";
import { cbno } from "./cbno.ts";
import { cbnz } from "./cbnz.ts";
import { cbpl } from "./cbpl.ts";
import { cbse } from "./cbse.ts";
import { cbus } from "./cbus.ts";
import { ck } from "./ck.ts";
import { ckfr } from "./ckfr.ts";
import { ckuk } from "./ckuk.ts";
import { gcsae } from "./gcsae.ts";
import { gcsat } from "./gcsat.ts";
import { gcsbe } from "./gcsbe.ts";
import { gcsde } from "./gcsde.ts";
import { gcsfr } from "./gcsfr.ts";
import { gcsie } from "./gcsie.ts";
import { gcsit } from "./gcsit.ts";
import { gcsnl } from "./gcsnl.ts";
import { gcspt } from "./gcspt.ts";
import { gcsuk } from "./gcsuk.ts";
import { gcuk } from "./gcuk.ts";

export const records: Readonly<Record<StorefrontCode, StorefrontRecord>> = {
  CB: cb,
  CBAT: cbat,
  CBAU: cbau,
  CBBE: cbbe,
  CBBR: cbbr,
  CBCA: cbca,
  CBCH: cbch,
  CBDE: cbde,
  CBDK: cbdk,
  CBES: cbes,
  CBFR: cbfr,
  CBIE: cbie,
  CBIT: cbit,
  CBMX: cbmx,
  CBNO: cbno,
  CBNZ: cbnz,
  CBPL: cbpl,
  CBSE: cbse,
  CBUS: cbus,
  CK: ck,
  CKFR: ckfr,
  CKUK: ckuk,
  GCSAE: gcsae,
  GCSAT: gcsat,
  GCSBE: gcsbe,
  GCSDE: gcsde,
  GCSFR: gcsfr,
  GCSIE: gcsie,
  GCSIT: gcsit,
  GCSNL: gcsnl,
  GCSPT: gcspt,
  GCSUK: gcsuk,
  GCUK: gcuk,
};
