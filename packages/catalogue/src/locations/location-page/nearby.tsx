import { onOneLine, type Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { fill } from "../../arrival/fill.ts";
import { distance, type Point } from "../area/area.ts";
import { locationMessages } from "../messages.ts";
import { locationHref } from "../place/place-hrefs.ts";
import type { ListedPlace } from "../place/to-places.ts";
import { distanceWords } from "./distance-words.ts";
import * as styles from "./location-page.css.ts";

/** Places that are named. */
const most = 6;

export interface NearbyProps {
  shop: Shop;
  /** Path of the product. */
  product: string;
  /** The place they are near to. */
  from: Point & { id: string };
  /** In any order, the place itself may be among them. */
  places: readonly ListedPlace[];
}

/** The nearest other places, and the way to all of them. */
export const Nearby = ({ shop, product, from, places }: NearbyProps) => {
  const t = locationMessages.in(shop);
  const nearest = places
    .filter(({ id }) => id !== from.id)
    .map((place) => ({ ...place, away: distance(from, place) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, most);
  return (
    <section className={styles.section} aria-labelledby="nearby">
      <Heading level={2} id="nearby">
        {t("place.nearby")}
      </Heading>
      {nearest.length > 0 && (
        <ul className={styles.nearby}>
          {nearest.map(({ id, path, title, lines, away }) => (
            <li key={id} className={styles.near}>
              <div className={styles.nearHead}>
                <Link variant="plain" href={fill(locationHref(shop, product), { location: path })}>
                  {title}
                </Link>
                <Text as="span" size="small" tone="muted" className={styles.away}>
                  {distanceWords(away, shop.locale)}
                </Text>
              </div>
              <Text size="small" tone="muted">
                {onOneLine(lines)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link variant="arrow" href={shop.link("productLocations", { product })}>
          {t("place.all")}
        </Link>
      </div>
    </section>
  );
};
