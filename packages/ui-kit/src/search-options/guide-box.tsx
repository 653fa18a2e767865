import { useImperativeHandle, useLayoutEffect } from "react";
import { FieldInputContext } from "react-aria-components/Autocomplete";
import { useSlottedContext } from "react-aria-components/slots";
import type { Guided } from "../search-list/guide.ts";

/**
 * Makes the box of a list, which stands there already, the field of the Autocomplete around. Draws nothing.
 */
export const GuideBox = ({ guided: { input, guide } }: { guided: Guided }) => {
  const { ref = null, ...guidance } = useSlottedContext(FieldInputContext) ?? {};
  useImperativeHandle<Element | null, Element | null>(ref, () => input.current);
  useLayoutEffect(() => guide(guidance));
  useLayoutEffect(() => () => guide(undefined), [guide]);
  return null;
};
