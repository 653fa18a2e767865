import { useEffect, useState } from "react";
import { type Course, follow } from "./course.ts";
import { isFar } from "./is-far.ts";

/**
 * What somebody far below the page's beginning is doing: goes on down, comes back
 * up, has stopped on the way up, or sees the page's foot, where the ways on are.
 */
export type Way = "down" | "up" | "still" | "foot";

/** Milliseconds without a move after which somebody on the way up has found what they came for. */
const restsAfter = 3000;

const footInSight = (): boolean => {
  const foot = [...document.getElementsByTagName("footer")].at(-1);
  return foot !== undefined && foot.getBoundingClientRect().top < window.innerHeight;
};

const wayOn = ({ up }: Course): Way | undefined => {
  if (!isFar()) return undefined;
  if (footInSight()) return "foot";
  return up ? "up" : "down";
};

/** Follows how the page is scrolled; `undefined` near its beginning. */
export const useWay = (): Way | undefined => {
  const [way, setWay] = useState<Way>();
  useEffect(() => {
    let course: Course = { furthest: window.scrollY, up: false };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      course = follow(course, window.scrollY);
      const next = wayOn(course);
      setWay(next);
      if (next === "up") rest = setTimeout(() => setWay("still"), restsAfter);
    };
    look();
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener("scroll", look, { passive: true, signal });
    addEventListener("resize", look, { signal });
    return () => {
      watching.abort();
      clearTimeout(rest);
    };
  }, []);
  return way;
};
