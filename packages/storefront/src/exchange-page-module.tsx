import { pageModulesWith } from "./page-modules.tsx";
import { ExchangeHeader } from "./shell/header/redeem/exchange-header.tsx";

/** What Next wants of a page.tsx of an exchange: menus, search and basket of the shop send it no script. */
export const exchangePageModule = pageModulesWith({ redeem: ExchangeHeader });
