import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Link } from "../link/link.tsx";
import { VideoEmbed } from "./video-embed.tsx";

const meta = {
  title: "ui-kit/Video embed",
  component: VideoEmbed,
  args: {
    video: { provider: "SELF_HOSTED", url: "data:video/mp4;base64,", mimeType: "video/mp4" },
    title: "How a gift card is packed",
    language: "en",
    playLabel: "Play the video",
    onConsent: fn(),
  },
} satisfies Meta<typeof VideoEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

const consentNote = (
  <>
    Then YouTube learns that you watch it. More in our{" "}
    <Link href="#privacy" variant="plain" style={{ textDecoration: "underline" }}>
      privacy statement
    </Link>
    .
  </>
);

/** Nothing of the provider is in the page before the press. */
export const BehindConsent: Story = {
  args: { video: { provider: "YOUTUBE", id: "aqz-KE-bpKQ" }, consentNote },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("iframe, video, [src*='youtube']")).toBeNull();
    await expect(within(canvasElement).getByRole("button", { name: "Play the video" })).toBeVisible();
  },
};

export const Consented: Story = {
  args: { video: { provider: "VIMEO", id: "1" }, consented: true, consentNote, poster: sampleFaces.garden.src },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/learns/)).not.toBeInTheDocument();
  },
};

/** Our own needs no consent; it begins at the press, and focus is on the player. */
export const SelfHosted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector("video")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByLabelText("How a gift card is packed")).toHaveFocus();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
  // The browser draws its own player; axe would wait ten seconds for the sound of an empty film.
  parameters: { baseline: false, a11y: { options: { preload: false } } },
};

export const WithPoster: Story = { args: { poster: sampleFaces.cafe.src } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { title: "كيف تُغلَّف بطاقة الهدية", playLabel: "تشغيل الفيديو", language: "ar" },
};
