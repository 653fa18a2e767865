import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { buildSchema, isEnumType, isInterfaceType, isObjectType } from "graphql";

const schema = buildSchema(readFileSync(fileURLToPath(new URL("../schema.graphql", import.meta.url)), "utf8"));

/** Section 3, "Enumerations", under the names that the schema gives them. */
const enumerations: Readonly<Record<string, string>> = {
  CustomerType: "BUSINESS PRIVATE",
  DeliveryKind: "DIGITAL PHYSICAL",
  ProductKind: "DONATION GIFTCARD_BLANK GIFTCARD_DIGITAL GIFTCARD_PHYSICAL",
  DeliveryMode: "DEFAULT SINGLE SPLIT",
  OrderStatus: "CANCELED COMPLETED PENDING",
  OrderItemType: "BLANK_GIFT_CARD_PACK DIGITAL_WRAPPER DONATION GIFTCARD GIFT_PACKING PERSONAL_MESSAGE WRAPPER",
  ValueType: "ABSOLUTE RELATIVE",
  CollectionName: "cb_api_giftcard_categories cb_api_giftcard_promotions cb_api_giftcard_types",
};

/** Types of which the schema knows more than the specification names. */
const extended: Readonly<Record<string, string>> = {
  VideoProvider: "VIMEO YOUTUBE",
  OrderKind: "ACTIVATION MULTI_ADDRESS REDEEM REGULAR",
  BlockType: "BLOG_BLOCK COLORED CONTACT IMAGE_BODY PRODUCT_REFERENCE_BLOCK TESTIMONIAL_BLOCK TITLE_AND_BODY WITH_HAND",
  AdjustmentType: "SHIPPING",
  MenuPathType: "absolute relative",
};

/** Section 3, with the fields that it names. */
const types: Readonly<Record<string, string>> = {
  CustomerProfile: "firstName lastName email invoiceEmail phoneNumber vatNumber address",
  CustomerAddress: "postCode houseNumber suffix street city administrativeArea companyName",
  User: "mainProfile subscribed",
  DeliveryAddress:
    "firstName lastName customerType companyName countryCode postCode houseNumber suffix street city email invoiceEmail phoneNumber referenceNumber addressLine1 addressLine2",
  BillingAddress:
    "firstName lastName customerType companyName countryCode postCode houseNumber suffix street city email invoiceEmail phoneNumber referenceNumber addressLine1 addressLine2 kvkNumber",
  GiftcardOrder: "id shipments groupedTotals totals billingAddress packagesGroups",
  GiftcardShipment: "id tag deliveryAddress packages deliveryDate",
  Package: "id giftcard wrapper giftPacking message",
  GiftcardOrderItem: "qty variation",
  EmptyGiftcardOrderItem: "qty variation",
  DonationOrderItem: "qty variation",
  WrapperOrderItem: "qty variation",
  PersonalMessageOrderItem: "qty text variation",
  Variation: "id title sku variationType price product",
  Money: "currency value",
  GroupedTotals: "digitalTotal physicalTotal extra",
  Totals: "subTotal grandTotalWithoutTax grandTotal adjustments",
  Adjustment: "title adjustmentType price",
  PackageGroup: "cardsPreviews tag packageId receiverTitle receiverDescription totalPrice",
  CardPreview: "image color productLabel",
  PreviewImage: "url alt",
  Url: "type href",
  PreviewColor: "color opacity",
  Product:
    "id title description path image backgroundColor showHand showShadow fixedValues variations variationsToShow physicalVariationConfig digitalVariationConfig productType redeemData",
  GiftcardProduct: "fixedValues giftCardBrand",
  DonationProduct: "fixedValues",
  VariationConfig: "pricesToShow hasFixedPrices minPrice maxPrice",
  RedeemData: "title description minimumRemainingBalance image minCustomAmount maxCustomAmount",
  RedeemOrder: "id shipments billingAddress totals remainingBalance payments",
  RedeemShipment: "id packages deliveryDate formattedDeliveryDate deliveryAddress",
  RedeemPayment: "value",
  RedeemPackage: "id mainProduct mainProductType items packageTotals",
  RedeemPackageTotals: "mainItemAmount mainItemEditable promotionAmount",
  GiftCardBrand: "id iframeUrl giftomaticRedirect giftomaticRedirectTime productExternalLink",
  ProductExternalLink: "title url",
  SearchItem: "id title image path productType backgroundColor showShadow description",
  SearchGroup: "groupType items",
  HighlightedBlock: "title description cardImage backgroundImage referencedPath showHand",
  SearchTerm: "title url",
  PopularSearch: "entities terms highlightedBlocks",
  Category: "id title icon path topList",
  MenuItem: "title path",
  MenuPath: "href type",
  Menu: "title menuItems",
  FooterMenu: "menuItems",
  Menus: "footerMenu businessMenu",
  StoreData: "paymentIcons menus footerLogo mainLogo countriesCombinations",
  CountryCombination: "country url languagesCombinations",
  LanguageCombination: "languageCode isDefault currency",
  ContentPage: "title keywords noindex nofollow",
  LocationSuggestion: "label countryCode administrativeArea locality",
  Error: "message code referencedRequestParameter",
  Video: "provider url mimeType",
};

/** Section 7: what each operation is asked. */
const operations: Readonly<Record<"Mutation" | "Query", Readonly<Record<string, string>>>> = {
  Mutation: {
    deleteGiftcardPackageGroup: "shipmentTag packageId",
    userLogin: "email password captchaToken",
    userLogout: "",
    placeOrder: "",
    addRedeemPackage: "",
    updateRedeemPackage: "",
    addOriginalPackage: "",
    createActivationOrder: "",
  },
  Query: {
    cartQuantity: "orderUuid",
    cartV2: "orderUuid",
    checkUserExist: "email captchaToken",
    getLocationAddressSuggestions: "paging filters",
    getUserInfo: "",
    redeemOrder: "uuid",
    search_v1: "inputText",
    getBlocksQueue: "queueID filters",
    products: "filters paging",
  },
};

const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
};
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
const missing = (named: string, known: readonly string[]): string[] =>
  named.split(" ").filter((name) => name !== "" && !known.includes(name));

test.each(Object.entries(enumerations))(
  "%s is the enumeration of the specification, no more and no less",
  (name, named) => {
    expect(valuesOf(name).toSorted()).toEqual(named.split(" ").toSorted());
  },
);

test.each(Object.entries(extended))("%s holds what the specification names", (name, named) => {
  expect(missing(named, valuesOf(name))).toEqual([]);
});

test("there are the 37 currencies, from AED to ZAR", () => {
  const currencies = valuesOf("CurrencyCode").toSorted();
  expect([currencies.length, currencies[0], currencies.at(-1)]).toEqual([37, "AED", "ZAR"]);
  expect(missing("EUR GBP USD PLN SEK NOK DKK CHF AUD CAD NZD MXN BRL", currencies)).toEqual([]);
});

test.each(Object.entries(types))("%s has the fields of the specification", (name, named) => {
  expect(missing(named, fieldsOf(name))).toEqual([]);
});

test.each(Object.entries(operations))(
  "%s has the operations of the specification, with what they ask",
  (kind, asked) => {
    const fields = schema.getType(kind);
    if (!isObjectType(fields)) throw new Error(`There is no ${kind}.`);
    for (const [name, named] of Object.entries(asked)) {
      const operation = fields.getFields()[name];
      expect(operation?.args.map((argument) => argument.name)).toContain("userData");
      expect([name, missing(named, operation?.args.map((argument) => argument.name) ?? [])]).toEqual([name, []]);
    }
  },
);
