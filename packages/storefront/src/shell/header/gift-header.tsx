import { HeaderBar } from "./bar/header-bar.tsx";
import type { HeaderProps } from "./header-props.ts";

/** Header of a gift's page: who it comes from, and nothing that leads away from it. */
export const GiftHeader = ({ shop, branding, texts }: HeaderProps) => (
  <HeaderBar {...{ shop, branding }} label={texts.home} stays={false} tools={null} />
);
