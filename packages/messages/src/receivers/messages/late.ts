// Generated from the messages beside it: `pnpm --filter @giftshop/messages generate`.
import type { Language } from "@giftshop/storefront-config";
import { loadVariety } from "../../load-variety.ts";
import type en from "./en.json";

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
  nl: () => import("./nl.json"),
  fr: () => import("./fr.json"),
  de: () => import("./de.json"),
  en: () => import("./en.json"),
  es: () => import("./es.json"),
  it: () => import("./it.json"),
  pt: () => import("./pt.json"),
  pl: () => import("./pl.json"),
  sv: () => import("./sv.json"),
  nb: () => import("./nb.json"),
  da: () => import("./da.json"),
  ar: () => import("./ar.json"),
};

const overlays = {
  "de-AT": () => import("./de-AT.json"),
  "de-CH": () => import("./de-CH.json"),
  "en-AU": () => import("./en-AU.json"),
  "en-CA": () => import("./en-CA.json"),
  "en-IE": () => import("./en-IE.json"),
  "en-US": () => import("./en-US.json"),
  "es-MX": () => import("./es-MX.json"),
  "fr-BE": () => import("./fr-BE.json"),
  "fr-CA": () => import("./fr-CA.json"),
  "fr-CH": () => import("./fr-CH.json"),
  "it-CH": () => import("./it-CH.json"),
  "nl-BE": () => import("./nl-BE.json"),
  "pt-PT": () => import("./pt-PT.json"),
};

/** The words of one language in the variety of the page. Rejects while they are out of reach. */
export const loadMessages = (language: Language): Promise<typeof en> => loadVariety(files, overlays, language);
