import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { focusProblem } from "./focus-problem.ts";

/** A form in which something is said of the number and of the whole. */
const form = (): HTMLFormElement => {
  const { container } = render(
    <form>
      <input type="radio" name="kind" defaultChecked />
      <p id="buy-quantity-problem" tabIndex={-1}>
        There are not that many left.
      </p>
      <p id="buy-problem" tabIndex={-1}>
        Your basket is full.
      </p>
    </form>,
  );
  return container.querySelector("form") as HTMLFormElement;
};

test.each([
  [{ quantity: "There are not that many left." }, "buy-quantity-problem"],
  [{ form: "Your basket is full." }, "buy-problem"],
  [{ form: "Your basket is full.", quantity: "There are not that many left." }, "buy-quantity-problem"],
])("what is said with %j takes the focus: it may stand out of sight", (problems, id) => {
  focusProblem(problems, form());
  expect(document.activeElement?.id).toBe(id);
});

test("a field that is on its way takes the focus when it comes, unless somebody has gone on", async () => {
  const gone = form();
  const [there] = gone.getElementsByTagName("input");
  for (const goesOn of [false, true]) {
    const name = Object.assign(document.createElement("input"), { id: "buy-name" });
    focusProblem({ name: "Tell us who it is for." }, gone);
    if (goesOn) there?.focus();
    gone.append(name);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(goesOn ? there : name);
    name.remove();
  }
});
