import type { IncomingMessage, ServerResponse } from "node:http";
import { getStorefront, isStorefrontCode, linkTo } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import { clientAddressOf, networkOf } from "../../../platform/http/client-address.ts";
import { refuse } from "../../../platform/http/reply.ts";
import { requestIdOf } from "../../../platform/http/request-id.ts";
import type { Route } from "../../../platform/module.ts";
import { originOf } from "../../../platform/origin-of.ts";
import type { Services } from "../../../platform/services.ts";
import { makePass, type PassScope } from "./make-pass.ts";
import { passAt, passesPath } from "./offered-passes.ts";

/** Nobody keeps it, and nobody is told of its address. */
const secret = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const scopeOf = (request: IncomingMessage, services: Services, path: string) => {
  const place = passAt(path);
  if (place === undefined || !isStorefrontCode(place.storefront)) return undefined;
  const storefront = getStorefront(place.storefront);
  const language = storefront.languages.find((one) => one === place.language);
  if (language === undefined) return undefined;
  const address = clientAddressOf(request, services.environment.trustedProxies);
  const log = services.log.child({ requestId: requestIdOf(request), storefront: storefront.code });
  const scope: PassScope = { services, storefront, language, log, clientAddress: address && networkOf(address) };
  return { place, scope };
};

const goTo = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { ...secret, location, "content-length": 0 }).end();

/**
 * `GET /gift-passes/<storefront>/<language>/<token>/<n>/apple.pkpass`
 * and `/google`: a card of an opened gift, for whoever has its link.
 */
export const passRoute: Route = {
  method: "GET",
  path: passesPath,
  handle: async (request, response, services, path) => {
    const asked = scopeOf(request, services, path);
    if (asked === undefined) return refuse(response, 404, "There is nothing here.", secret);
    const { place, scope } = asked;
    const { storefront, language } = scope;
    try {
      const made = await makePass(place, scope);
      if (made === undefined) {
        // Not opened, or not any more: its page says so.
        const page = linkTo(storefront, language, "gift", { token: place.token });
        return goTo(response, originOf(services.environment, storefront) + page);
      }
      if ("link" in made) return goTo(response, made.link);
      const type = "application/vnd.apple.pkpass";
      const disposition = 'attachment; filename="gift-card.pkpass"';
      response
        .writeHead(200, {
          ...secret,
          "content-type": type,
          "content-disposition": disposition,
          "content-length": made.file.length,
        })
        .end(made.file);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const busy = error.problems[0]?.code === errorCodes.tooManyRequests;
      refuse(response, busy ? 429 : 404, busy ? "Too many requests." : "There is nothing here.", secret);
    }
  },
};
