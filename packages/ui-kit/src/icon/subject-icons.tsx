import { IconFrame, type IconProps } from "./icon-frame.tsx";

// What a line is about: things of the shop and states.

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

export const GiftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 12v7a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-7M3 8.5h18V12H3zM12 8.5v12" />
    <path d="M12 8.5C9 8.5 7 7.5 7 5.6 7 4.2 8 3.5 9 3.5c1.8 0 3 2.5 3 5 0-2.5 1.2-5 3-5 1 0 2 .7 2 2.1 0 1.9-2 2.9-5 2.9Z" />
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

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </IconFrame>
);

export const CalendarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </IconFrame>
);

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
  </IconFrame>
);

export const CheckCircleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.5 2.8 2.8L16 9.5" />
  </IconFrame>
);

export const WarningIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1" />
  </IconFrame>
);

export const ErrorIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16v.1" />
  </IconFrame>
);

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 8v.1" />
  </IconFrame>
);

export const GlobeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </IconFrame>
);

export const HeartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z" />
  </IconFrame>
);

export const LockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
  </IconFrame>
);

export const PhoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="7" y="2.5" width="10" height="19" rx="2" />
    <path d="M11 18.5h2" />
  </IconFrame>
);

export const PinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </IconFrame>
);

export const FileIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 3h8l4.5 4.5V21H6V3ZM14 3v5h4.5M9 13h6M9 16.5h6" />
  </IconFrame>
);

export const StarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z" />
  </IconFrame>
);

export const WrapIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 7h17v13h-17V7ZM8 7v13M3.5 12h17M8 7C5 7 4.5 3.5 6.5 3.5S8 7 8 7s-.5-3.5 1.5-3.5S11 7 8 7Z" />
  </IconFrame>
);
