import { type RefObject, useRef, useState } from "react";
import { cardValue, type Draft, type Field, withKind } from "./draft.ts";
import type { Intents } from "./intent.ts";
import type { Offer } from "./offer.ts";
import type { Problems } from "./problem.ts";

/** How long after the last key a field that was left before is judged again, milliseconds (decisions, "Lists and constants"). */
const errorDelay = 600;

const fieldOfKey: Partial<Record<keyof Draft, Field>> = { amount: "value", packingId: "form", wrapperId: "form" };

/** What was put together, what is wrong with it, and the one thing to do with it. */
export interface Buy {
  draft: Draft;
  problems: Problems;
  /** `added` until it is acknowledged. */
  state: "idle" | "adding" | "added";
  change(patch: Partial<Draft>): void;
  chooseOffer(offer: Offer): void;
  leave(field: Field): void;
  submit(): Promise<void>;
  acknowledge(): void;
}

/**
 * The form's behaviour. Rules and the call to commerce are fetched when a field is first left or the button is pressed, so the page
 * starts without them.
 *
 * @param form in which focus goes to the first wrong field
 * @param unreachable what to say when the shop does not answer
 */
export function useBuy(
  first: Draft,
  offers: readonly Offer[],
  form: RefObject<HTMLFormElement | null>,
  unreachable: string,
): Buy {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<Buy["state"]>("idle");
  const intents = useRef<Intents>(undefined);
  const left = useRef(new Set<Field>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const offerOf = (of: Draft) => offers.find(({ kind }) => kind === of.kind) as Offer;

  async function judge(field: Field, of: Draft): Promise<void> {
    const { judgeField } = await import("./judge-field.ts");
    const problem = await judgeField(field, of, offerOf(of));
    setProblems((known) => ({ ...known, [field]: problem }));
  }

  /** A field that was never touched is not wrong yet. */
  const untouched: Partial<Record<Field, boolean>> = {
    name: draft.name === "",
    email: draft.email === "",
    value: draft.value === undefined && draft.amount === "",
  };

  return {
    draft,
    problems,
    state,
    change(patch) {
      const next = { ...draft, ...patch };
      const touched = Object.keys(patch).map((key) => fieldOfKey[key as keyof Draft] ?? (key as Field));
      setDraft(next);
      setProblems((known) => ({
        ...known,
        ...Object.fromEntries([...touched, "form"].map((one) => [one, undefined])),
      }));
      clearTimeout(timer.current);
      const again = touched.find((field) => left.current.has(field));
      if (again) timer.current = setTimeout(() => void judge(again, next).catch(() => {}), errorDelay);
    },
    chooseOffer(offer) {
      setDraft(withKind(draft, offer));
      setProblems({});
    },
    leave(field) {
      if (untouched[field]) return;
      left.current.add(field);
      clearTimeout(timer.current);
      // Rules that could not be fetched are no reason to stop anybody: commerce judges as well.
      void judge(field, draft).catch(() => {});
    },
    async submit() {
      if (state === "adding") return;
      setState("adding");
      setProblems({});
      const { added, focusProblem } = await import("./add-to-basket.ts")
        .then(async ({ addToBasket, createIntents, focusProblem }) => {
          intents.current ??= createIntents();
          const key = intents.current.keyOf([draft, cardValue(draft)]);
          return { added: await addToBasket(draft, offerOf(draft), key, unreachable), focusProblem };
        })
        // What could not be fetched to ask with: the line is down, or a newer build replaced this page's.
        .catch((error: unknown) => {
          reportError(error);
          return { added: { ok: false as const, problems: { form: unreachable } }, focusProblem: undefined };
        });
      setState(added.ok ? "added" : "idle");
      if (added.ok) return intents.current?.done();
      setProblems(added.problems);
      // After the problem is on the page, so that a screen reader reads it with the field.
      requestAnimationFrame(() => form.current && focusProblem?.(added.problems, form.current));
    },
    acknowledge: () => setState("idle"),
  };
}
