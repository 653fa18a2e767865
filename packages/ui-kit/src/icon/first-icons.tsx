import { IconFrame, type IconProps } from "./icon-frame.tsx";

// What the parts of a first view show that have a script: it brings no other icon.

export const ChevronDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </IconFrame>
);

export const MinusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 12h14" />
  </IconFrame>
);

export const PlusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconFrame>
);

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </IconFrame>
);

export const BasketIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 9h14l-1.4 9.2a2 2 0 0 1-2 1.8H8.4a2 2 0 0 1-2-1.8L5 9Z" />
    <path d="m8 9 3-5.5M16 9l-3-5.5M10 13v3.5M14 13v3.5" />
  </IconFrame>
);

export const AccountIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
  </IconFrame>
);

export const MailIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="m3.5 7 8.5 6.5L20.5 7" />
  </IconFrame>
);

export const PostIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3 7.5h11v9.5H3zM14 10.5h3.5L21 13.5V17h-7" />
    <circle cx="7.5" cy="17.5" r="2" />
    <circle cx="17" cy="17.5" r="2" />
  </IconFrame>
);

export const CalendarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </IconFrame>
);

export const ErrorIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16v.1" />
  </IconFrame>
);

export const HeartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z" />
  </IconFrame>
);

export const ChevronIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </IconFrame>
);

export const CloseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </IconFrame>
);

export const CheckCircleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.5 2.8 2.8L16 9.5" />
  </IconFrame>
);

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 8v.1" />
  </IconFrame>
);

export const WarningIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1" />
  </IconFrame>
);
