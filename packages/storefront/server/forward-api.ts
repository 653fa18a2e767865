import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress, receiveBody, refuse } from "@giftshop/web-server";
import { apiCallOf } from "./api-call.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";
import { loggedAddress } from "./logged-address.ts";

/** Most bytes of a call to the API for companies: a thousand gifts with their messages. */
const largestApiCall = 1_048_576;

/**
 * A call of a company: to the storefront of its host and base path, without
 * cookies. What cannot be forwarded is said as its other problems are.
 */
export const createForwardApi =
  ({ settings, commerce, headers, log }: Pick<FrontDoorOptions, "settings" | "commerce" | "headers" | "log">) =>
  async (request: IncomingMessage, response: ServerResponse, host: string, requestId: string): Promise<void> => {
    const started = performance.now();
    const address = clientAddress(request, settings.trustProxy);
    if (!address) return void response.destroy();
    const { url = "/" } = request;
    const call = apiCallOf(host, url, settings);
    if (call === undefined) return refuse(response, { status: 404, text: "No storefront has an API here." }, headers);
    const received = await receiveBody(request, largestApiCall);
    if ("refusal" in received) return refuse(response, received.refusal, headers);
    const status = await commerce.forward(request, received.body, response, { host, address, requestId, api: call });
    const milliseconds = Math.round(performance.now() - started);
    log[status >= 500 ? "warn" : "info"](
      { requestId, host, url: loggedAddress(url), status, milliseconds },
      "forwarded to the API",
    );
  };
