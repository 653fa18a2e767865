import type { Adapter, Forwarded } from "./adapter.ts";
import { forgetCookies } from "./forget-cookies.ts";

/** Whose script it is, beside which the policy of a page lets nobody in. */
export const tagManagerOrigin = "https://www.googletagmanager.com";
/** Its own queue: it never reads the shop's data layer, of which it is told what it may have. */
const layerName = "tagManagerLayer";

declare global {
  interface Window {
    tagManagerLayer?: unknown[];
  }
}

/**
 * Consent Mode v2, as the visitor's "statistics" allow; personal advertising is asked about nowhere, and so
 * never allowed.
 */
const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const;
const granted = { ...denied, ad_user_data: "granted", analytics_storage: "granted" } as const;

/** @param id as its maker gives it, "GTM-…" */
export const createTagManager = (id: string): Adapter => {
  let loaded = false;
  const put = (entry: unknown) => {
    window.tagManagerLayer ??= [];
    window.tagManagerLayer.push(entry);
  };
  /** A command, which it knows by being the arguments of a function. */
  const command = function (..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: it takes nothing else for a command
    put(arguments);
  };
  const load = () => {
    loaded = true;
    command("consent", "default", denied);
    command("consent", "update", granted);
    put({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    script.async = true;
    script.src = `${tagManagerOrigin}/gtm.js?${new URLSearchParams({ id, l: layerName })}`;
    document.head.append(script);
  };
  return {
    grant() {
      if (loaded) command("consent", "update", granted);
      else load();
    },
    send(event: Forwarded) {
      // What an event leaves out would else be taken from the one before.
      if ("ecommerce" in event) put({ ecommerce: null });
      put(event);
    },
    withdraw() {
      if (loaded) command("consent", "update", denied);
      forgetCookies();
    },
  };
};
