import { IconFrame, type IconProps } from "./icon-frame.tsx";

// What a brand sells, for menus of categories.

export const FoodIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7 3.5v17M4 3.5V8a3 3 0 0 0 6 0V3.5M17 20.5v-7h-3c0-5 .5-10 3-10v17Z" />
  </IconFrame>
);

export const FashionIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m8.5 4-5.5 3 2 4 2-1v10.5h10V10l2 1 2-4-5.5-3a3.5 3.5 0 0 1-7 0Z" />
  </IconFrame>
);

export const HomeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m3 11 9-7.5 9 7.5M5.5 9.5v11h13v-11M10 20.5V14h4v6.5" />
  </IconFrame>
);

export const BeautyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8.5 10.5h7v10h-7zM10 10.5V6l4-2.5v7M8.5 14h7" />
  </IconFrame>
);

export const TravelIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m3 14 18-9-5.5 15-3-6.5L3 14ZM12.5 13.5 21 5" />
  </IconFrame>
);

export const SportIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M6 6c4 3.5 4 8.5 0 12M18 6c-4 3.5-4 8.5 0 12M3.5 12h17" />
  </IconFrame>
);

export const GamesIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7.5 8h9A4.5 4.5 0 0 1 21 12.5V16a2.5 2.5 0 0 1-4.6 1.4L15 15.5H9l-1.4 1.9A2.5 2.5 0 0 1 3 16v-3.5A4.5 4.5 0 0 1 7.5 8ZM8 10.5v3M6.5 12h3M16 11v.1M17.5 13v.1" />
  </IconFrame>
);

export const MusicIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="7" cy="17.5" r="2.5" />
    <circle cx="17" cy="15.5" r="2.5" />
    <path d="M9.5 17.5v-12l10-2v12" />
  </IconFrame>
);

export const BooksIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 6.5C9.5 4.5 6.5 4.2 3.5 4.5v13.5c3-.3 6 0 8.5 2 2.5-2 5.5-2.3 8.5-2V4.5c-3-.3-6 0-8.5 2Zm0 0V20" />
  </IconFrame>
);

export const KidsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12a8 8 0 0 1 8-8v8h8a8 8 0 0 1-16 0ZM4 12h8" />
    <circle cx="8" cy="20.5" r="1" />
    <circle cx="16" cy="20.5" r="1" />
  </IconFrame>
);

export const GardenIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20.5V11M12 13c0-4-3-6.5-7.5-6.5C4.5 11 7.5 13 12 13ZM12 11c0-4 3-6.5 7.5-6.5C19.5 9 16.5 11 12 11ZM7 20.5h10" />
  </IconFrame>
);

export const ElectronicsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5" width="18" height="12" rx="2" />
    <path d="M8 20.5h8M12 17v3.5" />
  </IconFrame>
);

export const WellnessIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20c-5 0-8.5-3-8.5-8 3 0 5.5 1 7 3M12 20c5 0 8.5-3 8.5-8-3 0-5.5 1-7 3" />
    <path d="M12 16.5c-3-3.5-3-8 0-12 3 4 3 8.5 0 12Z" />
  </IconFrame>
);

export const CinemaIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M7.5 5v14M16.5 5v14M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21" />
  </IconFrame>
);

export const AnimalsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="6" cy="11" r="1.8" />
    <circle cx="9.8" cy="6.5" r="1.8" />
    <circle cx="14.2" cy="6.5" r="1.8" />
    <circle cx="18" cy="11" r="1.8" />
    <path d="M12 11.5c2.5 0 5 3 5 5.5 0 3-3 2.5-5 2.5s-5 .5-5-2.5c0-2.5 2.5-5.5 5-5.5Z" />
  </IconFrame>
);

export const CharityIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 12S6.5 9 6.5 6a2.8 2.8 0 0 1 5.5-.8A2.8 2.8 0 0 1 17.5 6c0 3-5.5 6-5.5 6ZM3 15.5h4l3 1.5h3.5a1.5 1.5 0 0 1 0 3H10M7 20.5l4 .5 9-4.5a1.6 1.6 0 0 0-2-2.5l-4 2.5M3 14.5v7" />
  </IconFrame>
);
