import { Prose } from "../prose/prose.tsx";
import { BlockHeading } from "./block-heading.tsx";
import { BlockLink } from "./block-link.tsx";
import type { BlockProps } from "./block-props.ts";

/** What most blocks say: a heading, text, and perhaps where it leads. */
export const BlockWords = ({ shop, block }: BlockProps) => (
  <>
    <BlockHeading>{block.title}</BlockHeading>
    {block.body && <Prose shop={shop}>{block.body}</Prose>}
    <BlockLink shop={shop} block={block} />
  </>
);
