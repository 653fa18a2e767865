import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useRef, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { GiftCard } from "../gift-card/gift-card.tsx";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Stack } from "../layout/layout.tsx";
import { Link } from "../link/link.tsx";
import { Gallery } from "./gallery.tsx";

const names = ["On the table", "In the hand", "By itself", "In the garden", "In the book shop", "In the café"];
const faces = [sampleFaces.cafe, sampleFaces.garden, sampleFaces.books];

const pictures = names.map((name, index) => {
  const face = { src: faces[index % 3]?.src ?? "", alt: "" };
  return {
    name,
    content: (
      <div style={{ padding: "2rem 3rem 4rem" }}>
        <GiftCard face={{ ...face, alt: name }} hand={index === 1 ? 0 : undefined} priority />
      </div>
    ),
    thumbnail: (
      <span style={{ alignSelf: "center", padding: "0 15%" }}>
        <GiftCard face={face} shadow={false} priority />
      </span>
    ),
  };
});

const meta = {
  title: "ui-kit/Gallery",
  component: Gallery,
  args: {
    id: "picture",
    label: "Pictures",
    pictures: pictures.slice(0, 3),
    thumbnailLabel: (number, name) => `Picture ${number}: ${name}`,
    backgroundColor: "#FCE6B8",
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("link")
    .find((link) => link.ariaCurrent === "true");

/** A press brings the picture into sight and marks its thumbnail; neither the page nor its address moves. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = location.href;
    const strip = canvas.getByRole("list", { name: "Pictures" });
    const height = strip.offsetHeight;
    const third = canvas.getByRole("link", { name: "Picture 3: By itself" });
    await expect(current(canvasElement)).toHaveAccessibleName("Picture 1: On the table");
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
    await waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(2));
    await waitFor(() => expect(canvas.getByAltText("On the table").closest("[inert]")).not.toBeNull());
    await expect(canvas.getByAltText("By itself").closest("[inert]")).toBeNull();
    await expect(strip.offsetHeight).toBe(height);
    await expect(location.href).toBe(address);
  },
};

/** One alone is a picture and nothing else. */
export const One: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).not.toBeInTheDocument();
    await expect(within(canvasElement).queryByRole("list")).not.toBeInTheDocument();
  },
};

export const Six: Story = { args: { pictures } };
export const SixOnDesktop: Story = { args: { pictures }, globals: { viewport: { value: "desk" }, theme: "GCS" } };

/** Swiped, or moved by whatever else: the thumbnail of what is in sight is marked. */
export const Swiped: Story = {
  globals: { theme: "CK" },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole("list", { name: "Pictures" });
    strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("Picture 2: In the hand"));
  },
};

/** Thumbnails and strip are reached by Tab; what lies in a picture out of sight is not. */
export const ByKeyboard: Story = {
  args: {
    pictures: pictures.slice(0, 3).map((picture) => ({
      ...picture,
      content: (
        <Stack gap={1}>
          {picture.content}
          <Link href="#more">{`More: ${picture.name}`}</Link>
        </Stack>
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("list", { name: "Pictures" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "More: On the table" })).toHaveFocus();
    // The tool's Tab knows nothing of `inert`; the browser's focus does.
    canvas.getByText("More: By itself").focus();
    await expect(canvas.getByRole("link", { name: "More: On the table" })).toHaveFocus();
    const second = canvas.getByRole("link", { name: "Picture 2: In the hand" });
    second.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
    await expect(second).toHaveFocus();
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "الصور", thumbnailLabel: (number) => `الصورة ${number}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "الصورة 2" }));
    const strip = canvas.getByRole("list", { name: "الصور" });
    await waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(-1));
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("الصورة 2"));
  },
};

const Choosing = (props: ComponentProps<typeof Gallery>) => {
  const [choice, setChoice] = useState(0);
  return (
    <Stack gap={4}>
      <Gallery {...props} returnOn={String(choice)} />
      <Button onClick={() => setChoice(choice + 1)}>Choose a ribbon</Button>
    </Stack>
  );
};

const ChoosingLate = (props: ComponentProps<typeof Gallery>) => {
  const [drawn, setDrawn] = useState(0);
  const askedAt = useRef(0);
  return (
    <Stack gap={4}>
      <Gallery {...props} returnOn={String(drawn)} askedAt={askedAt} />
      <Button
        onClick={({ timeStamp }) => {
          askedAt.current = timeStamp;
        }}
      >
        Choose a ribbon
      </Button>
      <Button onClick={() => setDrawn(drawn + 1)}>Draw ribbon {drawn}</Button>
    </Stack>
  );
};

/**
 * Where what was chosen is drawn later, a picture that was pressed
 * meanwhile stays in sight; the next choice has the first one back.
 */
export const PressedMeanwhile: Story = {
  render: (args) => <ChoosingLate {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Choose a ribbon");
    await userEvent.click(canvas.getByRole("link", { name: "Picture 2: In the hand" }));
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("Picture 2: In the hand"));
    await press("Draw ribbon 0");
    await canvas.findByRole("button", { name: "Draw ribbon 1" });
    await expect(current(canvasElement)).toHaveAccessibleName("Picture 2: In the hand");
    await press("Choose a ribbon");
    await press("Draw ribbon 1");
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("Picture 1: On the table"));
  },
};

/** What is chosen shows on the first picture: it comes back into sight. */
export const ComesBack: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Picture 2: In the hand" }));
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("Picture 2: In the hand"));
    await userEvent.click(canvas.getByRole("button", { name: "Choose a ribbon" }));
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName("Picture 1: On the table"));
  },
};
