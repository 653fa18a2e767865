import { DoublerOffer } from "@giftshop/doubler/offer";
import { view } from "@giftshop/redeem/pages/balance-check";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view, { DoublerOffer });

export { generateMetadata, Page as default };
