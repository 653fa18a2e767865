/** The way that a page is scrolled. */
export interface Course {
  /** The furthest point of the present way, in px from the top of the page. */
  furthest: number;
  /** Whether it leads up. */
  up: boolean;
}

/**
 * Px against the present way from which on somebody has turned round:
 * a thumb trembles, and to look back a line is not to go back.
 */
const slack = { toUp: 48, toDown: 8 };

/** The course after a page has come to `top`, px from its beginning. */
export const follow = ({ furthest, up }: Course, top: number): Course => {
  const reached = up ? Math.min(furthest, top) : Math.max(furthest, top);
  const turned = Math.abs(top - reached) > (up ? slack.toDown : slack.toUp);
  return turned ? { furthest: top, up: !up } : { furthest: reached, up };
};
