import type { Shop } from "@giftshop/storefront-config";
import { locationMessages } from "../messages.ts";
import type { MapSlotTexts } from "./map-slot.tsx";

/**
 * Words around a map, for the server.
 *
 * @param label name of the map
 * @param failed what is said where it cannot be had
 * @param styleUrl address of a style that others serve
 */
export const mapSlotTexts = (shop: Shop, label: string, failed: string, styleUrl: string | undefined): MapSlotTexts => {
  const t = locationMessages.in(shop);
  return {
    label,
    failed,
    loading: t("map.loading"),
    retry: t("finder.retry"),
    show: styleUrl && t("map.show"),
    consent: styleUrl && t("map.consent", { provider: new URL(styleUrl).hostname }),
  };
};
