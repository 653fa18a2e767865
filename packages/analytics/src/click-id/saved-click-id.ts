import { pageMemory } from "../consent/page-consent.ts";
import { clickIdKey, freshClickId } from "./click-id.ts";

/**
 * The click of an advertisement that led here, where one is kept
 * and not too old. It is kept only while the visitor agrees.
 */
export const savedClickId = (): string | undefined => freshClickId(pageMemory.getItem(clickIdKey), Date.now());
