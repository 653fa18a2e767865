import type { Scope } from "../../platform/graphql/context.ts";
import { hasLinks } from "../gift/index.ts";
import type { BatchDelivery } from "./types.ts";

/** How gifts of a list can be delivered: handed over only where they have links. */
export const offeredDeliveries = ({
  storefront,
  services,
}: Pick<Scope, "storefront" | "services">): readonly BatchDelivery[] =>
  hasLinks(storefront.code, services.environment) ? ["EMAIL", "HAND", "POST"] : ["EMAIL", "POST"];
