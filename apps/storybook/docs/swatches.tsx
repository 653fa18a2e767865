import { Grid, Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { vars } from "@giftshop/ui-kit/theme";
import { Unstyled } from "@storybook/addon-docs/blocks";
import type { CSSProperties, ReactNode } from "react";

/** A token: a sample of it, its name. */
const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={2}>
    {children}
    <Text as="span" size="caption" tone="muted">
      {name}
    </Text>
  </Stack>
);

const frame: CSSProperties = {
  blockSize: vars.space[16],
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
};

const Tokens = ({ group, style }: { group: Record<string, string>; style: (token: string) => CSSProperties }) => (
  <Grid gap={4}>
    {Object.entries(group).map(([name, token]) => (
      <Sample key={name} name={name}>
        <div style={{ ...frame, ...style(token) }} />
      </Sample>
    ))}
  </Grid>
);

/** Every colour of the house on show. */
export const Colors = () => <Tokens group={vars.color} style={(background) => ({ background })} />;

export const Radii = () => (
  <Tokens group={vars.radius} style={(borderRadius) => ({ borderRadius, background: vars.color.primarySoft })} />
);

export const Shadows = () => (
  <Tokens group={vars.shadow} style={(boxShadow) => ({ boxShadow, background: vars.color.surfaceRaised, border: 0 })} />
);

/** The spacing scale as bars of its widths. */
export const Spaces = () => (
  <Stack gap={2}>
    {Object.entries(vars.space).map(([name, inlineSize]) => (
      <Stack key={name} direction="row" gap={4}>
        <Text as="span" size="caption" tone="muted" style={{ inlineSize: vars.space[8] }}>
          {name}
        </Text>
        <div style={{ inlineSize, blockSize: vars.space[4], background: vars.color.primary }} />
      </Stack>
    ))}
  </Stack>
);

/** The type scale in the house's faces. */
export const TypeScale = () => (
  <Stack gap={6}>
    {Object.entries(vars.fontSize).map(([name, fontSize]) => {
      const display = ["hero", "display", "heading", "title"].includes(name);
      return (
        <Sample key={name} name={name}>
          <Heading
            level={3}
            style={{
              fontSize,
              ...(display ? {} : { fontFamily: vars.font.text, fontWeight: vars.fontWeight.regular }),
            }}
          >
            Zażółć · Straße · cœur · 1 234,50 €
          </Heading>
        </Sample>
      );
    })}
  </Stack>
);

/** The house's own ground below samples, out of reach of the documentation's styles. */
export const Table = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div
      style={{
        padding: vars.space[6],
        borderRadius: vars.radius.medium,
        border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
        background: vars.color.surface,
        color: vars.color.text,
        fontFamily: vars.font.text,
        lineHeight: vars.lineHeight.body,
      }}
    >
      {children}
    </div>
  </Unstyled>
);
