"use client";

import { Button } from "@giftshop/ui-kit/button";
import { Container, Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { type ErrorWords, loadErrorWords } from "./load-error-words.ts";

/** Says that the page failed and loads it anew on a press; nothing that was put into the basket is lost by it. */
export function BrokenPage({ language }: { language: string | undefined }) {
  const [words, setWords] = useState<ErrorWords>();
  useEffect(() => {
    loadErrorWords(language).then(setWords, () => {});
  }, [language]);
  return (
    words && (
      <Container>
        <main>
          <Stack>
            <Heading level={1}>{words.title}</Heading>
            <Text>{words.text}</Text>
            <Button onClick={() => location.reload()}>{words.retry}</Button>
          </Stack>
        </main>
      </Container>
    )
  );
}
