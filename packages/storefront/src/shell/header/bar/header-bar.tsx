import { Container } from "@giftshop/ui-kit/layout";
import type { ReactNode } from "react";
import { Decoration } from "../../decoration/decoration.tsx";
import * as styles from "../header.css.ts";
import { headerEnd } from "../header-end.ts";
import type { HeaderProps } from "../header-props.ts";
import { Logo } from "../logo/logo.tsx";
import "./search-sign.css.ts";

export interface HeaderBarProps extends Pick<HeaderProps, "shop" | "branding"> {
  /** Name of the logo's link. */
  label: string;
  /** What stands at its end. */
  tools: ReactNode;
  /** A search box is among the children. */
  search?: boolean;
  /** On a phone the search box is its sign among the tools, and no line of its own. Default `false`. */
  searchSign?: boolean;
  /** Stays at the upper edge of the window. Default: it does. */
  stays?: boolean;
  /** What stands between logo and tools. */
  children?: ReactNode;
}

/** Logo, something, tools: what all headers are, and the decoration below. */
export const HeaderBar = ({
  shop,
  branding,
  label,
  tools,
  search = false,
  searchSign = false,
  stays = true,
  children,
}: HeaderBarProps) => {
  const { group, toggles } = shop.storefront;
  const { headerVersion } = toggles;
  const { headerDecoration, logo, logoV2 } = branding;
  return (
    <>
      <header
        className={styles.header}
        data-version={headerVersion}
        data-decorated={headerDecoration !== null}
        data-search={search}
        data-search-sign={searchSign || undefined}
        data-stays={stays}
      >
        <Container className={styles.bar}>
          <Logo logo={headerVersion === 2 ? logoV2 : logo} group={group} href={shop.link("home")} label={label} />
          {children}
          <div className={styles.tools}>{tools}</div>
        </Container>
      </header>
      <span id={headerEnd} hidden />
      {headerDecoration && <Decoration pattern={headerDecoration} />}
    </>
  );
};
