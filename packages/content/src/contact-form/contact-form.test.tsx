import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { contentMessages } from "../messages.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactSender } from "./create-sender.ts";

const letter = { name: "Zoë Field", email: "zoe@example.com", orderNumber: "", message: "Where is my card?" };

test("another message begins with nothing, and with the focus, whatever was typed before the form was here", async () => {
  const send = jest.fn<ContactSender["send"]>().mockResolvedValue({ kind: "sent", reference: "K7WQ-3FDM" });
  const { contact } = contentMessages.words("en");
  render(
    <ContactForm
      language="en"
      words={{ contact }}
      email="hello@shop.example"
      sender={{ prepare: () => {}, send }}
      begun={{ letter }}
    />,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(field("Message").value).toBe(letter.message);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send message" })));
  expect(send).toHaveBeenCalledWith(letter);
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Write another message" })));
  expect(["Name", "Email", "Message"].map((label) => field(label).value)).toEqual(["", "", ""]);
  expect(document.activeElement).toBe(field("Name"));
});
