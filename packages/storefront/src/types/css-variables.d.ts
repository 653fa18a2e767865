import "react";

declare module "react" {
  /** Theme tokens of the kit may be set inline: the seasonal accent of a storefront is data. */
  interface CSSProperties {
    [token: `--ui-${string}`]: string | undefined;
  }
}
