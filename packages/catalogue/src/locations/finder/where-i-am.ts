import type { Point } from "../area/area.ts";

/** Milliseconds that finding the visitor may take, once they allowed it. */
const timeout = 10_000;

/**
 * Why a visitor was not found: they, or their browser, did
 * not allow it; it could not be done; it took too long.
 */
export type Hidden = "denied" | "notFound" | "tooLong";

const whyHidden = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): Hidden => {
  if (code === PERMISSION_DENIED) return "denied";
  return code === TIMEOUT ? "tooLong" : "notFound";
};

/** Asks the browser where the visitor is, who is asked for it in turn. To be called on a press only. */
export const whereIAm = (): Promise<Point | Hidden> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) {
      resolve("notFound");
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => resolve(whyHidden(error)),
      { timeout, maximumAge: 300_000 },
    );
  });
