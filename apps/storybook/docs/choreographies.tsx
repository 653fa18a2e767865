import { Button } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { houses } from "@giftshop/ui-kit/houses";
import { GiftIcon } from "@giftshop/ui-kit/icon";
import { Stack } from "@giftshop/ui-kit/layout";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import { vars } from "@giftshop/ui-kit/theme";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { useRef } from "react";
import { Rows } from "./rows.tsx";

const groups = ["CB", "CK", "GCS"] as const;
type Group = (typeof groups)[number];

const scenes = {
  CB: { face: sampleFaces.cafe, words: "Paper is rolled down over it, turns a little and settles." },
  CK: { face: sampleFaces.garden, words: "It falls onto the table, and bounces once." },
  GCS: { face: sampleFaces.books, words: "It is there, as light falls on it." },
} as const satisfies Record<Group, object>;

/** How something arrives on the gift, by the tokens of a house, which are a fade under reduced motion. */
const arrive = (group: Group, element: HTMLElement): void => {
  const { motion } = houses[group];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.style.animation = "none";
  // Laid out without it once, or the one that has ended is not played again.
  element.getBoundingClientRect();
  element.style.animation = still ? "ui-fade 160ms" : `${motion.arrival} ${motion.arrive} ${motion.gesture}`;
};

/** The three houses beside each other; a press plays all of them. */
export const Choreographies = () => {
  const stages = useRef<(HTMLDivElement | null)[]>([]);
  const play = () => {
    for (const [index, group] of groups.entries()) {
      const stage = stages.current[index];
      if (stage) arrive(group, stage);
    }
  };
  return (
    <Unstyled>
      <Stack gap={4} align="start">
        <Button variant="secondary" icon={<GiftIcon />} onClick={play}>
          Play
        </Button>
        <div
          style={{
            display: "grid",
            gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))",
            gap: vars.space[6],
            inlineSize: "100%",
          }}
        >
          {groups.map((group, index) => (
            <figure key={group} style={{ margin: 0 }}>
              <div
                ref={(stage) => {
                  stages.current[index] = stage;
                }}
              >
                <GiftCard face={scenes[group].face} />
              </div>
              <figcaption style={{ marginBlockStart: vars.space[3] }}>
                {group}: {scenes[group].words}
              </figcaption>
            </figure>
          ))}
        </div>
      </Stack>
    </Unstyled>
  );
};

const tokens = [
  "fast",
  "normal",
  "slow",
  "easing",
  "gesture",
  "arrive",
  "travel",
  "arrival",
  "opening",
  "burst",
] as const;

/** Every token of motion in every house, by the name that is copied into a style. */
export const MotionTokens = () => (
  <Rows
    head={["Token", ...groups]}
    rows={tokens.map((token) => [`vars.motion.${token}`, ...groups.map((group) => houses[group].motion[token])])}
  />
);
