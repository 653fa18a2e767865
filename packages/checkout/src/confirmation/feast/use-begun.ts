import { type RefObject, useEffect, useRef, useState } from "react";

/** The longest that a feast waits for its pictures, milliseconds. */
const patience = 500;

/** Whether all pictures of an element can be painted, so that what is shown is whole from its first frame. */
export const useBegun = <Place extends HTMLElement>(): [RefObject<Place | null>, boolean] => {
  const place = useRef<Place>(null);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => setBegun(true);
    const timer = setTimeout(begin, patience);
    const pictures = [...(place.current?.querySelectorAll("img") ?? [])];
    Promise.all(pictures.map(async (one) => one.decode())).then(begin, begin);
    return () => clearTimeout(timer);
  }, []);
  return [place, begun];
};
