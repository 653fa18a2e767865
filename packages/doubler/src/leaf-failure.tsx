import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import type { DoublerWords } from "./doubler-words.ts";

/** Said where a part of a page could not be fetched. */
export const LeafFailure = ({ words, retry }: { words: DoublerWords; retry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button variant="secondary" onClick={retry}>
        {words.again}
      </Button>
    }
  >
    {words.errors.unavailable}
  </Banner>
);
