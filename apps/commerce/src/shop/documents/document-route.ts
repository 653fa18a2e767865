import { getStorefront } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { readDocument, readDocumentFile } from "../../money/documents/index.ts";
import { sessionOf } from "../../platform/graphql/session.ts";
import { visitorOf } from "../../platform/graphql/visitor.ts";
import { refuse } from "../../platform/http/reply.ts";
import type { Route } from "../../platform/module.ts";
import { isOfOwnCompany } from "../company/index.ts";
import { ownOrder } from "./own-order.ts";

const contentTypes = { PDF: "application/pdf", XML: "application/xml" } as const;
const pathPattern = /^\/documents\/([0-9a-f-]{36})\.(pdf|xml)$/;

/** Whoever exchanges a card has no documents. */
const noExchange = { asked: false, find: async () => undefined };

/**
 * `GET /documents/<id>.pdf` and `.xml`: for whose order it is, and
 * whose company is invoiced; to anybody else there is nothing.
 */
export const documentRoute: Route = {
  method: "GET",
  path: "/documents/",
  handle: async (request, response, { pool, environment, clock }, path) => {
    const [, id = "", extension] = pathPattern.exec(path) ?? [];
    const nothing = () => refuse(response, 404, "There is nothing here.");
    const document = isUuid(id) ? await readDocument(pool, id) : undefined;
    if (document === undefined) return nothing();
    const storefront = getStorefront(document.content.storefront);
    const { legalEntity, basePath } = storefront;
    const secure = environment.publicOriginPattern.startsWith("https:");
    const session = sessionOf(request, response, { legalEntity, secure, basePath, now: clock.now });
    const visitor = visitorOf(request, response, { secure, basePath, session, redeem: noExchange });
    const own = await ownOrder(pool, document.orderId, { visitor });
    if (own === undefined && !(await isOfOwnCompany(pool, document.orderId, { session, storefront }))) return nothing();
    const format = extension === "xml" ? "XML" : "PDF";
    const bytes = await readDocumentFile(pool, document.id, format);
    if (bytes === undefined) return nothing();
    response.writeHead(200, {
      "content-type": contentTypes[format],
      "content-length": bytes.length,
      "content-disposition": `attachment; filename="${document.number}.${format.toLowerCase()}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(bytes);
  },
};
