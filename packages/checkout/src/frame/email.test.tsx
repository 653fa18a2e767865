import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { WithEmail } from "./email.tsx";

const email = "zoe.van.der.berg@mail.example";

test("an address may break behind its @ and the dots before that, and is read as one", () => {
  const { container } = render(<WithEmail text={`Sent to ${email}. Thank you.`} email={email} />);
  expect(container.textContent).toBe(`Sent to ${email}. Thank you.`);
  expect(container.querySelector("bdi")?.innerHTML.split("<wbr>")).toEqual([
    "zoe.",
    "van.",
    "der.",
    "berg@",
    "mail.example",
  ]);
});

test("a sentence without it is said as it is", () => {
  const { container } = render(<WithEmail text="Your order is paid." email={email} />);
  expect(container.innerHTML).toBe("Your order is paid.");
});
