import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Services } from "../../../platform/services.ts";
import type { DueDelivery, Tried } from "./deliveries-table.ts";
import { signedHeaders } from "./sign.ts";
import { publicLookup, targetFault } from "./target.ts";

/** Milliseconds for the whole call. */
const timeout = 10_000;

type Delivery = Pick<DueDelivery, "webhook" | "event" | "body" | "url">;

/** The status that was answered, without following a redirect or reading anything of the body. */
const post = (url: URL, headers: Record<string, string>, body: string, anywhere: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const options = { method: "POST", headers, signal, agent: false, ...(anywhere ? {} : { lookup: publicLookup }) };
    const call = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    call.once("error", reject);
    call.end(body);
  });

/** Tells a webhook of an event, signed; answers what goes wrong and never throws. */
export const callWebhook = async (
  { environment, clock }: Pick<Services, "environment" | "clock">,
  { webhook, event, body, url }: Delivery,
): Promise<Tried> => {
  const started = performance.now();
  const since = (): number => Math.round(performance.now() - started);
  const anywhere = !environment.production;
  const fault = targetFault(url, anywhere);
  if (fault !== undefined) return { status: null, error: fault, milliseconds: 0 };
  const text = JSON.stringify(body);
  const headers = {
    "content-type": "application/json",
    "content-length": `${Buffer.byteLength(text)}`,
    "user-agent": "giftshop-webhooks/1",
    ...signedHeaders(environment, { webhook, event, body: text, now: clock.now() }),
  };
  try {
    const status = await post(new URL(url), headers, text, anywhere);
    const done = status >= 200 && status < 300;
    return { status, error: done ? null : `answered ${status}`, milliseconds: since() };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : "failed", milliseconds: since() };
  }
};
