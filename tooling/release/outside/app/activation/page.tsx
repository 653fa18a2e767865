import { view } from "@giftshop/checkout/pages/activation";
import { ask } from "../../ask.ts";

export default async function Page() {
  return <>{await view.view(ask("activation"), undefined)}</>;
}
