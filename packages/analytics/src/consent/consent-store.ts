import { type Consent, choose, denied, readAgreements, writeAgreements } from "./consent.ts";
import type { Memory } from "./memory.ts";

/** Under this name the choice is kept in `localStorage`. Nothing of it is sent anywhere. */
export const consentKey = "consent";

/** The visitor's choice, kept between visits and true in every tab. */
export interface ConsentStore {
  /** What was agreed to; the same object until something changes. */
  read(): Consent;
  /** Categories that are left out stay as they are. */
  save(choice: Partial<Consent>): void;
  /** Calls `listener` at every change, here or in another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface ConsentSurroundings {
  memory: Memory;
  /** Milliseconds. */
  now(): number;
  /** Who tells of changes in other tabs (`storage`) and of a page that is shown again (`pageshow`). */
  page(): EventTarget;
}

export const createConsentStore = ({ memory, now, page }: ConsentSurroundings): ConsentStore => {
  const listeners = new Set<() => void>();
  let consent = denied;

  const agreements = () => readAgreements(memory.getItem(consentKey), now());
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const heard = (event: Event) => {
    const { key } = event as Partial<StorageEvent>;
    // Without a name everything was cleared, or the page comes back from where it heard of nothing.
    if (key === consentKey || key == null) tell();
  };
  const listen = (on: boolean) => {
    for (const type of ["storage", "pageshow"]) {
      if (on) page().addEventListener(type, heard);
      else page().removeEventListener(type, heard);
    }
  };

  return {
    read() {
      const { statistics, media } = agreements();
      const next = { statistics: statistics !== undefined, media: media !== undefined };
      if (next.statistics !== consent.statistics || next.media !== consent.media) consent = next;
      return consent;
    },
    save(choice) {
      memory.setItem(consentKey, writeAgreements(choose(agreements(), choice, now())));
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) listen(true);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen(false);
      };
    },
  };
};
