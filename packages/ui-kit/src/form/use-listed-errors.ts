import { getIn } from "formik";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { isTypedInto } from "./field-elements.ts";

/**
 * Which fields the list of errors names: those of the last press, until each is right. A line stays while its
 * field is typed into, and while a button of the mouse is down: what is pressed or read would move away.
 *
 * @param wrong what is wrong now, nested as the values are
 */
export const useListedErrors = (form: RefObject<HTMLFormElement | null>, wrong: object) => {
  const [listed, list] = useState<readonly string[]>([]);
  const shorten = useCallback(() => {
    const isDone = (path: string) =>
      getIn(wrong, path) === undefined && form.current !== null && !isTypedInto(form.current, path);
    list((before) => (before.some(isDone) ? before.filter((path) => !isDone(path)) : before));
  }, [form, wrong]);
  useEffect(shorten, [shorten]);
  return {
    listed,
    list,
    /**
     * For the form's clicks and released keys, by React's own events: drawn between a checkbox's press and
     * its handler, the page would take the press back.
     */
    shorten,
  };
};
