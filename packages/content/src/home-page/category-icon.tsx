import {
  AnimalsIcon,
  BeautyIcon,
  BooksIcon,
  CharityIcon,
  CinemaIcon,
  FashionIcon,
  FoodIcon,
  GamesIcon,
  GiftIcon,
  HomeIcon,
  KidsIcon,
  MusicIcon,
  PinIcon,
  SportIcon,
  TravelIcon,
  WellnessIcon,
} from "@giftshop/ui-kit/icon";

/** Drawings by the names that the catalogue gives its categories. */
const drawings: Readonly<Record<string, typeof GiftIcon>> = {
  shirt: FashionIcon,
  sparkles: BeautyIcon,
  book: BooksIcon,
  "fork-knife": FoodIcon,
  glass: FoodIcon,
  ticket: CinemaIcon,
  mountains: TravelIcon,
  leaf: WellnessIcon,
  house: HomeIcon,
  ball: SportIcon,
  gamepad: GamesIcon,
  kite: KidsIcon,
  note: MusicIcon,
  wheel: PinIcon,
  paw: AnimalsIcon,
  heart: CharityIcon,
};

/** The icon of a category; a present where the catalogue names one that is not drawn. */
export const CategoryIcon = ({ name }: { name: string }) => {
  const Drawing = drawings[name] ?? GiftIcon;
  return <Drawing />;
};
