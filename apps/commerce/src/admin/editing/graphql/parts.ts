import { isStorefrontCode, type StorefrontCode } from "@giftshop/storefront-config";
import { staffBuilder } from "../../staff/api/builder.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { requirePlace, type StaffScope } from "../../staff/api/scope.ts";
import { Refused as NotDone } from "../../staff/refused.ts";
import { type Finding, Misuse, Refused } from "../checking/finding.ts";

/** A storefront of the person's. Throws NOT_FOUND. */
export const placeOf = (scope: StaffScope, storefront: string): StorefrontCode => {
  if (!isStorefrontCode(storefront)) throw new NotDone("NOT_FOUND", "storefront");
  requirePlace(scope, storefront);
  return storefront;
};

export const FindingType = staffBuilder.objectRef<Finding>("Finding").implement({
  description: "One thing that is wrong in what was to be written.",
  fields: (t) => ({
    file: t.exposeString("file"),
    row: t.int({ nullable: true, resolve: ({ row }) => row ?? null }),
    column: t.string({ nullable: true, resolve: ({ column }) => column ?? null }),
    message: t.exposeString("message", { description: "To be read after the name of the column." }),
  }),
});

/** What became of something that was to be kept. */
export interface Kept {
  /** The version that it is now; what a next change has to name. */
  version: string;
  /** What was found wrong; nothing was written where there is anything. */
  findings: readonly Finding[];
}

const KeptType = staffBuilder.objectRef<Kept>("Kept").implement({
  fields: (t) => ({
    version: t.exposeString("version", { description: "What a next change has to name." }),
    findings: t.field({
      type: [FindingType],
      description: "Where there are any, nothing was written.",
      resolve: ({ findings }) => findings,
    }),
  }),
});
export const KeptPayload = payloadOf("KeptPayload", KeptType);

/** Answers what is wrong as findings; anything else is thrown. */
export const withFindings = async (version: string, work: () => Promise<string>): Promise<Kept> => {
  try {
    return { version: await work(), findings: [] };
  } catch (error) {
    if (error instanceof Refused) return { version, findings: error.findings };
    if (error instanceof Misuse) return { version, findings: [{ file: "", message: error.message }] };
    throw error;
  }
};
