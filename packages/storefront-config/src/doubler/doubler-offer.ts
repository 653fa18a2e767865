/**
 * How the balance check and the draw meet: the first says which card its holder has just proved to hold, the
 * second may offer to enter it. Number and PIN go from one to the other within the page, and nowhere else.
 */
export interface DoublerOffer {
  /** Digits alone. */
  cardNumber: string;
  pin: string;
  /** What is on it. */
  balance: { value: number; currency: string };
}

const name = "doubler-offer";

/** Asks that a card be offered the draw. */
export const offerDoubler = (page: EventTarget, offer: DoublerOffer): void =>
  void page.dispatchEvent(new CustomEvent(name, { detail: offer }));

/** Hears of cards that are offered the draw; answers what ends that. */
export const onDoublerOffer = (page: EventTarget, hear: (offer: DoublerOffer) => void): (() => void) => {
  const listener = (event: Event) => hear((event as CustomEvent<DoublerOffer>).detail);
  page.addEventListener(name, listener);
  return () => page.removeEventListener(name, listener);
};
