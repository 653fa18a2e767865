import { isStorefrontCode } from "@giftshop/storefront-config";
import type { RouteHandler } from "../../../platform/module.ts";
import { staffFile } from "../../staff/api/answer.ts";
import { readJsonBody } from "../../staff/api/read-body.ts";
import { requirePlace } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { exportTexts, fileKinds } from "../export-files.ts";

const largestBody = 4096;

/** `/files/export`: one of the files of a storefront, of this moment. */
export const exportRoute: RouteHandler = staffFile("files.export", async (request, scope) => {
  const { storefront, kind } = await readJsonBody(request, largestBody, "kind");
  const wanted = fileKinds.find((one) => one === kind);
  if (wanted === undefined) throw new Refused("INVALID", "kind");
  if (typeof storefront !== "string" || !isStorefrontCode(storefront)) throw new Refused("NOT_FOUND", "storefront");
  requirePlace(scope, storefront);
  const texts = await exportTexts(scope.services, storefront, [wanted]);
  return {
    name: `${storefront}.${wanted}`,
    type: wanted.endsWith(".csv") ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    bytes: Buffer.from(texts[wanted] ?? ""),
  };
});
