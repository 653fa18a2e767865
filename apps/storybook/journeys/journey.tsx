import { Button } from "@giftshop/ui-kit/button";
import { vars } from "@giftshop/ui-kit/theme";
import { useState } from "react";
import type { Globals } from "storybook/internal/types";
import { idOf, type Step } from "./steps.ts";

export interface JourneyProps {
  steps: readonly Step[];
  /** House, language and light, as the toolbar says. */
  globals: Globals;
  /** Of the window that it is looked at in, pixels. */
  width: number;
  height: number;
}

/** A way through the shop, one story after the other, in a window of a phone or a computer. */
export const Journey = ({ steps, globals, width, height }: JourneyProps) => {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const { theme, language, scheme } = globals;
  const address = `iframe.html?viewMode=story&id=${idOf(step.story)}&globals=theme:${theme};language:${language};scheme:${scheme}`;
  return (
    <div style={{ display: "grid", justifyItems: "center", gap: vars.space[4] }}>
      <p style={{ maxInlineSize: vars.size.measure, textAlign: "center" }}>
        <strong>
          {at + 1} / {steps.length}
        </strong>{" "}
        {step.says}
      </p>
      <div style={{ display: "flex", gap: vars.space[3] }}>
        <Button variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          On
        </Button>
      </div>
      <iframe
        key={address}
        title={step.story}
        src={address}
        width={width}
        height={height}
        style={{
          maxInlineSize: "100%",
          border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
          borderRadius: vars.radius.medium,
          background: vars.color.surface,
        }}
      />
    </div>
  );
};
