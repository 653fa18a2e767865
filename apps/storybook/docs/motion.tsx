import { Button } from "@giftshop/ui-kit/button";
import { GiftIcon } from "@giftshop/ui-kit/icon";
import { Stack } from "@giftshop/ui-kit/layout";
import { vars } from "@giftshop/ui-kit/theme";
import { useState } from "react";

/** A press sends a square along each duration, with the house's own gesture. */
export const MotionSamples = () => {
  const [there, setThere] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button variant="secondary" icon={<GiftIcon />} onClick={() => setThere(!there)}>
        Move
      </Button>
      {(["fast", "normal", "slow"] as const).map((duration) => (
        <div key={duration} style={{ inlineSize: "min(24rem, 100%)" }}>
          <div
            style={{
              inlineSize: vars.space[10],
              blockSize: vars.space[10],
              marginInlineStart: there ? "calc(100% - 2.5rem)" : 0,
              borderRadius: vars.radius.medium,
              background: vars.color.primary,
              transition: `margin ${vars.motion[duration]} ${vars.motion.gesture}`,
            }}
          />
          <span>{duration}</span>
        </div>
      ))}
    </Stack>
  );
};
