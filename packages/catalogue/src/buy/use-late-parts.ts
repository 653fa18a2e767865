import { useLate } from "@giftshop/ui-kit/on-need";
import { useEffect } from "react";
import { afterPaint, whenIdle } from "./paint/after-paint.ts";

/** What a press on the button needs: by then it is there, and the press is answered at once. */
const warm = () => void import("./added/add-to-basket.ts").catch(() => {});

/**
 * What the form fetches on first need: the fields that a choice opens, and what
 * draws on the stage. Neither comes before somebody touches, scrolls or types.
 *
 * @param needed a press that was kept until the page lived comes without pointer and focus
 */
export const useLateParts = (needed: boolean) => {
  const form = useLate(() => import("./late-form.ts").then(({ loadLateForm }) => loadLateForm()));
  const stage = useLate(() => import("./stage/late-stage.ts"));
  const startForm = form.start;
  const startStage = stage.start;
  const touched = form.part !== undefined;
  useEffect(() => {
    if (!needed) return;
    afterPaint(startForm);
    afterPaint(startStage);
  }, [needed, startForm, startStage]);
  useEffect(() => {
    // Who scrolls leaves the stage behind.
    const scrolled = () => whenIdle(startStage);
    addEventListener("scroll", scrolled, { once: true, passive: true });
    return () => removeEventListener("scroll", scrolled);
  }, [startStage]);
  useEffect(() => {
    if (touched) whenIdle(warm);
  }, [touched]);
  return {
    late: form.part,
    fetchForm: form.fetch,
    stage: stage.part,
    /** What only the stage needs: a pointer is on it. */
    fetchStage: () => void afterPaint(startStage),
    /** Behind the answer to a press: on a slow phone what comes takes as long as it. */
    fetchLate: () => {
      afterPaint(startForm);
      afterPaint(startStage);
    },
  };
};
