import { view } from "@giftshop/basket/pages/basket";
import { ask } from "../../ask.ts";

/** Another feature brings what an empty basket suggests; here none does. */
const PopularCards = () => null;

export default async function Page() {
  return <main>{await view.view(ask("basket"), { PopularCards })}</main>;
}
