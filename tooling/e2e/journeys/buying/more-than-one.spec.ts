import { expect, test } from "../../src/fixtures/test.ts";
import { fillBasket, pay, prepareOrder } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { ProviderPage } from "../../src/pages/provider.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { Visit } from "../../src/shop/visit.ts";

test('a double click on "add to basket" adds one', { tag: "@all" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { path, title } = await findProduct("CBFR");
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  await product.fill({ amount: 30 });
  await product.add.dblclick();
  await product.goToBasket();
  await expect(new BasketPage(visit).quantity(title)).toHaveText("1");
});

test('a double click on "order and pay" makes one order and one payment', { tag: "@checkout" }, async ({
  visit: walkIn,
  address,
  provider,
}) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const checkout = await prepareOrder(visit, { buyer: { firstName: "Bo", lastName: "Lee", email: address("buyer") } });
  const placed: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("PlaceOrder")) placed.push(request.postData() ?? "");
  });
  await checkout.place.dblclick();
  await page.waitForURL(/\/checkout\/tr_/);
  await new ProviderPage(page).pay();
  await new ConfirmationPage(visit).isShown("Bo");
  const order = page.url().split("/").filter(Boolean).at(-1) ?? "";
  expect(await provider.paymentsOf(order)).toHaveLength(1);
  const keys = placed.map(
    (body) => (JSON.parse(body) as { variables: { input: { idempotencyKey: string } } }).variables.input.idempotencyKey,
  );
  expect(new Set(keys).size).toBe(1);
});

test("a basket that was changed in another tab is shown before it is ordered", { tag: "@all" }, async ({
  visit: walkIn,
  context,
  address,
}) => {
  const visit = walkIn("GCSDE");
  const product = await findProduct("GCSDE");
  const checkout = await prepareOrder(visit, {
    product,
    buyer: { firstName: "Bo", lastName: "Lee", email: address("buyer") },
    wish: { amount: 50 },
  });
  const other = new Visit(await context.newPage(), "GCSDE");
  const basket = new BasketPage(other);
  await basket.open();
  await basket.oneMore(product.title);
  await expect(basket.quantity(product.title)).toHaveText("2");
  await expect(basket.checkout).toBeVisible();
  await other.page.close();
  await checkout.place.click();
  await expect(visit.page.getByText(visit.words("checkout")("errors.basketChanged.title"))).toBeVisible();
  await expect(checkout.sum).toContainText("100,00");
  await checkout.goToProvider();
});

test("a reload in the middle of the checkout keeps what was typed", { tag: "@all" }, async ({
  visit: walkIn,
  address,
}) => {
  const visit = walkIn("CBFR");
  const email = address("buyer");
  await fillBasket(visit, { wish: { kind: "physical" } });
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Maël", lastName: "Œuvrard", email });
  await checkout.addressField("city").fill("Nîmes");
  await visit.page.reload();
  await expect(checkout.field("firstName")).toHaveValue("Maël");
  await expect(checkout.field("email")).toHaveValue(email);
  await expect(checkout.addressField("city")).toHaveValue("Nîmes");
});

test("somebody else's browser sees nothing personal of an order", { tag: "@checkout" }, async ({
  visit: walkIn,
  somebodyElse,
  address,
}) => {
  const visit = walkIn("CBFR");
  const [email, friend] = [address("buyer"), address("friend")];
  await prepareOrder(visit, {
    buyer: { firstName: "Clémence", lastName: "Vasseur", email },
    wish: { recipient: { name: "Barnabé", email: friend }, message: "Un secret entre nous" },
  });
  await pay(visit, "Clémence");
  const stranger = new Visit(await (await somebodyElse()).newPage(), "CBFR");
  const answers: Promise<string>[] = [];
  stranger.page.on("response", (response) => {
    if (response.url().endsWith("/graphql")) answers.push(response.text());
  });
  await stranger.page.goto(visit.page.url());
  await expect(stranger.page.getByText(stranger.words("checkout")("confirmation.stranger.text"))).toBeVisible();
  await expect(stranger.page.getByText(stranger.words("checkout")("confirmation.stranger.account"))).toBeVisible();
  const seen = [await stranger.page.content(), ...(await Promise.all(answers))].join(" ");
  for (const secret of ["Clémence", "Vasseur", email, "Barnabé", friend, "Un secret entre nous"]) {
    expect(seen).not.toContain(secret);
  }
});
