import type { HeaderProps } from "../header-props.ts";
import { HeaderTools } from "../header-tools.tsx";
import { RedeemBar } from "./redeem-bar.tsx";

/** Header of the balance check, where there is no exchange yet. */
export const RedeemHeader = (props: HeaderProps) => (
  <RedeemBar {...props} tools={<HeaderTools shop={props.shop} texts={props.texts.nav} route={props.route} />} />
);
