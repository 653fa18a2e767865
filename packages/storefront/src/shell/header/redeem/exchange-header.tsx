import { AccountTool } from "../account/account-tool.tsx";
import type { HeaderProps } from "../header-props.ts";
import { RedeemBar } from "./redeem-bar.tsx";

/** Header of an exchange, which is of one shop and has a basket of its own. */
export const ExchangeHeader = (props: HeaderProps) => (
  <RedeemBar {...props} tools={<AccountTool shop={props.shop} texts={props.texts.nav} route={props.route} />} />
);
