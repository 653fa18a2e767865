import { cb } from "./cb.ts";
import { ck } from "./ck.ts";
import { gcs } from "./gcs.ts";
import type { BrandGroup, Theme } from "./theme.ts";

/** The tokens of each house. */
export const houses: Record<BrandGroup, Theme> = { CB: cb, CK: ck, GCS: gcs };
