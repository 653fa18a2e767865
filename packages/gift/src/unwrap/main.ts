// The script of a gift's page, which works as forms without it: the wrapping opens in sight and nothing is
// loaded anew.
import { followPull } from "./follow-pull.ts";
import { openGift, sendThanks } from "./open-gift.ts";
import { pressed, showPresses } from "./wake-presses.ts";

showPresses(document);
followPull();
document.addEventListener("click", ({ target }) => target instanceof Element && pressed(target));
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  void (form.matches("[data-unwrap]") ? openGift(form) : sendThanks(form));
});
