import { Heading } from "@giftshop/ui-kit/text";

/** Heading of a block, second level: the page has the first. Nothing where the block has none. */
export function BlockHeading({ children }: { children: string | null }) {
  return children ? (
    <Heading level={2} size="title">
      {children}
    </Heading>
  ) : null;
}
