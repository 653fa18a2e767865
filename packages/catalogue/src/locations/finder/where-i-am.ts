import type { Point } from "../area/area.ts";

/** Milliseconds that finding the visitor may take. */
const patience = 10_000;

/** Why a visitor was not found: they, or their browser, did not allow it; or it could not be done. */
export type Hidden = "denied" | "notFound";

/** Asks the browser where the visitor is, who is asked for it in turn. To be called on a press only. */
export const whereIAm = (): Promise<Point | Hidden> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) {
      resolve("notFound");
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "denied" : "notFound"),
      { timeout: patience, maximumAge: 300_000 },
    );
  });
