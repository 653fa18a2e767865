import { IconFrame, type IconProps } from "./icon-frame.tsx";

// What a line is about: things of the shop and states.

export const GiftIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 12v7a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-7M3 8.5h18V12H3zM12 8.5v12" />
    <path d="M12 8.5C9 8.5 7 7.5 7 5.6 7 4.2 8 3.5 9 3.5c1.8 0 3 2.5 3 5 0-2.5 1.2-5 3-5 1 0 2 .7 2 2.1 0 1.9-2 2.9-5 2.9Z" />
  </IconFrame>
);

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </IconFrame>
);

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
  </IconFrame>
);

export const GlobeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
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

export const PeopleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8" />
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
