import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { FileDrop } from "./file-drop.tsx";

const Judging = (props: ComponentProps<typeof FileDrop>) => {
  const [error, setError] = useState(props.error);
  return (
    <FileDrop
      {...props}
      error={error}
      onFile={(file) => {
        setError(undefined);
        props.onFile?.(file);
      }}
      onReject={(file, fault) => {
        setError(fault === "type" ? "Choose a CSV file." : "Choose a file of at most 1 MB.");
        props.onReject?.(file, fault);
      }}
    />
  );
};

const meta = {
  title: "ui-kit/File drop",
  component: FileDrop,
  args: {
    label: "Recipients",
    prompt: "Drop a CSV file here or choose one",
    hint: "One recipient a line: name, e-mail address, value.",
    name: "recipients",
    sizeLabel: (bytes) => `${bytes} bytes`,
    onFile: fn(),
    onReject: fn(),
  },
  render: (args) => <Judging {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => new File(["name;email\nNina;nina@example.com"], "recipients.csv", { type: "text/csv" });

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Recipients"), list());
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("recipients.csv");
  },
};

/** Several at once: what may be taken comes file by file, what may not is named. */
export const Several: Story = {
  args: { name: undefined, several: true },
  // Whoever takes them lists them: the field looks as it did before.
  parameters: { baseline: false },
  play: async ({ canvasElement, args }) => {
    const picture = new File(["<svg/>"], "face.png", { type: "image/png" });
    await userEvent.upload(within(canvasElement).getByLabelText("Recipients"), [list(), picture, list()], {
      applyAccept: false,
    });
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onReject).toHaveBeenCalledWith(picture, "type");
  },
};

/** Mended after its faults were read, the same file is taken once more. */
export const ChosenAgain: Story = {
  args: { name: undefined },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText("Recipients");
    const file = list();
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
  // Looks like the one above.
  parameters: { baseline: false },
};

/** What cannot be taken is said, and does not stay in the field. */
export const Rejected: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Recipients");
    const sheet = new File(["x"], "recipients.xlsx", { type: "application/zip" });
    await userEvent.upload(input, sheet, { applyAccept: false });
    await expect(args.onReject).toHaveBeenCalledWith(sheet, "type");
    await expect(input).toBeInvalid();
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveAccessibleDescription(/Choose a CSV file/);
  },
};

export const Empty: Story = {};

export const FileOverIt: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Recipients");
    await fireEvent.dragEnter(input);
    await expect(input.parentElement).toHaveAttribute("data-over");
  },
};

export const Loading: Story = { args: { loading: true, loadingLabel: "Reading the list" } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "المستلمون", prompt: "أفلت ملف CSV هنا أو اختر ملفًا", hint: "مستلم واحد في كل سطر." },
};
