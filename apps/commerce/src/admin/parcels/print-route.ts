import type { IncomingMessage } from "node:http";
import { inTransaction } from "../../platform/database/index.ts";
import type { RouteHandler } from "../../platform/module.ts";
import { type PackerLanguage, packerLanguage } from "../../shop/checkout/dispatch/packer-words.ts";
import { readParcelName } from "../../shop/checkout/dispatch/parcel-name.ts";
import { printParcelWithin } from "../../shop/checkout/dispatch/print-parcel.ts";
import type { PackedParcel } from "../../shop/checkout/dispatch/read-parcel.ts";
import { ownOrder } from "../orders/own-order.ts";
import { staffFile } from "../staff/api/answer.ts";
import { readJsonBody } from "../staff/api/read-body.ts";
import { audit, type StaffScope, whyOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { drawParcels } from "./draw-parcels.ts";
import { parcelRefusals } from "./refusals.ts";

/** Parcels that are printed at once, and the most that is read of who asks. */
const most = 100;
const largestBody = 16_384;

interface Asked {
  names: readonly string[];
  why: string;
  language: PackerLanguage;
}

const readAsked = async (request: IncomingMessage): Promise<Asked> => {
  const { names, why, language } = await readJsonBody(request, largestBody, "names");
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  if (texts.length === 0 || texts.length > most || typeof why !== "string") throw new Refused("INVALID", "names");
  return { names: texts, why: whyOf(why), language: packerLanguage(language) };
};

/**
 * Reads parcels with the codes of their cards, each of which is noted,
 * in one transaction with the audit. Throws why one is not printed.
 */
const printed = ({ names, why }: Omit<Asked, "language">, scope: StaffScope): Promise<PackedParcel[]> =>
  inTransaction(scope.services.pool, async (client) => {
    const all: PackedParcel[] = [];
    for (const name of names) {
      const { number: subject, storefront } = await ownOrder(client, readParcelName(name).number, scope);
      const parcels = await printParcelWithin(scope.services, client, name);
      if (typeof parcels === "string") throw new Refused(parcelRefusals[parcels], name);
      const cards = parcels.reduce((sum, parcel) => sum + parcel.cards.length, 0);
      await audit(scope, client, { subject, storefront, after: { printed: name, cards }, why });
      all.push(...parcels);
    }
    return all;
  });

/** `/files/parcels.pdf`: what is to be picked, and of each parcel its label and what goes into it. */
export const printRoute: RouteHandler = staffFile("parcels.print", async (request, scope) => {
  const { language, ...asked } = await readAsked(request);
  const bytes = await drawParcels(await printed(asked, scope), language, scope.services.clock.now());
  return { name: "parcels.pdf", type: "application/pdf", bytes };
});
