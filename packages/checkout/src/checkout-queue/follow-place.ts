/** What the front door answers: 0 is the checkout, and `written` the place as its language writes it. */
export interface Answer {
  place: number;
  written: string;
  /** Seconds until it may be asked again. */
  again: number;
}

/** Seconds between two announcements: a queue that moves on must not talk without a pause. */
const spokenEvery = 30;

/** Seconds after which it is asked again where there was no answer. */
const againAfterFailure = 10;

export interface Following {
  ask: () => Promise<Answer>;
  /** Opens the checkout. */
  open: () => void;
  /** Where the page is. */
  root: ParentNode;
  now?: () => number;
}

/**
 * Keeps the place in the queue up to date and opens the checkout when it is
 * their turn. What is seen changes at once, what is heard twice a minute.
 * @returns ends it
 */
export const followPlace = ({ ask, open, root, now = Date.now }: Following): (() => void) => {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-queue-${name}]`);
  const [label, shown, status] = [find("label"), find("place"), find("status")];
  const over = new AbortController();
  if (!label || !shown || !status) return () => undefined;
  const title = document.title;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let spoken = now();

  const show = ({ place, written }: Answer): void => {
    if (place === 0) {
      status.textContent = status.dataset.opening ?? "";
      document.title = status.textContent;
      over.abort();
      open();
      return;
    }
    document.title = `${written} · ${title}`;
    if (shown.textContent === written) return;
    shown.textContent = written;
    if (now() - spoken < spokenEvery * 1_000) return;
    spoken = now();
    status.textContent = `${label.textContent}: ${written}`;
  };

  const look = async (): Promise<void> => {
    if (asking || over.signal.aborted) return;
    asking = true;
    clearTimeout(timer);
    const answer = await ask().catch(() => undefined);
    asking = false;
    if (answer && !over.signal.aborted) show(answer);
    if (!over.signal.aborted) timer = setTimeout(look, (answer?.again ?? againAfterFailure) * 1_000);
  };

  // A tab in the background is woken late: who comes back is told at once.
  const comeBack = () => document.visibilityState === "visible" && look();
  document.addEventListener("visibilitychange", comeBack, { signal: over.signal });
  void look();
  return () => over.abort();
};
