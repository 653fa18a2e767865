import type { Palette } from "../card/palettes.ts";
import { bow } from "./bow.ts";

const shadow = '<ellipse cx="428" cy="466" rx="250" ry="20" opacity=".14"/>';

const box = (body: string, lid: string): string =>
  `${shadow}<path d="M228 214h400v230q0 18-18 18H246q-18 0-18-18z" fill="${body}"/><rect x="206" y="166" width="444" height="74" rx="12" fill="${lid}"/>`;

/** Packings, each on a plain ground. */
export const packings = {
  "packing-kraft-box": ({ first, second, third }: Palette): string =>
    `${box(first, third)}<path d="M428 166v296M228 330h400" stroke="${second}" stroke-width="8"/>` +
    `<path d="M428 166q-70-70-96-22 4 34 96 22 70-70 96-22-4 34-96 22zM428 166l-52 60M428 166l52 60" fill="none" stroke="${second}" stroke-width="8" stroke-linecap="round"/>`,
  "packing-ribbon-box": ({ first, second, third }: Palette): string =>
    `${box(first, first)}<path d="M206 228h444v12H206z" fill="${second}" opacity=".35"/><path d="M392 166h72v296h-72z" fill="${third}"/>${bow(428, 156, 0.86, third, second)}`,
  "packing-tin": ({ first, second, third }: Palette): string =>
    `${shadow}<path d="M208 220v190c0 70 440 70 440 0V220z" fill="${first}"/><path d="M208 290c0 66 440 66 440 0v44c0 66-440 66-440 0z" fill="${second}"/><ellipse cx="428" cy="220" rx="228" ry="66" fill="${second}"/><ellipse cx="428" cy="208" rx="228" ry="66" fill="${third}"/><ellipse cx="428" cy="204" rx="180" ry="46" fill="none" stroke="${second}" stroke-width="5"/>`,
  "packing-pouch": ({ first, second, third }: Palette): string =>
    `${shadow}<path d="M352 214c-130 60-170 246-60 250h272c110-4 70-190-60-250z" fill="${first}"/><path d="M352 214q-40-60-64-112 40 22 64-4 30 26 76 0 46 26 76 0 24 26 64 4-24 52-64 112z" fill="${first}"/><path d="M352 204q76 26 152 0v30q-76 24-152 0z" fill="${third}"/><path d="M500 224q60 10 56 70M500 224q84-20 110 30" fill="none" stroke="${third}" stroke-width="9" stroke-linecap="round"/><path d="M330 280q-60 80-50 150M428 262v60M520 286q46 60 48 120" fill="none" stroke="${second}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
} as const;
