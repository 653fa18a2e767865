// The script of the waiting page; without it the page loads itself again.
import { type Answer, followPlace } from "./follow-place.ts";

const ask = async (): Promise<Answer> => {
  const answer = await fetch(location.href, { headers: { "x-checkout-place": "1" }, cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
};

followPlace({ ask, open: () => location.reload(), root: document });
