/** The operations that are measured, asking what the pages ask. */
const money = "{ currency value }";
const image = "{ url alt }";
const card = `id title path image ${image} backgroundColor showHand showShadow productType inStock minPrice ${money}`;
const config = `{ variationId pricesToShow ${money} hasFixedPrices minPrice ${money} maxPrice ${money} inStock earliestArrival orderBefore deliveryPrice ${money} }`;
const errors = "errors { code message referencedRequestParameter }";

export const documents = {
  products: `query ($userData: UserDataInput!, $paging: PagingInput) { products(userData: $userData, paging: $paging) { data { topProducts { ${card} } products { ${card} } paging { totalItems currentPage itemsPerPage } } ${errors} } }`,
  narrowed: `query ($userData: UserDataInput!, $filters: ProductFiltersInput, $paging: PagingInput) { products(userData: $userData, filters: $filters, paging: $paging) { data { topProducts { ${card} } products { ${card} } paging { totalItems currentPage itemsPerPage } filterGroups { taxonomy options { term title count } } } ${errors} } }`,
  title: `query ($userData: UserDataInput!, $path: String!) { product(userData: $userData, path: $path) { data { title } ${errors} } }`,
  product: `query ($userData: UserDataInput!, $path: String!) { product(userData: $userData, path: $path) { data { ${card} description conditions validityMonths category { id title path } variationsToShow { id title sku variationType price ${money} } digitalVariationConfig ${config} physicalVariationConfig ${config} similar { ${card} } wrappers { id title price ${money} image ${image} variationType } giftPackings { id title price ${money} image ${image} variationType } } ${errors} } }`,
  posts: `query ($userData: UserDataInput!) { pages(userData: $userData, pageType: POST) { data { pages { path } } ${errors} } }`,
  search: `query ($userData: UserDataInput!, $inputText: String!) { search_v1(userData: $userData, inputText: $inputText) { data { body { groupType totalItems items { id title path url image ${image} productType backgroundColor showShadow description } } totalItems } ${errors} } }`,
  popularSearch: `query ($userData: UserDataInput!) { popularSearch(userData: $userData) { data { entities { id title url image ${image} backgroundColor } terms { title url } highlightedBlocks { title description referencedPath showHand cardImage ${image} } } ${errors} } }`,
  locations: `query ($userData: UserDataInput!, $productPath: String!, $filters: LocationsFiltersInput) { locations(userData: $userData, productPath: $productPath, filters: $filters) { data { locations { id path title latitude longitude phoneNumber timeZone address { street houseNumber postCode city administrativeArea countryCode } openingHours { dayOfWeek opens closes } } paging { totalItems currentPage itemsPerPage } bounds { latMin latMax lonMin lonMax } } ${errors} } }`,
  locationPoints: `query ($userData: UserDataInput!, $productPath: String!) { locationPoints(userData: $userData, productPath: $productPath) { data { url } ${errors} } }`,
  suggestions: `query ($userData: UserDataInput!, $query: String!, $filters: LocationSuggestionsFiltersInput) { getLocationAddressSuggestions(userData: $userData, query: $query, filters: $filters) { data { label locality administrativeArea countryCode rectangle { latMin latMax lonMin lonMax } } ${errors} } }`,
  addToBasket: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { addToBasket(userData: $userData, input: $input) { data { id version quantity totals { grandTotal ${money} } } ${errors} } }`,
  placeOrder: `mutation ($userData: UserDataInput!, $input: PlaceOrderInput!) { placeOrder(userData: $userData, input: $input) { data { orderUuid paymentUrl } ${errors} } }`,
  refreshPayment: `mutation ($userData: UserDataInput!, $orderUuid: ID!) { refreshPayment(userData: $userData, orderUuid: $orderUuid) { data { status payment } ${errors} } }`,
} as const;
