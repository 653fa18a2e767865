import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Person } from "../several/person.ts";
import type { Added } from "./added/added.ts";
import { cardValue, type Draft, withKind } from "./draft/draft.ts";
import type { Field } from "./draft/fields.ts";
import type { Intents } from "./draft/intent.ts";
import { useSavedDraft } from "./draft/use-saved-draft.ts";
import type { Offer } from "./offer.ts";
import { afterPaint, whenIdle } from "./paint/after-paint.ts";
import type { Problems } from "./problems/problem.ts";
import { tellChosen, tellKind } from "./tell-variant.ts";

/**
 * How long after the last key a field that was left before is
 * judged again, milliseconds (decisions, "Lists and constants").
 */
const errorDelay = 600;

const fieldOfKey: Partial<Record<keyof Draft, Field>> = {
  amount: "value",
  decided: "who",
  packingId: "form",
  wrapperId: "form",
  day: "form",
};

/**
 * What else is right or wrong by a field: the second typing of an
 * address by the first, how much of a brand is wished by how many.
 */
const companions: Partial<Record<Field, Field>> = { email: "emailAgain", quantity: "value" };

const withCompanion = (field: Field): Field[] => [field, companions[field] ?? []].flat();

const offerOf = (offers: readonly Offer[], { kind }: Draft) => offers.find((offer) => offer.kind === kind) as Offer;

/** What was put together, what is wrong with it, and the one thing to do with it. */
export interface Buy {
  draft: Draft;
  problems: Problems;
  /** What commerce refused last of each of several people. */
  refused: ReadonlyMap<Person, Problems> | undefined;
  /** What became wrong with the field that was left last, for who listens. */
  news: string | undefined;
  /** `added` until it is acknowledged. */
  state: "idle" | "adding" | "added";
  /**
   * This and the next four are the same functions at every
   * call: what takes them is drawn anew for nothing else.
   */
  change(patch: Partial<Draft>): void;
  chooseOffer(offer: Offer): void;
  chooseDay(day: Draft["day"]): undefined;
  leave(field: Field): void;
  acknowledge(): void;
  /** Nothing until what was added before is acknowledged. */
  submit(): Promise<void>;
}

/**
 * The form's behaviour. Rules and the call to commerce are fetched when a field
 * is first left or the button is pressed, so the page starts without them.
 *
 * @param form in which focus goes to the first wrong field
 * @param unreachable what to say when the shop does not answer
 */
export const useBuy = (
  first: Draft,
  offers: readonly Offer[],
  form: RefObject<HTMLFormElement | null>,
  unreachable: string,
): Buy => {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<ReadonlyMap<Person, Problems>>();
  const [news, setNews] = useState<string>();
  const [state, setState] = useState<Buy["state"]>("idle");
  const intents = useRef<Intents>(undefined);
  /** What was last put together, drawn or not. */
  const latest = useRef(first);
  const left = useRef(new Set<Field>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback((next: Draft): void => {
    latest.current = next;
    setDraft(next);
  }, []);
  useSavedDraft({ first, offers, draft, latest, added: state === "added", put });

  const handlers = useMemo(() => {
    const judge = async (some: readonly Field[]): Promise<void> => {
      const { judgeField } = await import("./draft/judge-field.ts");
      let found: string | undefined;
      for (const field of some) {
        const problem = await judgeField(field, latest.current, offerOf(offers, latest.current));
        setProblems((known) => ({ ...known, [field]: problem }));
        found = problem ?? found;
      }
      setNews(found);
    };
    const change = (patch: Partial<Draft>): void => {
      put({ ...latest.current, ...patch });
      tellChosen(offerOf(offers, latest.current), patch);
      const touched = Object.keys(patch).flatMap((key) =>
        withCompanion(fieldOfKey[key as keyof Draft] ?? (key as Field)),
      );
      setProblems((known) => ({
        ...known,
        ...Object.fromEntries([...touched, "form"].map((one) => [one, undefined])),
      }));
      clearTimeout(timer.current);
      const again = touched.filter((field) => left.current.has(field));
      if (again.length > 0) timer.current = setTimeout(() => void judge(again).catch(() => {}), errorDelay);
    };
    return {
      change,
      chooseDay(day: Draft["day"]): undefined {
        change({ day });
      },
      chooseOffer(offer: Offer): void {
        put(withKind(latest.current, offer));
        tellKind(offer);
        setProblems({});
      },
      leave(field: Field): void {
        const { name, email, emailAgain, value, amount } = latest.current;
        const typed: Partial<Record<string, unknown>> = { ...latest.current };
        /** A field that was never touched is not wrong yet. */
        const untouched: Partial<Record<Field, boolean>> = {
          name: name === "",
          email: email === "",
          emailAgain: emailAgain === "",
          value: value === undefined && amount === "",
        };
        if (untouched[field] || typed[field] === "") return;
        if (field === "value" && value === undefined) {
          tellChosen(offerOf(offers, latest.current), { value: cardValue(latest.current) });
        }
        left.current.add(field);
        clearTimeout(timer.current);
        const some = withCompanion(field).filter((one) => left.current.has(one));
        // Mostly a press elsewhere, which is answered first; rules that cannot
        // be fetched stop nobody, as commerce judges as well.
        whenIdle(() => void judge(some).catch(() => {}));
      },
      acknowledge: () => setState("idle"),
    };
  }, [offers, put]);

  return {
    ...handlers,
    draft,
    problems,
    refused,
    news,
    state,
    async submit() {
      if (state !== "idle") return;
      setNews(undefined);
      setState("adding");
      setProblems({});
      setRefused(undefined);
      // The press is seen to be taken before anything is fetched or judged for it.
      await new Promise<void>((resolve) => void afterPaint(resolve));
      const focusing = import("./problems/focus-problem.ts").catch(() => undefined);
      const added = await import("./added/add-to-basket.ts")
        .then(({ addToBasket, createIntents }) => {
          intents.current ??= createIntents();
          const key = intents.current.keyOf([draft, cardValue(draft)]);
          return addToBasket(draft, offerOf(offers, draft), key, unreachable);
        })
        // What could not be fetched to ask with: the line is down, or a newer build replaced this page's.
        .catch((error: unknown): Added => {
          reportError(error);
          return { ok: false, problems: { form: unreachable } };
        });
      if (added.ok) {
        setState("added");
        // They have theirs: the next press would give them another.
        if (draft.several) put({ ...latest.current, people: [] });
        return intents.current?.done();
      }
      void added.later?.then((refusal) => {
        if (refusal) return setProblems(refusal);
        setProblems({});
        setState("added");
        intents.current?.done();
      });
      const places = await focusing;
      // On the page before focus goes there, so that a screen reader
      // reads it with the field, and it can be brought into sight.
      flushSync(() => {
        setState("idle");
        setProblems(added.problems);
        setRefused(added.refused);
      });
      if (!form.current) return;
      // Where the fields' places could not be fetched, there is only what is said of the whole.
      if (places) places.focusProblem(added.problems, form.current);
      else form.current.querySelector<HTMLElement>("#buy-problem")?.focus();
    },
  };
};
