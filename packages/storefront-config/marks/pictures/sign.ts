import type { Drawing, Subject } from "../subject.ts";
import { placed, rectangle, svg } from "../svg.ts";

/** Share of an icon that the sign takes: GCS and CK have grounds of their own to show. */
const shares = { CB: 0.76, CK: 0.84, GCS: 0.84 } as const;

/** GCS stands on midnight, the others on paper. */
const groundOf = ({ storefront, colors }: Subject): string => (storefront.group === "GCS" ? colors.ink : colors.paper);

const tile = (subject: Subject, radius: number, share: number): Drawing => {
  const inner = 48 * share;
  const at = (48 - inner) / 2;
  return {
    width: 48,
    height: 48,
    svg: svg(
      48,
      48,
      rectangle(0, 0, 48, 48, radius, groundOf(subject)) +
        placed(subject.sign(subject.storefront.group === "GCS"), at, at, share),
    ),
  };
};

const corners = { CB: 12, CK: 16, GCS: 6 } as const;

/** The sign on its own ground, for light and dark places alike: footer, favicon. */
export const badge = (subject: Subject): Drawing =>
  tile(subject, corners[subject.storefront.group], shares[subject.storefront.group]);

/** The sign alone, for a light ground. */
export const bare = (subject: Subject): Drawing => ({ width: 48, height: 48, svg: svg(48, 48, subject.sign()) });

/** Square to the edge; whatever a system cuts off, it leaves the inner 80 %. */
export const maskable = (subject: Subject): Drawing => tile(subject, 0, 0.6);
