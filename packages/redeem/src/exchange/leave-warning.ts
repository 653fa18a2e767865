import { useEffect } from "react";

/** Whether an address is one of the exchange: all of them lie below the balance check. */
const isWithin = (link: HTMLAnchorElement, root: string): boolean =>
  link.origin === location.origin && link.pathname.startsWith(root) && link.target !== "_blank";

let knowingly = false;

/** The next leaving was asked for, or announced: the browser does not ask again. */
export const leaveKnowingly = (): void => {
  knowingly = true;
};

/**
 * Lets the browser ask before the page is left ("Changes you made may not be saved") while there
 * is something to lose. Not on the way to another page of the exchange, nor to the payment.
 *
 * @param root path of the balance check, below which the exchange lies
 * @param pays a form that is sent here leads to the payment
 */
export const useLeaveWarning = (active: boolean, root: string, pays: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    let goesOn = false;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      goesOn = link !== null && isWithin(link, root);
    };
    const submit = () => {
      goesOn = pays;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (!goesOn && !knowingly) event.preventDefault();
      knowingly = false;
    };
    document.addEventListener("click", press, true);
    document.addEventListener("submit", submit, true);
    window.addEventListener("beforeunload", leave);
    return () => {
      document.removeEventListener("click", press, true);
      document.removeEventListener("submit", submit, true);
      window.removeEventListener("beforeunload", leave);
    };
  }, [active, root, pays]);
};
