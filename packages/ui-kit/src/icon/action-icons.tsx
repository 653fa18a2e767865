import { IconFrame, type IconProps } from "./icon-frame.tsx";

// What a press does; a script that draws one of a file brings all that any page draws of it
// (`first-icons.tsx`).

export const ArrowIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 12h15.5M13.5 6l6 6-6 6" />
  </IconFrame>
);

export const CopyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
    <path d="M5.5 15.5h-2v-12h12v2" />
  </IconFrame>
);

export const EditIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5" />
  </IconFrame>
);

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5" />
  </IconFrame>
);

export const FilterIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 6h17M6.5 12h11M10 18h4" />
  </IconFrame>
);

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />
  </IconFrame>
);

export const PauseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8.5 5v14M15.5 5v14" />
  </IconFrame>
);

export const PlayIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7 4.5v15l12-7.5-12-7.5Z" />
  </IconFrame>
);

export const RefreshIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20 11.5A8 8 0 0 0 5.5 7L3.5 9.5M3.5 4.5v5h5M4 12.5A8 8 0 0 0 18.5 17l2-2.5M20.5 19.5v-5h-5" />
  </IconFrame>
);

export const TrashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h16M9 7V4.5h6V7M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </IconFrame>
);

export const EyeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </IconFrame>
);

export const EyeOffIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4 20 20 4" />
  </IconFrame>
);

export const UploadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 16V4.5M6.5 10 12 4.5l5.5 5.5M4 15.5v4h16v-4" />
  </IconFrame>
);

export const ArrowUpIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20V4.5M6 10.5l6-6 6 6" />
  </IconFrame>
);
