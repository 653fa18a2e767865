import { view } from "@giftshop/basket/pages/basket";
import { ask } from "../../ask.ts";

export default async function Page() {
  return <main>{await view.view(ask("basket"), undefined)}</main>;
}
