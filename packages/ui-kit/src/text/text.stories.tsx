import type { Meta, StoryObj } from "@storybook/react";
import { Stack } from "../layout/layout.tsx";
import { Heading, Text } from "./text.tsx";

const meta = { title: "ui-kit/Text", component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="hero">
        Make somebody happy
      </Heading>
      <Heading level={1}>A gift card that fits</Heading>
      <Heading level={2}>Most chosen this week</Heading>
      <Heading level={3}>How it works</Heading>
      <Heading level={4}>By e-mail within the hour</Heading>
      <Text size="lead">Choose a card, write a few words, and we deliver it today.</Text>
      <Text>The one who gets it chooses what to buy, in the shop or online, in one go or bit by bit.</Text>
      <Text size="small" tone="muted">
        Ordered on working days before 17:00, shipped the same day.
      </Text>
      <Text size="caption" tone="muted">
        No VAT is due on the value of a gift card.
      </Text>
    </Stack>
  ),
};

export const GermanLongWords: Story = {
  globals: { language: "de" },
  render: () => (
    <div style={{ inlineSize: "20rem" }}>
      <Heading level={1}>Geschenkgutscheinguthabenabfrage und Weihnachtsgeschenkverpackungsservice</Heading>
    </div>
  ),
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  render: () => (
    <Stack>
      <Heading level={1}>بطاقة هدية تناسب الجميع</Heading>
      <Text>اختر بطاقة واكتب بضع كلمات وسنوصلها اليوم بقيمة 250 AED.</Text>
    </Stack>
  ),
};

export const Polish: Story = {
  globals: { language: "pl" },
  render: () => <Heading level={1}>Zażółć gęślą jaźń – karta podarunkowa na święta</Heading>,
};
