import type { AnalyticsEvent } from "@giftshop/analytics";

/** An event as streams are written down: without what differs from visit to visit. */
export const asWritten = (event: AnalyticsEvent): object => {
  switch (event.event) {
    case "page_view": {
      const { page_title: _, page_location, ...told } = event;
      return { ...told, page_location: new URL(page_location, "http://localhost").pathname };
    }
    case "purchase": {
      const { transaction_id: _, ...ecommerce } = event.ecommerce;
      return { event: event.event, ecommerce };
    }
    case "select_item_variant": {
      const { variant, ...told } = event;
      return event.variant_type === "package" ? told : { ...told, variant };
    }
    default:
      return event;
  }
};
