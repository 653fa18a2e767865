/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query BasketQuantity($userData: UserDataInput!) {\n    cartQuantity(userData: $userData) {\n      data {\n        quantity\n      }\n    }\n  }\n": typeof types.BasketQuantityDocument,
    "\n  fragment Basket on GiftcardOrder {\n    id\n    version\n    quantity\n    shipments {\n      id\n      packages {\n        id\n        problem {\n          code\n        }\n      }\n      ...BasketShipment\n    }\n    ...BasketTotals\n  }\n": typeof types.BasketFragmentDoc,
    "\n  mutation ChangeQuantity($userData: UserDataInput!, $input: ChangeQuantityInput!) {\n    changeQuantity(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.ChangeQuantityDocument,
    "\n  query LoadBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.LoadBasketDocument,
    "\n  mutation PutBack($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.PutBackDocument,
    "\n  mutation RemovePackage($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.RemovePackageDocument,
    "\n  fragment BasketLine on Package {\n    id\n    giftcard {\n      qty\n      maxQty\n      price {\n        currency\n        value\n      }\n      variation {\n        id\n      }\n      product {\n        title\n        path\n        image {\n          url\n        }\n        backgroundColor\n        productType\n      }\n    }\n    wrapper {\n      ...BasketExtra\n    }\n    giftPacking {\n      ...BasketExtra\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n": typeof types.BasketLineFragmentDoc,
    "\n  fragment BasketExtra on PackageItem {\n    price {\n      currency\n      value\n    }\n    variation {\n      id\n    }\n    product {\n      title\n    }\n  }\n": typeof types.BasketExtraFragmentDoc,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    kind\n    deliveryDate\n    packages {\n      id\n      recipient {\n        name\n        email\n      }\n      ...BasketLine\n    }\n  }\n": typeof types.BasketShipmentFragmentDoc,
    "\n  fragment BasketTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      physicalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      extra {\n        currency\n        value\n      }\n    }\n    totals {\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n": typeof types.BasketTotalsFragmentDoc,
    "\n  mutation AddToBasket($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        id\n        quantity\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": typeof types.AddToBasketDocument,
    "\n  fragment Selling on VariationConfig {\n    variationId\n    pricesToShow {\n      currency\n      value\n    }\n    hasFixedPrices\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    inStock\n    earliestArrival\n    orderBefore\n    deliveryPrice {\n      currency\n      value\n    }\n  }\n": typeof types.SellingFragmentDoc,
    "\n  fragment ExtraChoice on Extra {\n    id\n    title\n    price {\n      currency\n      value\n    }\n    image {\n      url\n      alt\n    }\n    variationType\n  }\n": typeof types.ExtraChoiceFragmentDoc,
    "\n  fragment BuyBox on Product {\n    path\n    productType\n    digitalVariationConfig {\n      ...Selling\n    }\n    physicalVariationConfig {\n      ...Selling\n    }\n    wrappers {\n      ...ExtraChoice\n    }\n    giftPackings {\n      ...ExtraChoice\n    }\n  }\n": typeof types.BuyBoxFragmentDoc,
    "\n  query FreshArrival($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        physicalVariationConfig {\n          earliestArrival\n          orderBefore\n        }\n      }\n    }\n  }\n": typeof types.FreshArrivalDocument,
    "\n  fragment CategoryTile on Category {\n    id\n    title\n    path\n    count\n    topList(limit: 3) {\n      id\n      image {\n        url\n      }\n    }\n  }\n": typeof types.CategoryTileFragmentDoc,
    "\n  fragment CategoryPage on Category {\n    title\n    path\n    count\n    topList(limit: 4) {\n      id\n      title\n      ...ProductCard\n    }\n  }\n": typeof types.CategoryPageFragmentDoc,
    "\n  fragment CategoryProducts on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n": typeof types.CategoryProductsFragmentDoc,
    "\n  query FilterCounts($userData: UserDataInput!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: 1, itemsPerPage: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n            count\n          }\n        }\n      }\n    }\n  }\n": typeof types.FilterCountsDocument,
    "\n  query FurtherProducts($userData: UserDataInput!, $filters: ProductFiltersInput, $page: Int!, $size: Int!) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: $size }) {\n      data {\n        products {\n          id\n          ...ProductCard\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.FurtherProductsDocument,
    "\n  fragment ListingPage on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    topProducts {\n      id\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n": typeof types.ListingPageFragmentDoc,
    "\n  fragment FilterGroup on FilterGroup {\n    taxonomy\n    options {\n      term\n      title\n      count\n    }\n  }\n": typeof types.FilterGroupFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  fragment ProductPage on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    category {\n      title\n      path\n    }\n    minPrice {\n      currency\n      value\n    }\n    inStock\n    conditions\n    validityMonths\n    ...BuyBox\n    similar {\n      id\n      ...ProductCard\n    }\n  }\n": typeof types.ProductPageFragmentDoc,
    "\n  query SearchResults($userData: UserDataInput!, $inputText: String!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 6 }) {\n      data {\n        totalItems\n        body {\n          groupType\n          items {\n            id\n            title\n            url\n            image {\n              url\n            }\n            backgroundColor\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.SearchResultsDocument,
    "\n  query PopularSearches($userData: UserDataInput!) {\n    popularSearch(userData: $userData) {\n      data {\n        entities {\n          id\n          title\n          url\n          image {\n            url\n          }\n          backgroundColor\n        }\n        terms {\n          title\n          url\n        }\n        highlightedBlocks {\n          title\n          description\n          referencedPath\n          showHand\n          backgroundColor\n          cardImage {\n            url\n          }\n          backgroundImage {\n            url\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.PopularSearchesDocument,
    "\n  fragment SearchResultsPage on SearchResult {\n    totalItems\n    body {\n      groupType\n      totalItems\n      items {\n        id\n        title\n        url\n        description\n        product {\n          id\n          ...ProductCard\n        }\n      }\n    }\n  }\n": typeof types.SearchResultsPageFragmentDoc,
    "\n  fragment SearchSuggestions on PopularSearch {\n    terms {\n      title\n      url\n    }\n  }\n": typeof types.SearchSuggestionsFragmentDoc,
    "\n  mutation PlaceOrder($userData: UserDataInput!, $input: PlaceOrderInput!) {\n    placeOrder(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query CheckoutBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        id\n        version\n        quantity\n        shipments {\n          kind\n          packages {\n            problem {\n              code\n            }\n          }\n        }\n        totals {\n          grandTotal {\n            currency\n            value\n          }\n        }\n        ...OrderSummary\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.CheckoutBasketDocument,
    "\n  query ConfirmationOrder($userData: UserDataInput!, $uuid: ID!) {\n    order(userData: $userData, uuid: $uuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          placedAt\n          email\n          paymentMethod\n          order {\n            billingAddress {\n              firstName\n            }\n            shipments {\n              packages {\n                id\n                giftcard {\n                  qty\n                  product {\n                    title\n                    backgroundColor\n                    image {\n                      url\n                      alt\n                    }\n                  }\n                }\n              }\n            }\n            ...OrderSummary\n          }\n          deliveries {\n            packageId\n            ...Delivery\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.ConfirmationOrderDocument,
    "\n  fragment Delivery on OrderDelivery {\n    packageId\n    kind\n    state\n    recipientTitle\n    expectedAt\n  }\n": typeof types.DeliveryFragmentDoc,
    "\n  fragment OrderSummary on GiftcardOrder {\n    id\n    quantity\n    shipments {\n      id\n      kind\n      deliveryDate\n      packages {\n        id\n        ...PackageLine\n      }\n    }\n    totals {\n      subTotal {\n        currency\n        value\n      }\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n": typeof types.OrderSummaryFragmentDoc,
    "\n  fragment PackageLine on Package {\n    id\n    giftcard {\n      qty\n      product {\n        title\n        backgroundColor\n        image {\n          url\n          alt\n        }\n      }\n      price {\n        currency\n        value\n      }\n    }\n    wrapper {\n      product {\n        title\n      }\n    }\n    giftPacking {\n      product {\n        title\n      }\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n": typeof types.PackageLineFragmentDoc,
    "\n  fragment PaymentMethodChoice on PaymentMethod {\n    id\n    logo\n    issuers {\n      id\n      name\n    }\n  }\n": typeof types.PaymentMethodChoiceFragmentDoc,
    "\n  mutation RefreshPayment($userData: UserDataInput!, $orderUuid: ID!) {\n    refreshPayment(userData: $userData, orderUuid: $orderUuid) {\n      data {\n        payment\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.RefreshPaymentDocument,
    "\n  query RetryOrder($userData: UserDataInput!, $orderUuid: ID!) {\n    order(userData: $userData, uuid: $orderUuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          order {\n            totals {\n              grandTotal {\n                currency\n                value\n              }\n            }\n            ...OrderSummary\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.RetryOrderDocument,
    "\n  mutation RetryPayment($userData: UserDataInput!, $input: RetryPaymentInput!) {\n    retryPayment(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": typeof types.RetryPaymentDocument,
    "\n  fragment PageSummary on PageSummary {\n    key\n    path\n    title\n    intro\n    image {\n      url\n    }\n  }\n": typeof types.PageSummaryFragmentDoc,
    "\n  fragment ContentBlock on ContentBlock {\n    blockType\n    title\n    body\n    image {\n      url\n      alt\n    }\n    link {\n      text\n      to\n    }\n    items {\n      title\n      body\n    }\n    video {\n      provider\n      url\n      mimeType\n      title\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    posts {\n      key\n      ...PageSummary\n    }\n  }\n": typeof types.ContentBlockFragmentDoc,
    "\n  mutation SendContactMessage($userData: UserDataInput!, $input: ContactMessageInput!) {\n    sendContactMessage(userData: $userData, input: $input) {\n      data {\n        reference\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": typeof types.SendContactMessageDocument,
    "\n  fragment HomeCategory on Category {\n    id\n    title\n    path\n    icon\n    count\n  }\n": typeof types.HomeCategoryFragmentDoc,
    "\n  fragment ChosenCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showShadow\n    minPrice {\n      currency\n      value\n    }\n  }\n": typeof types.ChosenCardFragmentDoc,
    "\n  fragment HomeProducts on Products {\n    topProducts {\n      id\n      ...ChosenCard\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    paging {\n      totalItems\n    }\n  }\n": typeof types.HomeProductsFragmentDoc,
    "\n  fragment WrittenPage on ContentPage {\n    pageType\n    title\n    intro\n    publishedAt\n    image {\n      url\n    }\n    blocks {\n      ...ContentBlock\n    }\n  }\n": typeof types.WrittenPageFragmentDoc,
    "\n  fragment WrittenPageMetadata on ContentPage {\n    title\n    description\n    noindex\n    alternates {\n      language\n      path\n    }\n    publishedIn {\n      storefront\n      language\n      path\n    }\n  }\n": typeof types.WrittenPageMetadataFragmentDoc,
    "\n  query CaptchaChallenge($userData: UserDataInput!) {\n    captchaChallenge(userData: $userData, action: COMMON) {\n      data {\n        challenge\n        lifetime\n      }\n    }\n  }\n": typeof types.CaptchaChallengeDocument,
    "\n  fragment BalanceResult on GiftCardBalance {\n    value {\n      currency\n      value\n    }\n    balance {\n      currency\n      value\n    }\n    expiresOn\n    title\n    image {\n      url\n      alt\n    }\n    lastDigits\n  }\n": typeof types.BalanceResultFragmentDoc,
    "\n  mutation GiftCardBalance($userData: UserDataInput!, $cardNumber: String!, $pin: String!) {\n    giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin) {\n      data {\n        ...BalanceResult\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.GiftCardBalanceDocument,
    "\n  query Categories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        ...CategoryTile\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $filters: ProductFiltersInput) {\n    category(userData: $userData, path: $path) {\n      data {\n        title\n        soldIn\n        ...CategoryPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        ...CategoryProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CategoryDocument,
    "\n  query Home($userData: UserDataInput!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        ...HomeProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n    page(userData: $userData, pageType: HOME) {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n    categories(userData: $userData) {\n      data {\n        id\n        ...HomeCategory\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Listing($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n          }\n        }\n        ...ListingPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ListingDocument,
    "\n  query PagePreview($userData: UserDataInput!, $token: String!) {\n    pagePreview(userData: $userData, token: $token) {\n      data {\n        ...WrittenPage\n      }\n    }\n  }\n": typeof types.PagePreviewDocument,
    "\n  query Product($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        path\n        soldIn\n        title\n        category {\n          title\n          path\n        }\n        ...ProductPage\n        ...StructuredProduct\n      }\n      errors {\n        code\n        message\n      }\n    }\n    getBlocksQueue(userData: $userData, queueID: \"product-page\") {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query Search($userData: UserDataInput!, $inputText: String!, $page: Int!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        totalItems\n        body {\n          totalItems\n        }\n        ...SearchResultsPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    popularSearch(userData: $userData) {\n      data {\n        ...SearchSuggestions\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query WrittenPage($userData: UserDataInput!, $pageType: PageType!, $path: String) {\n    page(userData: $userData, pageType: $pageType, path: $path) {\n      data {\n        ...WrittenPageMetadata\n        ...WrittenPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.WrittenPageDocument,
    "\n  query Pages($userData: UserDataInput!, $pageType: PageType!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: 1 }) {\n      data {\n        pages {\n          ...PageSummary\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PagesDocument,
    "\n  query CategoryPaths($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        path\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CategoryPathsDocument,
    "\n  query ProductPaths($userData: UserDataInput!, $page: Int!) {\n    products(\n      userData: $userData\n      filters: { filterByProductType: [GIFTCARD, DONATION, GIFTCARD_BLANK] }\n      paging: { itemsPerPage: 48, pageNumber: $page }\n    ) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        products {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ProductPathsDocument,
    "\n  query PagePaths($userData: UserDataInput!, $pageType: PageType!, $page: Int!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        pages {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PagePathsDocument,
    "\n  fragment StructuredProduct on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n    }\n    category {\n      title\n    }\n    inStock\n    minPrice {\n      currency\n      value\n    }\n    digitalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n    physicalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n  }\n": typeof types.StructuredProductFragmentDoc,
    "\n  query MenuCategories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        id\n        title\n        path\n        topList(limit: 4) {\n          id\n          title\n          path\n          image {\n            url\n          }\n          backgroundColor\n        }\n      }\n    }\n  }\n": typeof types.MenuCategoriesDocument,
};
const documents: Documents = {
    "\n  query BasketQuantity($userData: UserDataInput!) {\n    cartQuantity(userData: $userData) {\n      data {\n        quantity\n      }\n    }\n  }\n": types.BasketQuantityDocument,
    "\n  fragment Basket on GiftcardOrder {\n    id\n    version\n    quantity\n    shipments {\n      id\n      packages {\n        id\n        problem {\n          code\n        }\n      }\n      ...BasketShipment\n    }\n    ...BasketTotals\n  }\n": types.BasketFragmentDoc,
    "\n  mutation ChangeQuantity($userData: UserDataInput!, $input: ChangeQuantityInput!) {\n    changeQuantity(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.ChangeQuantityDocument,
    "\n  query LoadBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.LoadBasketDocument,
    "\n  mutation PutBack($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.PutBackDocument,
    "\n  mutation RemovePackage($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.RemovePackageDocument,
    "\n  fragment BasketLine on Package {\n    id\n    giftcard {\n      qty\n      maxQty\n      price {\n        currency\n        value\n      }\n      variation {\n        id\n      }\n      product {\n        title\n        path\n        image {\n          url\n        }\n        backgroundColor\n        productType\n      }\n    }\n    wrapper {\n      ...BasketExtra\n    }\n    giftPacking {\n      ...BasketExtra\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n": types.BasketLineFragmentDoc,
    "\n  fragment BasketExtra on PackageItem {\n    price {\n      currency\n      value\n    }\n    variation {\n      id\n    }\n    product {\n      title\n    }\n  }\n": types.BasketExtraFragmentDoc,
    "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    kind\n    deliveryDate\n    packages {\n      id\n      recipient {\n        name\n        email\n      }\n      ...BasketLine\n    }\n  }\n": types.BasketShipmentFragmentDoc,
    "\n  fragment BasketTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      physicalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      extra {\n        currency\n        value\n      }\n    }\n    totals {\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n": types.BasketTotalsFragmentDoc,
    "\n  mutation AddToBasket($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        id\n        quantity\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": types.AddToBasketDocument,
    "\n  fragment Selling on VariationConfig {\n    variationId\n    pricesToShow {\n      currency\n      value\n    }\n    hasFixedPrices\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    inStock\n    earliestArrival\n    orderBefore\n    deliveryPrice {\n      currency\n      value\n    }\n  }\n": types.SellingFragmentDoc,
    "\n  fragment ExtraChoice on Extra {\n    id\n    title\n    price {\n      currency\n      value\n    }\n    image {\n      url\n      alt\n    }\n    variationType\n  }\n": types.ExtraChoiceFragmentDoc,
    "\n  fragment BuyBox on Product {\n    path\n    productType\n    digitalVariationConfig {\n      ...Selling\n    }\n    physicalVariationConfig {\n      ...Selling\n    }\n    wrappers {\n      ...ExtraChoice\n    }\n    giftPackings {\n      ...ExtraChoice\n    }\n  }\n": types.BuyBoxFragmentDoc,
    "\n  query FreshArrival($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        physicalVariationConfig {\n          earliestArrival\n          orderBefore\n        }\n      }\n    }\n  }\n": types.FreshArrivalDocument,
    "\n  fragment CategoryTile on Category {\n    id\n    title\n    path\n    count\n    topList(limit: 3) {\n      id\n      image {\n        url\n      }\n    }\n  }\n": types.CategoryTileFragmentDoc,
    "\n  fragment CategoryPage on Category {\n    title\n    path\n    count\n    topList(limit: 4) {\n      id\n      title\n      ...ProductCard\n    }\n  }\n": types.CategoryPageFragmentDoc,
    "\n  fragment CategoryProducts on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n": types.CategoryProductsFragmentDoc,
    "\n  query FilterCounts($userData: UserDataInput!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: 1, itemsPerPage: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n            count\n          }\n        }\n      }\n    }\n  }\n": types.FilterCountsDocument,
    "\n  query FurtherProducts($userData: UserDataInput!, $filters: ProductFiltersInput, $page: Int!, $size: Int!) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: $size }) {\n      data {\n        products {\n          id\n          ...ProductCard\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.FurtherProductsDocument,
    "\n  fragment ListingPage on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    topProducts {\n      id\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n": types.ListingPageFragmentDoc,
    "\n  fragment FilterGroup on FilterGroup {\n    taxonomy\n    options {\n      term\n      title\n      count\n    }\n  }\n": types.FilterGroupFragmentDoc,
    "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n": types.ProductCardFragmentDoc,
    "\n  fragment ProductPage on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    category {\n      title\n      path\n    }\n    minPrice {\n      currency\n      value\n    }\n    inStock\n    conditions\n    validityMonths\n    ...BuyBox\n    similar {\n      id\n      ...ProductCard\n    }\n  }\n": types.ProductPageFragmentDoc,
    "\n  query SearchResults($userData: UserDataInput!, $inputText: String!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 6 }) {\n      data {\n        totalItems\n        body {\n          groupType\n          items {\n            id\n            title\n            url\n            image {\n              url\n            }\n            backgroundColor\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.SearchResultsDocument,
    "\n  query PopularSearches($userData: UserDataInput!) {\n    popularSearch(userData: $userData) {\n      data {\n        entities {\n          id\n          title\n          url\n          image {\n            url\n          }\n          backgroundColor\n        }\n        terms {\n          title\n          url\n        }\n        highlightedBlocks {\n          title\n          description\n          referencedPath\n          showHand\n          backgroundColor\n          cardImage {\n            url\n          }\n          backgroundImage {\n            url\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.PopularSearchesDocument,
    "\n  fragment SearchResultsPage on SearchResult {\n    totalItems\n    body {\n      groupType\n      totalItems\n      items {\n        id\n        title\n        url\n        description\n        product {\n          id\n          ...ProductCard\n        }\n      }\n    }\n  }\n": types.SearchResultsPageFragmentDoc,
    "\n  fragment SearchSuggestions on PopularSearch {\n    terms {\n      title\n      url\n    }\n  }\n": types.SearchSuggestionsFragmentDoc,
    "\n  mutation PlaceOrder($userData: UserDataInput!, $input: PlaceOrderInput!) {\n    placeOrder(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  query CheckoutBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        id\n        version\n        quantity\n        shipments {\n          kind\n          packages {\n            problem {\n              code\n            }\n          }\n        }\n        totals {\n          grandTotal {\n            currency\n            value\n          }\n        }\n        ...OrderSummary\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.CheckoutBasketDocument,
    "\n  query ConfirmationOrder($userData: UserDataInput!, $uuid: ID!) {\n    order(userData: $userData, uuid: $uuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          placedAt\n          email\n          paymentMethod\n          order {\n            billingAddress {\n              firstName\n            }\n            shipments {\n              packages {\n                id\n                giftcard {\n                  qty\n                  product {\n                    title\n                    backgroundColor\n                    image {\n                      url\n                      alt\n                    }\n                  }\n                }\n              }\n            }\n            ...OrderSummary\n          }\n          deliveries {\n            packageId\n            ...Delivery\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.ConfirmationOrderDocument,
    "\n  fragment Delivery on OrderDelivery {\n    packageId\n    kind\n    state\n    recipientTitle\n    expectedAt\n  }\n": types.DeliveryFragmentDoc,
    "\n  fragment OrderSummary on GiftcardOrder {\n    id\n    quantity\n    shipments {\n      id\n      kind\n      deliveryDate\n      packages {\n        id\n        ...PackageLine\n      }\n    }\n    totals {\n      subTotal {\n        currency\n        value\n      }\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n": types.OrderSummaryFragmentDoc,
    "\n  fragment PackageLine on Package {\n    id\n    giftcard {\n      qty\n      product {\n        title\n        backgroundColor\n        image {\n          url\n          alt\n        }\n      }\n      price {\n        currency\n        value\n      }\n    }\n    wrapper {\n      product {\n        title\n      }\n    }\n    giftPacking {\n      product {\n        title\n      }\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n": types.PackageLineFragmentDoc,
    "\n  fragment PaymentMethodChoice on PaymentMethod {\n    id\n    logo\n    issuers {\n      id\n      name\n    }\n  }\n": types.PaymentMethodChoiceFragmentDoc,
    "\n  mutation RefreshPayment($userData: UserDataInput!, $orderUuid: ID!) {\n    refreshPayment(userData: $userData, orderUuid: $orderUuid) {\n      data {\n        payment\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.RefreshPaymentDocument,
    "\n  query RetryOrder($userData: UserDataInput!, $orderUuid: ID!) {\n    order(userData: $userData, uuid: $orderUuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          order {\n            totals {\n              grandTotal {\n                currency\n                value\n              }\n            }\n            ...OrderSummary\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.RetryOrderDocument,
    "\n  mutation RetryPayment($userData: UserDataInput!, $input: RetryPaymentInput!) {\n    retryPayment(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": types.RetryPaymentDocument,
    "\n  fragment PageSummary on PageSummary {\n    key\n    path\n    title\n    intro\n    image {\n      url\n    }\n  }\n": types.PageSummaryFragmentDoc,
    "\n  fragment ContentBlock on ContentBlock {\n    blockType\n    title\n    body\n    image {\n      url\n      alt\n    }\n    link {\n      text\n      to\n    }\n    items {\n      title\n      body\n    }\n    video {\n      provider\n      url\n      mimeType\n      title\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    posts {\n      key\n      ...PageSummary\n    }\n  }\n": types.ContentBlockFragmentDoc,
    "\n  mutation SendContactMessage($userData: UserDataInput!, $input: ContactMessageInput!) {\n    sendContactMessage(userData: $userData, input: $input) {\n      data {\n        reference\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n": types.SendContactMessageDocument,
    "\n  fragment HomeCategory on Category {\n    id\n    title\n    path\n    icon\n    count\n  }\n": types.HomeCategoryFragmentDoc,
    "\n  fragment ChosenCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showShadow\n    minPrice {\n      currency\n      value\n    }\n  }\n": types.ChosenCardFragmentDoc,
    "\n  fragment HomeProducts on Products {\n    topProducts {\n      id\n      ...ChosenCard\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    paging {\n      totalItems\n    }\n  }\n": types.HomeProductsFragmentDoc,
    "\n  fragment WrittenPage on ContentPage {\n    pageType\n    title\n    intro\n    publishedAt\n    image {\n      url\n    }\n    blocks {\n      ...ContentBlock\n    }\n  }\n": types.WrittenPageFragmentDoc,
    "\n  fragment WrittenPageMetadata on ContentPage {\n    title\n    description\n    noindex\n    alternates {\n      language\n      path\n    }\n    publishedIn {\n      storefront\n      language\n      path\n    }\n  }\n": types.WrittenPageMetadataFragmentDoc,
    "\n  query CaptchaChallenge($userData: UserDataInput!) {\n    captchaChallenge(userData: $userData, action: COMMON) {\n      data {\n        challenge\n        lifetime\n      }\n    }\n  }\n": types.CaptchaChallengeDocument,
    "\n  fragment BalanceResult on GiftCardBalance {\n    value {\n      currency\n      value\n    }\n    balance {\n      currency\n      value\n    }\n    expiresOn\n    title\n    image {\n      url\n      alt\n    }\n    lastDigits\n  }\n": types.BalanceResultFragmentDoc,
    "\n  mutation GiftCardBalance($userData: UserDataInput!, $cardNumber: String!, $pin: String!) {\n    giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin) {\n      data {\n        ...BalanceResult\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.GiftCardBalanceDocument,
    "\n  query Categories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        ...CategoryTile\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.CategoriesDocument,
    "\n  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $filters: ProductFiltersInput) {\n    category(userData: $userData, path: $path) {\n      data {\n        title\n        soldIn\n        ...CategoryPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        ...CategoryProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.CategoryDocument,
    "\n  query Home($userData: UserDataInput!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        ...HomeProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n    page(userData: $userData, pageType: HOME) {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n    categories(userData: $userData) {\n      data {\n        id\n        ...HomeCategory\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query Listing($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n          }\n        }\n        ...ListingPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.ListingDocument,
    "\n  query PagePreview($userData: UserDataInput!, $token: String!) {\n    pagePreview(userData: $userData, token: $token) {\n      data {\n        ...WrittenPage\n      }\n    }\n  }\n": types.PagePreviewDocument,
    "\n  query Product($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        path\n        soldIn\n        title\n        category {\n          title\n          path\n        }\n        ...ProductPage\n        ...StructuredProduct\n      }\n      errors {\n        code\n        message\n      }\n    }\n    getBlocksQueue(userData: $userData, queueID: \"product-page\") {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n  }\n": types.ProductDocument,
    "\n  query Search($userData: UserDataInput!, $inputText: String!, $page: Int!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        totalItems\n        body {\n          totalItems\n        }\n        ...SearchResultsPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    popularSearch(userData: $userData) {\n      data {\n        ...SearchSuggestions\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query WrittenPage($userData: UserDataInput!, $pageType: PageType!, $path: String) {\n    page(userData: $userData, pageType: $pageType, path: $path) {\n      data {\n        ...WrittenPageMetadata\n        ...WrittenPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.WrittenPageDocument,
    "\n  query Pages($userData: UserDataInput!, $pageType: PageType!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: 1 }) {\n      data {\n        pages {\n          ...PageSummary\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.PagesDocument,
    "\n  query CategoryPaths($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        path\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.CategoryPathsDocument,
    "\n  query ProductPaths($userData: UserDataInput!, $page: Int!) {\n    products(\n      userData: $userData\n      filters: { filterByProductType: [GIFTCARD, DONATION, GIFTCARD_BLANK] }\n      paging: { itemsPerPage: 48, pageNumber: $page }\n    ) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        products {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.ProductPathsDocument,
    "\n  query PagePaths($userData: UserDataInput!, $pageType: PageType!, $page: Int!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        pages {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.PagePathsDocument,
    "\n  fragment StructuredProduct on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n    }\n    category {\n      title\n    }\n    inStock\n    minPrice {\n      currency\n      value\n    }\n    digitalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n    physicalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n  }\n": types.StructuredProductFragmentDoc,
    "\n  query MenuCategories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        id\n        title\n        path\n        topList(limit: 4) {\n          id\n          title\n          path\n          image {\n            url\n          }\n          backgroundColor\n        }\n      }\n    }\n  }\n": types.MenuCategoriesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BasketQuantity($userData: UserDataInput!) {\n    cartQuantity(userData: $userData) {\n      data {\n        quantity\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BasketQuantityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Basket on GiftcardOrder {\n    id\n    version\n    quantity\n    shipments {\n      id\n      packages {\n        id\n        problem {\n          code\n        }\n      }\n      ...BasketShipment\n    }\n    ...BasketTotals\n  }\n"): typeof import('./graphql.ts').BasketFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeQuantity($userData: UserDataInput!, $input: ChangeQuantityInput!) {\n    changeQuantity(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeQuantityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LoadBasketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBack($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PutBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePackage($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID!) {\n    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) {\n      data {\n        ...Basket\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemovePackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketLine on Package {\n    id\n    giftcard {\n      qty\n      maxQty\n      price {\n        currency\n        value\n      }\n      variation {\n        id\n      }\n      product {\n        title\n        path\n        image {\n          url\n        }\n        backgroundColor\n        productType\n      }\n    }\n    wrapper {\n      ...BasketExtra\n    }\n    giftPacking {\n      ...BasketExtra\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n"): typeof import('./graphql.ts').BasketLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketExtra on PackageItem {\n    price {\n      currency\n      value\n    }\n    variation {\n      id\n    }\n    product {\n      title\n    }\n  }\n"): typeof import('./graphql.ts').BasketExtraFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketShipment on GiftcardShipment {\n    id\n    tag\n    kind\n    deliveryDate\n    packages {\n      id\n      recipient {\n        name\n        email\n      }\n      ...BasketLine\n    }\n  }\n"): typeof import('./graphql.ts').BasketShipmentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasketTotals on GiftcardOrder {\n    groupedTotals {\n      digitalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      physicalTotal {\n        qty\n        price {\n          currency\n          value\n        }\n      }\n      extra {\n        currency\n        value\n      }\n    }\n    totals {\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BasketTotalsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToBasket($userData: UserDataInput!, $input: AddToBasketInput!) {\n    addToBasket(userData: $userData, input: $input) {\n      data {\n        id\n        quantity\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddToBasketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Selling on VariationConfig {\n    variationId\n    pricesToShow {\n      currency\n      value\n    }\n    hasFixedPrices\n    minPrice {\n      currency\n      value\n    }\n    maxPrice {\n      currency\n      value\n    }\n    inStock\n    earliestArrival\n    orderBefore\n    deliveryPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').SellingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExtraChoice on Extra {\n    id\n    title\n    price {\n      currency\n      value\n    }\n    image {\n      url\n      alt\n    }\n    variationType\n  }\n"): typeof import('./graphql.ts').ExtraChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyBox on Product {\n    path\n    productType\n    digitalVariationConfig {\n      ...Selling\n    }\n    physicalVariationConfig {\n      ...Selling\n    }\n    wrappers {\n      ...ExtraChoice\n    }\n    giftPackings {\n      ...ExtraChoice\n    }\n  }\n"): typeof import('./graphql.ts').BuyBoxFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreshArrival($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        physicalVariationConfig {\n          earliestArrival\n          orderBefore\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FreshArrivalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile on Category {\n    id\n    title\n    path\n    count\n    topList(limit: 3) {\n      id\n      image {\n        url\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CategoryTileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryPage on Category {\n    title\n    path\n    count\n    topList(limit: 4) {\n      id\n      title\n      ...ProductCard\n    }\n  }\n"): typeof import('./graphql.ts').CategoryPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryProducts on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n"): typeof import('./graphql.ts').CategoryProductsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterCounts($userData: UserDataInput!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: 1, itemsPerPage: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n            count\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FilterCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FurtherProducts($userData: UserDataInput!, $filters: ProductFiltersInput, $page: Int!, $size: Int!) {\n    products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: $size }) {\n      data {\n        products {\n          id\n          ...ProductCard\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FurtherProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListingPage on Products {\n    products {\n      id\n      ...ProductCard\n    }\n    paging {\n      totalItems\n      currentPage\n      itemsPerPage\n    }\n    topProducts {\n      id\n    }\n    filterGroups {\n      ...FilterGroup\n    }\n  }\n"): typeof import('./graphql.ts').ListingPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterGroup on FilterGroup {\n    taxonomy\n    options {\n      term\n      title\n      count\n    }\n  }\n"): typeof import('./graphql.ts').FilterGroupFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').ProductCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPage on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    category {\n      title\n      path\n    }\n    minPrice {\n      currency\n      value\n    }\n    inStock\n    conditions\n    validityMonths\n    ...BuyBox\n    similar {\n      id\n      ...ProductCard\n    }\n  }\n"): typeof import('./graphql.ts').ProductPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchResults($userData: UserDataInput!, $inputText: String!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 6 }) {\n      data {\n        totalItems\n        body {\n          groupType\n          items {\n            id\n            title\n            url\n            image {\n              url\n            }\n            backgroundColor\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PopularSearches($userData: UserDataInput!) {\n    popularSearch(userData: $userData) {\n      data {\n        entities {\n          id\n          title\n          url\n          image {\n            url\n          }\n          backgroundColor\n        }\n        terms {\n          title\n          url\n        }\n        highlightedBlocks {\n          title\n          description\n          referencedPath\n          showHand\n          backgroundColor\n          cardImage {\n            url\n          }\n          backgroundImage {\n            url\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PopularSearchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchResultsPage on SearchResult {\n    totalItems\n    body {\n      groupType\n      totalItems\n      items {\n        id\n        title\n        url\n        description\n        product {\n          id\n          ...ProductCard\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchResultsPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SearchSuggestions on PopularSearch {\n    terms {\n      title\n      url\n    }\n  }\n"): typeof import('./graphql.ts').SearchSuggestionsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($userData: UserDataInput!, $input: PlaceOrderInput!) {\n    placeOrder(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutBasket($userData: UserDataInput!) {\n    cartV2(userData: $userData) {\n      data {\n        id\n        version\n        quantity\n        shipments {\n          kind\n          packages {\n            problem {\n              code\n            }\n          }\n        }\n        totals {\n          grandTotal {\n            currency\n            value\n          }\n        }\n        ...OrderSummary\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CheckoutBasketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmationOrder($userData: UserDataInput!, $uuid: ID!) {\n    order(userData: $userData, uuid: $uuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          placedAt\n          email\n          paymentMethod\n          order {\n            billingAddress {\n              firstName\n            }\n            shipments {\n              packages {\n                id\n                giftcard {\n                  qty\n                  product {\n                    title\n                    backgroundColor\n                    image {\n                      url\n                      alt\n                    }\n                  }\n                }\n              }\n            }\n            ...OrderSummary\n          }\n          deliveries {\n            packageId\n            ...Delivery\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmationOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Delivery on OrderDelivery {\n    packageId\n    kind\n    state\n    recipientTitle\n    expectedAt\n  }\n"): typeof import('./graphql.ts').DeliveryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderSummary on GiftcardOrder {\n    id\n    quantity\n    shipments {\n      id\n      kind\n      deliveryDate\n      packages {\n        id\n        ...PackageLine\n      }\n    }\n    totals {\n      subTotal {\n        currency\n        value\n      }\n      grandTotal {\n        currency\n        value\n      }\n      adjustments {\n        title\n        adjustmentType\n        price {\n          currency\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PackageLine on Package {\n    id\n    giftcard {\n      qty\n      product {\n        title\n        backgroundColor\n        image {\n          url\n          alt\n        }\n      }\n      price {\n        currency\n        value\n      }\n    }\n    wrapper {\n      product {\n        title\n      }\n    }\n    giftPacking {\n      product {\n        title\n      }\n    }\n    message {\n      text\n    }\n    recipient {\n      name\n      email\n    }\n    totalPrice {\n      currency\n      value\n    }\n    problem {\n      code\n    }\n  }\n"): typeof import('./graphql.ts').PackageLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentMethodChoice on PaymentMethod {\n    id\n    logo\n    issuers {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').PaymentMethodChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshPayment($userData: UserDataInput!, $orderUuid: ID!) {\n    refreshPayment(userData: $userData, orderUuid: $orderUuid) {\n      data {\n        payment\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RefreshPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RetryOrder($userData: UserDataInput!, $orderUuid: ID!) {\n    order(userData: $userData, uuid: $orderUuid) {\n      data {\n        uuid\n        status\n        payment\n        canRetry\n        details {\n          number\n          order {\n            totals {\n              grandTotal {\n                currency\n                value\n              }\n            }\n            ...OrderSummary\n          }\n        }\n      }\n      errors {\n        code\n      }\n    }\n    paymentMethods(userData: $userData) {\n      data {\n        id\n        ...PaymentMethodChoice\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RetryOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryPayment($userData: UserDataInput!, $input: RetryPaymentInput!) {\n    retryPayment(userData: $userData, input: $input) {\n      data {\n        orderUuid\n        paymentUrl\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RetryPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageSummary on PageSummary {\n    key\n    path\n    title\n    intro\n    image {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').PageSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentBlock on ContentBlock {\n    blockType\n    title\n    body\n    image {\n      url\n      alt\n    }\n    link {\n      text\n      to\n    }\n    items {\n      title\n      body\n    }\n    video {\n      provider\n      url\n      mimeType\n      title\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    posts {\n      key\n      ...PageSummary\n    }\n  }\n"): typeof import('./graphql.ts').ContentBlockFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($userData: UserDataInput!, $input: ContactMessageInput!) {\n    sendContactMessage(userData: $userData, input: $input) {\n      data {\n        reference\n      }\n      errors {\n        code\n        referencedRequestParameter\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendContactMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeCategory on Category {\n    id\n    title\n    path\n    icon\n    count\n  }\n"): typeof import('./graphql.ts').HomeCategoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChosenCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showShadow\n    minPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').ChosenCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeProducts on Products {\n    topProducts {\n      id\n      ...ChosenCard\n    }\n    products {\n      id\n      ...ChosenCard\n    }\n    paging {\n      totalItems\n    }\n  }\n"): typeof import('./graphql.ts').HomeProductsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenPage on ContentPage {\n    pageType\n    title\n    intro\n    publishedAt\n    image {\n      url\n    }\n    blocks {\n      ...ContentBlock\n    }\n  }\n"): typeof import('./graphql.ts').WrittenPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenPageMetadata on ContentPage {\n    title\n    description\n    noindex\n    alternates {\n      language\n      path\n    }\n    publishedIn {\n      storefront\n      language\n      path\n    }\n  }\n"): typeof import('./graphql.ts').WrittenPageMetadataFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaptchaChallenge($userData: UserDataInput!) {\n    captchaChallenge(userData: $userData, action: COMMON) {\n      data {\n        challenge\n        lifetime\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CaptchaChallengeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BalanceResult on GiftCardBalance {\n    value {\n      currency\n      value\n    }\n    balance {\n      currency\n      value\n    }\n    expiresOn\n    title\n    image {\n      url\n      alt\n    }\n    lastDigits\n  }\n"): typeof import('./graphql.ts').BalanceResultFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiftCardBalance($userData: UserDataInput!, $cardNumber: String!, $pin: String!) {\n    giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin) {\n      data {\n        ...BalanceResult\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GiftCardBalanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        ...CategoryTile\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($userData: UserDataInput!, $path: String!, $page: Int!, $filters: ProductFiltersInput) {\n    category(userData: $userData, path: $path) {\n      data {\n        title\n        soldIn\n        ...CategoryPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        ...CategoryProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($userData: UserDataInput!) {\n    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {\n      data {\n        paging {\n          totalItems\n        }\n        ...HomeProducts\n      }\n      errors {\n        code\n        message\n      }\n    }\n    page(userData: $userData, pageType: HOME) {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n    categories(userData: $userData) {\n      data {\n        id\n        ...HomeCategory\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Listing($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {\n    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        filterGroups {\n          taxonomy\n          options {\n            term\n          }\n        }\n        ...ListingPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePreview($userData: UserDataInput!, $token: String!) {\n    pagePreview(userData: $userData, token: $token) {\n      data {\n        ...WrittenPage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PagePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($userData: UserDataInput!, $path: String!) {\n    product(userData: $userData, path: $path) {\n      data {\n        path\n        soldIn\n        title\n        category {\n          title\n          path\n        }\n        ...ProductPage\n        ...StructuredProduct\n      }\n      errors {\n        code\n        message\n      }\n    }\n    getBlocksQueue(userData: $userData, queueID: \"product-page\") {\n      data {\n        blocks {\n          ...ContentBlock\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($userData: UserDataInput!, $inputText: String!, $page: Int!) {\n    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 16, pageNumber: $page }) {\n      data {\n        totalItems\n        body {\n          totalItems\n        }\n        ...SearchResultsPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n    popularSearch(userData: $userData) {\n      data {\n        ...SearchSuggestions\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrittenPage($userData: UserDataInput!, $pageType: PageType!, $path: String) {\n    page(userData: $userData, pageType: $pageType, path: $path) {\n      data {\n        ...WrittenPageMetadata\n        ...WrittenPage\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WrittenPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pages($userData: UserDataInput!, $pageType: PageType!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: 1 }) {\n      data {\n        pages {\n          ...PageSummary\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryPaths($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        path\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CategoryPathsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPaths($userData: UserDataInput!, $page: Int!) {\n    products(\n      userData: $userData\n      filters: { filterByProductType: [GIFTCARD, DONATION, GIFTCARD_BLANK] }\n      paging: { itemsPerPage: 48, pageNumber: $page }\n    ) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        products {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductPathsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePaths($userData: UserDataInput!, $pageType: PageType!, $page: Int!) {\n    pages(userData: $userData, pageType: $pageType, paging: { itemsPerPage: 48, pageNumber: $page }) {\n      data {\n        paging {\n          totalItems\n          itemsPerPage\n        }\n        pages {\n          path\n        }\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PagePathsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StructuredProduct on Product {\n    id\n    title\n    description\n    path\n    image {\n      url\n    }\n    category {\n      title\n    }\n    inStock\n    minPrice {\n      currency\n      value\n    }\n    digitalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n    physicalVariationConfig {\n      maxPrice {\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StructuredProductFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuCategories($userData: UserDataInput!) {\n    categories(userData: $userData) {\n      data {\n        id\n        title\n        path\n        topList(limit: 4) {\n          id\n          title\n          path\n          image {\n            url\n          }\n          backgroundColor\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MenuCategoriesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
