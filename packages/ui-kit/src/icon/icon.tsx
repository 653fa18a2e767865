export * from "./action-icons.tsx";
export * from "./category-icons.tsx";
export * from "./first-icons.tsx";
export type { IconProps } from "./icon-frame.tsx";
export * from "./subject-icons.tsx";
