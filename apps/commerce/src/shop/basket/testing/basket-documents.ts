const cart = `id version quantity
  shipments { tag kind mode packages { id giftcard { qty maxQty price { value } product { title } } wrapper { qty price { value } }
    message { text } recipient { name email } totalPrice { value } problem { code } } deliveryDate orderBefore }
  packagesGroups { tag packageId receiverTitle totalPrice { value } }
  groupedTotals { digitalTotal { qty price { value } } physicalTotal { qty price { value } } extra { value } }
  totals { subTotal { value } grandTotal { value } grandTotalWithoutTax { value } adjustments { title price { value } } }`;
const errors = "errors { code referencedRequestParameter }";
/** What the tests of a basket ask; `answer` is the field. */
export const documents = {
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addToBasket(userData: $userData, input: $input) { data { ${cart} } ${errors} } }`,
  limits:
    "mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addToBasket(userData: $userData, input: $input) { errors { code limit { brand sum { currency value } } } } }",
  change: `mutation ($userData: UserDataInput!, $input: ChangeQuantityInput!) { answer: changeQuantity(userData: $userData, input: $input) { data { ${cart} } ${errors} } }`,
  remove: `mutation ($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID) { answer: deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) { data { ${cart} } ${errors} } }`,
  read: `query ($userData: UserDataInput!, $orderUuid: ID) { answer: cartV2(userData: $userData, orderUuid: $orderUuid) { data { ${cart} } ${errors} } }`,
  count: `query ($userData: UserDataInput!) { answer: cartQuantity(userData: $userData) { data { quantity variationIds packageGroupIds } ${errors} } }`,
};
