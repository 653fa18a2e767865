import type { Meta, StoryObj } from "@storybook/react";
import { Badge } from "../badge/badge.tsx";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ChipGroup } from "../chip/chip.tsx";
import { GiftCard } from "../gift-card/gift-card.tsx";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { BasketIcon, MailIcon, PostIcon } from "../icon/icon.tsx";
import { Container, Grid, Stack } from "../layout/layout.tsx";
import { Link } from "../link/link.tsx";
import { Motif } from "../motif/motif.tsx";
import { Price } from "../price/price.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { Progress } from "../progress/progress.tsx";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { Rating } from "../rating/rating.tsx";
import { StepIndicator } from "../step-indicator/step-indicator.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { Switch } from "../switch/switch.tsx";
import { Heading, Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";

const price = (value: number) => <Price value={value} currency="EUR" locale="fr-FR" />;
const values = [10, 25, 50, 75, 100].map((value) => ({ value: String(value), label: price(value * 100) }));
const nothing = () => undefined;

const Cards = () => (
  <Grid columns="thirds">
    <ProductCard
      level={2}
      href="#cafe"
      title="Café Noir"
      visual={<GiftCard face={sampleFaces.cafe} backgroundColor="#FCE6B8" hand={0} priority />}
      badge={<Badge tone="accent">Most chosen</Badge>}
      details={<>from {price(1000)}</>}
    />
    <ProductCard
      level={2}
      href="#garden"
      title="Grünwerk"
      visual={<GiftCard face={sampleFaces.garden} backgroundColor="#DDEBDD" hand={1} priority />}
      details={<>from {price(1500)}</>}
    />
    <ProductCard
      level={2}
      href="#books"
      title="Plume & Cie"
      visual={<GiftCard face={sampleFaces.books} backgroundColor="#DCDCF2" hand={2} priority />}
      details={<>from {price(2000)}</>}
    />
  </Grid>
);

const Choices = () => (
  <Stack gap={6}>
    <ChipGroup legend="Value" name="value" options={values} defaultValue="50" />
    <RadioCards
      legend="How should it arrive?"
      name="delivery"
      defaultValue="digital"
      options={[
        { value: "digital", label: "By e-mail", description: "Within the hour", icon: <MailIcon />, aside: "Free" },
        { value: "physical", label: "By post", description: "Tomorrow", icon: <PostIcon />, aside: price(395) },
      ]}
    />
    <TextField label="E-mail address" name="email" hint="The card goes here." defaultValue="nina@example.com" />
    <TextField label="First name" name="firstName" error="Write the name that stands on the card." />
    <Stack direction="row" gap={6}>
      <Checkbox label="Add a greeting card" name="greeting" defaultChecked />
      <Switch label="Send it at a later time" name="later" />
    </Stack>
  </Stack>
);

const Answers = () => (
  <Stack gap={6}>
    <Stack direction="row" gap={3}>
      <Button icon={<BasketIcon />}>Add to basket</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="quiet">Remove</Button>
      <Button disabled>Sold out</Button>
    </Stack>
    <Stack direction="row" gap={4}>
      <Stepper label="Quantity" decreaseLabel="One less" increaseLabel="One more" value={2} onChange={nothing} />
      <Link href="#all" variant="arrow">
        View all gift cards
      </Link>
    </Stack>
    <Rating value={4.6} label="4.6 out of 5">
      from 1,284 reviews
    </Rating>
    <Banner title="Your gift is on its way">It arrives within the hour.</Banner>
    <Banner tone="danger" live="none" title="The payment did not go through">
      Nothing was charged.
    </Banner>
    <Progress label="Checking recipients" value={120} max={300} valueLabel="120 of 300" />
  </Stack>
);

/** A little of everything, to tell the houses apart at a glance. */
const Overview = () => (
  <Container as="main">
    <Stack gap={8} style={{ paddingBlock: "2rem" }}>
      <StepIndicator
        label="Checkout"
        doneLabel="done"
        current={1}
        steps={[{ label: "Your details", href: "#details" }, { label: "Payment" }, { label: "Success" }]}
      />
      <Stack direction="row" gap={6}>
        <Motif />
        <Stack gap={2}>
          <Heading level={1}>A present that always fits</Heading>
          <Text size="lead" tone="muted">
            More than two hundred brands, within the hour or tomorrow in the letter box.
          </Text>
        </Stack>
      </Stack>
      <Motif shape="band" />
      <Cards />
      <Grid columns="halves" gap={12}>
        <Choices />
        <Answers />
      </Grid>
    </Stack>
  </Container>
);

const meta = {
  title: "Foundations/Every house",
  component: Overview,
  parameters: {
    layout: "fullscreen",
    viewport: { options: { board: { name: "Board", styles: { width: "1100px", height: "1560px" } } } },
  },
  globals: { viewport: { value: "board" } },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KitchenTable: Story = { globals: { theme: "CB" } };
export const Party: Story = { globals: { theme: "CK" } };
export const Concierge: Story = { globals: { theme: "GCS" } };

/** A house mirrored, from right to left. */
export const Mirrored: Story = { globals: { theme: "GCS", direction: "rtl" } };

export const OnAPhone: Story = { globals: { theme: "CK", viewport: { value: "phone" } } };

/** By night, as the device or the visitor says. */
export const KitchenTableByNight: Story = { globals: { theme: "CB", scheme: "dark" } };
export const PartyByNight: Story = { globals: { theme: "CK", scheme: "dark" } };
export const ConciergeByNight: Story = { globals: { theme: "GCS", scheme: "dark" } };
