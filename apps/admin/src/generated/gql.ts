/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "\n  query ApiCompanies {\n    apiCompanies {\n      data { scopes companies { credit name currency keys { id name prefix test scopes madeBy lastUsedAt revokedAt } } }\n      errors { code parameter }\n    }\n  }\n": typeof types.ApiCompaniesDocument,
    "\n  mutation MakeApiKey($credit: ID!, $test: Boolean!, $name: String!, $scopes: [String!]!, $why: String!) {\n    makeApiKey(credit: $credit, test: $test, name: $name, scopes: $scopes, why: $why) {\n      data { text }\n      errors { code parameter }\n    }\n  }\n": typeof types.MakeApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!, $why: String!) {\n    revokeApiKey(id: $id, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  query Audit($before: ID, $subject: String, $actor: String) {\n    audit(before: $before, subject: $subject, actor: $actor) {\n      data { lines { id at actor operation subject storefront before after why } }\n      errors { code parameter }\n    }\n  }\n": typeof types.AuditDocument,
    "\n  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {\n    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.BankRefundSentDocument,
    "\n  query Companies {\n    companies {\n      data {\n        credits { id legalEntity companyName stopped overdue limit { currency value } used { currency value } }\n        owed { number companyName dueOn reminded amount { currency value } }\n        refunds { id number companyName owedAt amount { currency value } }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  mutation ChangeCreditLimit($credit: ID!, $amount: Float!, $why: String!) {\n    changeCreditLimit(credit: $credit, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.ChangeCreditLimitDocument,
    "\n  mutation OpenCredit($credit: ID!, $open: Boolean!, $why: String!) {\n    openCredit(credit: $credit, open: $open, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.OpenCreditDocument,
    "\n  mutation InvoicePaid($number: String!, $why: String!) {\n    invoicePaid(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.InvoicePaidDocument,
    "\n  query Draws {\n    draws {\n      data {\n        draws {\n          id storefront state entries closesAt drawsAt drawnAt commitment round prize place endsAt\n          budget { currency value } given { currency value } returned { currency value }\n        }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.DrawsDocument,
    "\n  query Books {\n    books { data { sums { legalEntity currency kind amount onCards } } errors { code parameter } }\n  }\n": typeof types.BooksDocument,
    "\n  query Endings {\n    endings { data { months { legalEntity currency month cards amount } } errors { code parameter } }\n  }\n": typeof types.EndingsDocument,
    "\n  query Flow($from: String!, $to: String!, $storefronts: [String!]) {\n    flow(from: $from, to: $to, storefronts: $storefronts) {\n      data {\n        redeemed { storefront day currency payments amount }\n        deliveries { storefront day kind gifts p50 p95 }\n        events { storefront day event count }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.FlowDocument,
    "\n  query Sales($from: String!, $to: String!, $storefronts: [String!]) {\n    sales(from: $from, to: $to, storefronts: $storefronts) {\n      data { days { storefront day currency orders total postage extras } }\n      errors { code parameter }\n    }\n  }\n": typeof types.SalesDocument,
    "\n  query ImportRuns {\n    importRuns {\n      data { runs { id names rehearse createdAt state read written findings { file row column message } } }\n      errors { code parameter }\n    }\n  }\n": typeof types.ImportRunsDocument,
    "\n  fragment CardParts on Card {\n    id lastDigits title state replaced expiresOn value { currency value } balance { currency value }\n  }\n": typeof types.CardPartsFragmentDoc,
    "\n  fragment GiftParts on Gift {\n    id title kind state wrapped receiver receiverName receiverEmail sentAt expectedAt refusal total { currency value }\n    cards { id ...CardParts }\n  }\n": typeof types.GiftPartsFragmentDoc,
    "\n  fragment EventParts on OrderEvent { at kind what about who }\n": typeof types.EventPartsFragmentDoc,
    "\n  fragment RequestParts on StaffRequest {\n    id operation subject storefront why asker askedAt amount { currency value }\n  }\n": typeof types.RequestPartsFragmentDoc,
    "\n  query Order($number: String!) {\n    order(number: $number) {\n      data {\n        number storefront state kind language placedAt name email company timeZone\n        total { currency value } postage { currency value } secondPersonAbove { currency value }\n        gifts { id title receiver refusal total { currency value } ...GiftParts }\n        attempts { id method state createdAt paymentId amount { currency value } }\n        refunds { id state reason createdAt amount { currency value } }\n        emails { queue state at }\n        documents { number kind issuedAt }\n        requests { id ...RequestParts }\n        events { ...EventParts }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.OrderDocument,
    "\n  mutation NoteOrder($number: String!, $text: String!) {\n    noteOrder(number: $number, text: $text) { data { done } errors { code parameter } }\n  }\n": typeof types.NoteOrderDocument,
    "\n  mutation ResendEmail($number: String!, $queue: String!, $why: String!) {\n    resendEmail(number: $number, queue: $queue, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.ResendEmailDocument,
    "\n  mutation ResendGift($number: String!, $gift: ID!, $why: String!) {\n    resendGift(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.ResendGiftDocument,
    "\n  mutation CorrectReceiver($number: String!, $gift: ID!, $name: String!, $email: String!, $why: String!) {\n    correctReceiver(number: $number, gift: $gift, name: $name, email: $email, why: $why) {\n      data { waits } errors { code parameter }\n    }\n  }\n": typeof types.CorrectReceiverDocument,
    "\n  mutation BlockCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    blockCard(number: $number, card: $card, reason: $reason, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.BlockCardDocument,
    "\n  mutation ReissueCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    reissueCard(number: $number, card: $card, reason: $reason, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.ReissueCardDocument,
    "\n  mutation RevealCard($number: String!, $card: ID!, $why: String!) {\n    revealCard(number: $number, card: $card, why: $why) { data { number pin } errors { code parameter } }\n  }\n": typeof types.RevealCardDocument,
    "\n  mutation RefundGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.RefundGiftsDocument,
    "\n  mutation RefundAmount($number: String!, $amount: Int!, $why: String!) {\n    refundAmount(number: $number, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.RefundAmountDocument,
    "\n  mutation WithdrawGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.WithdrawGiftsDocument,
    "\n  mutation DecideRequest($id: ID!, $approve: Boolean!, $why: String!) {\n    decideRequest(id: $id, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.DecideRequestDocument,
    "\n  mutation GrantClaim($number: String!, $gift: ID!, $why: String!) {\n    grantClaim(number: $number, gift: $gift, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.GrantClaimDocument,
    "\n  mutation RefuseClaim($number: String!, $gift: ID!, $why: String!) {\n    refuseClaim(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.RefuseClaimDocument,
    "\n  query Orders($text: String!, $storefronts: [String!], $before: String) {\n    orders(text: $text, storefronts: $storefronts, before: $before) {\n      data { orders { number storefront state name email placedAt cursor total { currency value } } }\n      errors { code parameter }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query Parcels {\n    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }\n  }\n": typeof types.ParcelsDocument,
    "\n  mutation SendParcel($name: String!, $trackingCode: String) {\n    sendParcel(name: $name, trackingCode: $trackingCode) { data { done } errors { code parameter } }\n  }\n": typeof types.SendParcelDocument,
    "\n  query People {\n    people { data { people { id email roles createdAt endedAt } } errors { code parameter } }\n  }\n": typeof types.PeopleDocument,
    "\n  mutation AddPerson($email: String!, $roles: String!, $why: String!) {\n    addPerson(email: $email, roles: $roles, why: $why) { data { link } errors { code parameter } }\n  }\n": typeof types.AddPersonDocument,
    "\n  mutation EndPerson($email: String!, $why: String!) {\n    endPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.EndPersonDocument,
    "\n  query FindPerson($email: String!) {\n    person(email: $email) {\n      data {\n        accounts { legalEntity storefront verified createdAt }\n        orders { number storefront state placedAt left }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.FindPersonDocument,
    "\n  mutation ForgetPerson($email: String!, $why: String!) {\n    forgetPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.ForgetPersonDocument,
    "\n  query Queues {\n    queues {\n      data { waiting { kind key what about order storefront since dueAt } }\n      errors { code parameter }\n    }\n  }\n": typeof types.QueuesDocument,
    "\n  mutation DecideActivation($reference: String!, $approve: Boolean!, $why: String!) {\n    decideActivation(reference: $reference, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.DecideActivationDocument,
    "\n  mutation SettlePayments($number: String!, $why: String!) {\n    settlePayments(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.SettlePaymentsDocument,
    "\n  mutation RefundAgain($number: String!, $why: String!) {\n    refundAgain(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.RefundAgainDocument,
    "\n  mutation SendRefused($name: String!) { sendRefused(name: $name) { data { done } errors { code parameter } } }\n": typeof types.SendRefusedDocument,
    "\n  mutation DecideHold($number: String!, $release: Boolean!, $why: String!) {\n    decideHold(number: $number, release: $release, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.DecideHoldDocument,
    "\n  mutation TryJobAgain($key: String!) { tryJobAgain(key: $key) { data { done } errors { code parameter } } }\n": typeof types.TryJobAgainDocument,
    "\n  mutation DecideReview($id: ID!, $publish: Boolean!, $why: String!) {\n    decideReview(id: $id, publish: $publish, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.DecideReviewDocument,
    "\n  query Quotes($text: String!, $state: QuoteState, $storefronts: [String!]) {\n    quotes(text: $text, state: $state, storefronts: $storefronts) {\n      data { quotes { reference storefront state company email askedAt wantedOn validUntil } }\n      errors { code parameter }\n    }\n  }\n": typeof types.QuotesDocument,
    "\n  query Quote($reference: String!) {\n    quote(reference: $reference) {\n      data {\n        reference storefront state version company vatNumber contact email askedAt wantedOn remark validOn onInvoice order logo currency\n        lines {\n          position title kind quantity value\n          wrapper { title price usual }\n          packing { title price usual }\n          receivers { quantity name }\n        }\n        shipping usualShipping canPrice canWithdraw\n        gross { currency value }\n        net { currency value }\n        versions { version staff at total { currency value } }\n        comments { id author text at }\n        requests { id ...RequestParts }\n      }\n      errors { code parameter }\n    }\n  }\n": typeof types.QuoteDocument,
    "\n  query QuoteGifts($reference: String!) {\n    quote(reference: $reference) {\n      data { gifts { variation title kind } }\n      errors { code parameter }\n    }\n  }\n": typeof types.QuoteGiftsDocument,
    "\n  mutation PriceQuote(\n    $reference: String!\n    $version: Int!\n    $lines: [QuoteLineInput!]!\n    $shipping: Float\n    $validOn: String\n    $why: String!\n  ) {\n    priceQuote(\n      reference: $reference\n      version: $version\n      lines: $lines\n      shipping: $shipping\n      validOn: $validOn\n      why: $why\n    ) { data { done } errors { code parameter } }\n  }\n": typeof types.PriceQuoteDocument,
    "\n  mutation SendQuote($reference: String!, $version: Int!, $why: String!) {\n    sendQuote(reference: $reference, version: $version, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.SendQuoteDocument,
    "\n  mutation SendQuoteOnInvoice($reference: String!, $version: Int!, $why: String!) {\n    sendQuoteOnInvoice(reference: $reference, version: $version, why: $why) { data { waits } errors { code parameter } }\n  }\n": typeof types.SendQuoteOnInvoiceDocument,
    "\n  mutation WithdrawQuote($reference: String!, $why: String!) {\n    withdrawQuote(reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.WithdrawQuoteDocument,
    "\n  mutation CommentQuote($reference: String!, $idempotencyKey: String!, $text: String!) {\n    commentQuote(reference: $reference, idempotencyKey: $idempotencyKey, text: $text) {\n      data { done }\n      errors { code parameter }\n    }\n  }\n": typeof types.CommentQuoteDocument,
    "\n  query Requests { requests { data { requests { id ...RequestParts } } errors { code parameter } } }\n": typeof types.RequestsDocument,
    "\n  query ListedProducts($storefront: String!, $text: String) {\n    listedProducts(storefront: $storefront, text: $text) {\n      data { products { path brand kind category popularity active kinds onHand reserved told } }\n      errors { code parameter }\n    }\n  }\n": typeof types.ListedProductsDocument,
    "\n  query ListedPlaces($storefront: String!, $product: String, $text: String) {\n    listedPlaces(storefront: $storefront, product: $product, text: $text) {\n      data { places { product path title street city active } }\n      errors { code parameter }\n    }\n  }\n": typeof types.ListedPlacesDocument,
    "\n  query EditedRow($storefront: String!, $kind: RowKind!, $name: [FieldInput!]!) {\n    editedRow(storefront: $storefront, kind: $kind, name: $name) {\n      data { version isNew fields { name value } } errors { code parameter }\n    }\n  }\n": typeof types.EditedRowDocument,
    "\n  mutation KeepRow($storefront: String!, $kind: RowKind!, $fields: [FieldInput!]!, $version: String!) {\n    keepRow(storefront: $storefront, kind: $kind, fields: $fields, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": typeof types.KeepRowDocument,
    "\n  mutation CountStock($storefront: String!, $path: String!, $pieces: Int!, $why: String!) {\n    countStock(storefront: $storefront, path: $path, pieces: $pieces, why: $why) {\n      data { done } errors { code parameter }\n    }\n  }\n": typeof types.CountStockDocument,
    "\n  query PreviewResend($numbers: [String!]!) {\n    previewResend(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": typeof types.PreviewResendDocument,
    "\n  query PreviewBlock($numbers: [String!]!) {\n    previewBlock(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": typeof types.PreviewBlockDocument,
    "\n  mutation ResendSeveral($numbers: [String!]!, $why: String!) {\n    resendSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": typeof types.ResendSeveralDocument,
    "\n  mutation BlockSeveral($numbers: [String!]!, $why: String!) {\n    blockSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": typeof types.BlockSeveralDocument,
    "\n  query Shelf($storefront: String!) {\n    shelf(storefront: $storefront) { data { version shelf languages currency } errors { code parameter } }\n  }\n": typeof types.ShelfDocument,
    "\n  mutation KeepShelf($storefront: String!, $shelf: String!, $version: String!) {\n    keepShelf(storefront: $storefront, shelf: $shelf, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": typeof types.KeepShelfDocument,
    "\n  query Me { me { data { email may storefronts expiresAt } errors { code parameter } } }\n": typeof types.MeDocument,
    "\n  mutation AskPasskey { askPasskey { data { options } errors { code parameter } } }\n": typeof types.AskPasskeyDocument,
    "\n  mutation SignInByPasskey($response: String!) {\n    signInByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n": typeof types.SignInByPasskeyDocument,
    "\n  mutation SignInByPassword($email: String!, $password: String!, $code: String!, $token: String) {\n    signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } errors { code parameter } }\n  }\n": typeof types.SignInByPasswordDocument,
    "\n  mutation SignOut { signOut { data { done } errors { code parameter } } }\n": typeof types.SignOutDocument,
    "\n  mutation InvitationOf($token: String!) { invitation(token: $token) { data { email } errors { code parameter } } }\n": typeof types.InvitationOfDocument,
    "\n  mutation NewPasskey($token: String!) { newPasskey(token: $token) { data { options } errors { code parameter } } }\n": typeof types.NewPasskeyDocument,
    "\n  mutation KeepPasskey($token: String!, $response: String!) {\n    keepPasskey(token: $token, response: $response) { data { done } errors { code parameter } }\n  }\n": typeof types.KeepPasskeyDocument,
    "\n  mutation SetUpPassword($token: String!, $password: String!) {\n    setUpPassword(token: $token, password: $password) { data { totpAddress } errors { code parameter } }\n  }\n": typeof types.SetUpPasswordDocument,
    "\n  mutation AskProof { askProof { data { options } errors { code parameter } } }\n": typeof types.AskProofDocument,
    "\n  mutation ProveByPasskey($response: String!) {\n    proveByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n": typeof types.ProveByPasskeyDocument,
    "\n  mutation ProveByPassword($password: String!, $code: String!) {\n    proveByPassword(password: $password, code: $code) { data { done } errors { code parameter } }\n  }\n": typeof types.ProveByPasswordDocument,
    "\n  query StorePart($storefront: String!, $part: StorePart!) {\n    storePart(storefront: $storefront, part: $part) {\n      data { part version state said published writtenAt languages routes paymentIcons countries }\n      errors { code parameter }\n    }\n  }\n": typeof types.StorePartDocument,
    "\n  mutation KeepStorePart($storefront: String!, $part: StorePart!, $said: String!, $version: String!) {\n    keepStorePart(storefront: $storefront, part: $part, said: $said, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": typeof types.KeepStorePartDocument,
    "\n  mutation PublishStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    publishStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n": typeof types.PublishStorePartDocument,
    "\n  mutation DropStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    dropStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n": typeof types.DropStorePartDocument,
    "\n  fragment VersionParts on PageVersion { id language state title path writtenAt publishedAt publishAt }\n": typeof types.VersionPartsFragmentDoc,
    "\n  query WrittenPages($storefront: String!) {\n    writtenPages(storefront: $storefront) {\n      data { languages pages { kind key position versions { id language state title publishAt } } }\n      errors { code parameter }\n    }\n  }\n": typeof types.WrittenPagesDocument,
    "\n  query WrittenPage($storefront: String!, $kind: String!, $key: String!) {\n    writtenPage(storefront: $storefront, kind: $kind, key: $key) {\n      data { languages pages { kind key position versions { id ...VersionParts } } }\n      errors { code parameter }\n    }\n  }\n": typeof types.WrittenPageDocument,
    "\n  query PageWords($id: ID!) { pageWords(id: $id) { data { page } errors { code parameter } } }\n": typeof types.PageWordsDocument,
    "\n  query PreviewPage($storefront: String!, $kind: String!, $key: String!, $language: String!) {\n    previewPage(storefront: $storefront, kind: $kind, key: $key, language: $language) {\n      data { address expiresAt } errors { code parameter }\n    }\n  }\n": typeof types.PreviewPageDocument,
    "\n  mutation KeepPage($storefront: String!, $page: String!, $version: String!) {\n    keepPage(storefront: $storefront, page: $page, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": typeof types.KeepPageDocument,
    "\n  mutation PublishPage($page: PageName!, $version: String!, $at: String) {\n    publishPage(page: $page, version: $version, at: $at) { data { done } errors { code parameter } }\n  }\n": typeof types.PublishPageDocument,
    "\n  mutation DropPage($page: PageName!, $version: String!, $planOnly: Boolean) {\n    dropPage(page: $page, version: $version, planOnly: $planOnly) { data { done } errors { code parameter } }\n  }\n": typeof types.DropPageDocument,
    "\n  mutation RetirePage($page: PageName!, $why: String!) {\n    retirePage(page: $page, why: $why) { data { done } errors { code parameter } }\n  }\n": typeof types.RetirePageDocument,
    "\n  mutation KeepPicture($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code parameter } } }\n": typeof types.KeepPictureDocument,
};
const documents: Documents = {
    "\n  query ApiCompanies {\n    apiCompanies {\n      data { scopes companies { credit name currency keys { id name prefix test scopes madeBy lastUsedAt revokedAt } } }\n      errors { code parameter }\n    }\n  }\n": types.ApiCompaniesDocument,
    "\n  mutation MakeApiKey($credit: ID!, $test: Boolean!, $name: String!, $scopes: [String!]!, $why: String!) {\n    makeApiKey(credit: $credit, test: $test, name: $name, scopes: $scopes, why: $why) {\n      data { text }\n      errors { code parameter }\n    }\n  }\n": types.MakeApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!, $why: String!) {\n    revokeApiKey(id: $id, why: $why) { data { done } errors { code parameter } }\n  }\n": types.RevokeApiKeyDocument,
    "\n  query Audit($before: ID, $subject: String, $actor: String) {\n    audit(before: $before, subject: $subject, actor: $actor) {\n      data { lines { id at actor operation subject storefront before after why } }\n      errors { code parameter }\n    }\n  }\n": types.AuditDocument,
    "\n  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {\n    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n": types.BankRefundSentDocument,
    "\n  query Companies {\n    companies {\n      data {\n        credits { id legalEntity companyName stopped overdue limit { currency value } used { currency value } }\n        owed { number companyName dueOn reminded amount { currency value } }\n        refunds { id number companyName owedAt amount { currency value } }\n      }\n      errors { code parameter }\n    }\n  }\n": types.CompaniesDocument,
    "\n  mutation ChangeCreditLimit($credit: ID!, $amount: Float!, $why: String!) {\n    changeCreditLimit(credit: $credit, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.ChangeCreditLimitDocument,
    "\n  mutation OpenCredit($credit: ID!, $open: Boolean!, $why: String!) {\n    openCredit(credit: $credit, open: $open, why: $why) { data { done } errors { code parameter } }\n  }\n": types.OpenCreditDocument,
    "\n  mutation InvoicePaid($number: String!, $why: String!) {\n    invoicePaid(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": types.InvoicePaidDocument,
    "\n  query Draws {\n    draws {\n      data {\n        draws {\n          id storefront state entries closesAt drawsAt drawnAt commitment round prize place endsAt\n          budget { currency value } given { currency value } returned { currency value }\n        }\n      }\n      errors { code parameter }\n    }\n  }\n": types.DrawsDocument,
    "\n  query Books {\n    books { data { sums { legalEntity currency kind amount onCards } } errors { code parameter } }\n  }\n": types.BooksDocument,
    "\n  query Endings {\n    endings { data { months { legalEntity currency month cards amount } } errors { code parameter } }\n  }\n": types.EndingsDocument,
    "\n  query Flow($from: String!, $to: String!, $storefronts: [String!]) {\n    flow(from: $from, to: $to, storefronts: $storefronts) {\n      data {\n        redeemed { storefront day currency payments amount }\n        deliveries { storefront day kind gifts p50 p95 }\n        events { storefront day event count }\n      }\n      errors { code parameter }\n    }\n  }\n": types.FlowDocument,
    "\n  query Sales($from: String!, $to: String!, $storefronts: [String!]) {\n    sales(from: $from, to: $to, storefronts: $storefronts) {\n      data { days { storefront day currency orders total postage extras } }\n      errors { code parameter }\n    }\n  }\n": types.SalesDocument,
    "\n  query ImportRuns {\n    importRuns {\n      data { runs { id names rehearse createdAt state read written findings { file row column message } } }\n      errors { code parameter }\n    }\n  }\n": types.ImportRunsDocument,
    "\n  fragment CardParts on Card {\n    id lastDigits title state replaced expiresOn value { currency value } balance { currency value }\n  }\n": types.CardPartsFragmentDoc,
    "\n  fragment GiftParts on Gift {\n    id title kind state wrapped receiver receiverName receiverEmail sentAt expectedAt refusal total { currency value }\n    cards { id ...CardParts }\n  }\n": types.GiftPartsFragmentDoc,
    "\n  fragment EventParts on OrderEvent { at kind what about who }\n": types.EventPartsFragmentDoc,
    "\n  fragment RequestParts on StaffRequest {\n    id operation subject storefront why asker askedAt amount { currency value }\n  }\n": types.RequestPartsFragmentDoc,
    "\n  query Order($number: String!) {\n    order(number: $number) {\n      data {\n        number storefront state kind language placedAt name email company timeZone\n        total { currency value } postage { currency value } secondPersonAbove { currency value }\n        gifts { id title receiver refusal total { currency value } ...GiftParts }\n        attempts { id method state createdAt paymentId amount { currency value } }\n        refunds { id state reason createdAt amount { currency value } }\n        emails { queue state at }\n        documents { number kind issuedAt }\n        requests { id ...RequestParts }\n        events { ...EventParts }\n      }\n      errors { code parameter }\n    }\n  }\n": types.OrderDocument,
    "\n  mutation NoteOrder($number: String!, $text: String!) {\n    noteOrder(number: $number, text: $text) { data { done } errors { code parameter } }\n  }\n": types.NoteOrderDocument,
    "\n  mutation ResendEmail($number: String!, $queue: String!, $why: String!) {\n    resendEmail(number: $number, queue: $queue, why: $why) { data { done } errors { code parameter } }\n  }\n": types.ResendEmailDocument,
    "\n  mutation ResendGift($number: String!, $gift: ID!, $why: String!) {\n    resendGift(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n": types.ResendGiftDocument,
    "\n  mutation CorrectReceiver($number: String!, $gift: ID!, $name: String!, $email: String!, $why: String!) {\n    correctReceiver(number: $number, gift: $gift, name: $name, email: $email, why: $why) {\n      data { waits } errors { code parameter }\n    }\n  }\n": types.CorrectReceiverDocument,
    "\n  mutation BlockCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    blockCard(number: $number, card: $card, reason: $reason, why: $why) { data { done } errors { code parameter } }\n  }\n": types.BlockCardDocument,
    "\n  mutation ReissueCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    reissueCard(number: $number, card: $card, reason: $reason, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.ReissueCardDocument,
    "\n  mutation RevealCard($number: String!, $card: ID!, $why: String!) {\n    revealCard(number: $number, card: $card, why: $why) { data { number pin } errors { code parameter } }\n  }\n": types.RevealCardDocument,
    "\n  mutation RefundGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.RefundGiftsDocument,
    "\n  mutation RefundAmount($number: String!, $amount: Int!, $why: String!) {\n    refundAmount(number: $number, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.RefundAmountDocument,
    "\n  mutation WithdrawGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.WithdrawGiftsDocument,
    "\n  mutation DecideRequest($id: ID!, $approve: Boolean!, $why: String!) {\n    decideRequest(id: $id, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n": types.DecideRequestDocument,
    "\n  mutation GrantClaim($number: String!, $gift: ID!, $why: String!) {\n    grantClaim(number: $number, gift: $gift, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.GrantClaimDocument,
    "\n  mutation RefuseClaim($number: String!, $gift: ID!, $why: String!) {\n    refuseClaim(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n": types.RefuseClaimDocument,
    "\n  query Orders($text: String!, $storefronts: [String!], $before: String) {\n    orders(text: $text, storefronts: $storefronts, before: $before) {\n      data { orders { number storefront state name email placedAt cursor total { currency value } } }\n      errors { code parameter }\n    }\n  }\n": types.OrdersDocument,
    "\n  query Parcels {\n    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }\n  }\n": types.ParcelsDocument,
    "\n  mutation SendParcel($name: String!, $trackingCode: String) {\n    sendParcel(name: $name, trackingCode: $trackingCode) { data { done } errors { code parameter } }\n  }\n": types.SendParcelDocument,
    "\n  query People {\n    people { data { people { id email roles createdAt endedAt } } errors { code parameter } }\n  }\n": types.PeopleDocument,
    "\n  mutation AddPerson($email: String!, $roles: String!, $why: String!) {\n    addPerson(email: $email, roles: $roles, why: $why) { data { link } errors { code parameter } }\n  }\n": types.AddPersonDocument,
    "\n  mutation EndPerson($email: String!, $why: String!) {\n    endPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n": types.EndPersonDocument,
    "\n  query FindPerson($email: String!) {\n    person(email: $email) {\n      data {\n        accounts { legalEntity storefront verified createdAt }\n        orders { number storefront state placedAt left }\n      }\n      errors { code parameter }\n    }\n  }\n": types.FindPersonDocument,
    "\n  mutation ForgetPerson($email: String!, $why: String!) {\n    forgetPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n": types.ForgetPersonDocument,
    "\n  query Queues {\n    queues {\n      data { waiting { kind key what about order storefront since dueAt } }\n      errors { code parameter }\n    }\n  }\n": types.QueuesDocument,
    "\n  mutation DecideActivation($reference: String!, $approve: Boolean!, $why: String!) {\n    decideActivation(reference: $reference, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n": types.DecideActivationDocument,
    "\n  mutation SettlePayments($number: String!, $why: String!) {\n    settlePayments(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": types.SettlePaymentsDocument,
    "\n  mutation RefundAgain($number: String!, $why: String!) {\n    refundAgain(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n": types.RefundAgainDocument,
    "\n  mutation SendRefused($name: String!) { sendRefused(name: $name) { data { done } errors { code parameter } } }\n": types.SendRefusedDocument,
    "\n  mutation DecideHold($number: String!, $release: Boolean!, $why: String!) {\n    decideHold(number: $number, release: $release, why: $why) { data { done } errors { code parameter } }\n  }\n": types.DecideHoldDocument,
    "\n  mutation TryJobAgain($key: String!) { tryJobAgain(key: $key) { data { done } errors { code parameter } } }\n": types.TryJobAgainDocument,
    "\n  mutation DecideReview($id: ID!, $publish: Boolean!, $why: String!) {\n    decideReview(id: $id, publish: $publish, why: $why) { data { done } errors { code parameter } }\n  }\n": types.DecideReviewDocument,
    "\n  query Quotes($text: String!, $state: QuoteState, $storefronts: [String!]) {\n    quotes(text: $text, state: $state, storefronts: $storefronts) {\n      data { quotes { reference storefront state company email askedAt wantedOn validUntil } }\n      errors { code parameter }\n    }\n  }\n": types.QuotesDocument,
    "\n  query Quote($reference: String!) {\n    quote(reference: $reference) {\n      data {\n        reference storefront state version company vatNumber contact email askedAt wantedOn remark validOn onInvoice order logo currency\n        lines {\n          position title kind quantity value\n          wrapper { title price usual }\n          packing { title price usual }\n          receivers { quantity name }\n        }\n        shipping usualShipping canPrice canWithdraw\n        gross { currency value }\n        net { currency value }\n        versions { version staff at total { currency value } }\n        comments { id author text at }\n        requests { id ...RequestParts }\n      }\n      errors { code parameter }\n    }\n  }\n": types.QuoteDocument,
    "\n  query QuoteGifts($reference: String!) {\n    quote(reference: $reference) {\n      data { gifts { variation title kind } }\n      errors { code parameter }\n    }\n  }\n": types.QuoteGiftsDocument,
    "\n  mutation PriceQuote(\n    $reference: String!\n    $version: Int!\n    $lines: [QuoteLineInput!]!\n    $shipping: Float\n    $validOn: String\n    $why: String!\n  ) {\n    priceQuote(\n      reference: $reference\n      version: $version\n      lines: $lines\n      shipping: $shipping\n      validOn: $validOn\n      why: $why\n    ) { data { done } errors { code parameter } }\n  }\n": types.PriceQuoteDocument,
    "\n  mutation SendQuote($reference: String!, $version: Int!, $why: String!) {\n    sendQuote(reference: $reference, version: $version, why: $why) { data { done } errors { code parameter } }\n  }\n": types.SendQuoteDocument,
    "\n  mutation SendQuoteOnInvoice($reference: String!, $version: Int!, $why: String!) {\n    sendQuoteOnInvoice(reference: $reference, version: $version, why: $why) { data { waits } errors { code parameter } }\n  }\n": types.SendQuoteOnInvoiceDocument,
    "\n  mutation WithdrawQuote($reference: String!, $why: String!) {\n    withdrawQuote(reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n": types.WithdrawQuoteDocument,
    "\n  mutation CommentQuote($reference: String!, $idempotencyKey: String!, $text: String!) {\n    commentQuote(reference: $reference, idempotencyKey: $idempotencyKey, text: $text) {\n      data { done }\n      errors { code parameter }\n    }\n  }\n": types.CommentQuoteDocument,
    "\n  query Requests { requests { data { requests { id ...RequestParts } } errors { code parameter } } }\n": types.RequestsDocument,
    "\n  query ListedProducts($storefront: String!, $text: String) {\n    listedProducts(storefront: $storefront, text: $text) {\n      data { products { path brand kind category popularity active kinds onHand reserved told } }\n      errors { code parameter }\n    }\n  }\n": types.ListedProductsDocument,
    "\n  query ListedPlaces($storefront: String!, $product: String, $text: String) {\n    listedPlaces(storefront: $storefront, product: $product, text: $text) {\n      data { places { product path title street city active } }\n      errors { code parameter }\n    }\n  }\n": types.ListedPlacesDocument,
    "\n  query EditedRow($storefront: String!, $kind: RowKind!, $name: [FieldInput!]!) {\n    editedRow(storefront: $storefront, kind: $kind, name: $name) {\n      data { version isNew fields { name value } } errors { code parameter }\n    }\n  }\n": types.EditedRowDocument,
    "\n  mutation KeepRow($storefront: String!, $kind: RowKind!, $fields: [FieldInput!]!, $version: String!) {\n    keepRow(storefront: $storefront, kind: $kind, fields: $fields, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": types.KeepRowDocument,
    "\n  mutation CountStock($storefront: String!, $path: String!, $pieces: Int!, $why: String!) {\n    countStock(storefront: $storefront, path: $path, pieces: $pieces, why: $why) {\n      data { done } errors { code parameter }\n    }\n  }\n": types.CountStockDocument,
    "\n  query PreviewResend($numbers: [String!]!) {\n    previewResend(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": types.PreviewResendDocument,
    "\n  query PreviewBlock($numbers: [String!]!) {\n    previewBlock(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": types.PreviewBlockDocument,
    "\n  mutation ResendSeveral($numbers: [String!]!, $why: String!) {\n    resendSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": types.ResendSeveralDocument,
    "\n  mutation BlockSeveral($numbers: [String!]!, $why: String!) {\n    blockSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n": types.BlockSeveralDocument,
    "\n  query Shelf($storefront: String!) {\n    shelf(storefront: $storefront) { data { version shelf languages currency } errors { code parameter } }\n  }\n": types.ShelfDocument,
    "\n  mutation KeepShelf($storefront: String!, $shelf: String!, $version: String!) {\n    keepShelf(storefront: $storefront, shelf: $shelf, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": types.KeepShelfDocument,
    "\n  query Me { me { data { email may storefronts expiresAt } errors { code parameter } } }\n": types.MeDocument,
    "\n  mutation AskPasskey { askPasskey { data { options } errors { code parameter } } }\n": types.AskPasskeyDocument,
    "\n  mutation SignInByPasskey($response: String!) {\n    signInByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n": types.SignInByPasskeyDocument,
    "\n  mutation SignInByPassword($email: String!, $password: String!, $code: String!, $token: String) {\n    signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } errors { code parameter } }\n  }\n": types.SignInByPasswordDocument,
    "\n  mutation SignOut { signOut { data { done } errors { code parameter } } }\n": types.SignOutDocument,
    "\n  mutation InvitationOf($token: String!) { invitation(token: $token) { data { email } errors { code parameter } } }\n": types.InvitationOfDocument,
    "\n  mutation NewPasskey($token: String!) { newPasskey(token: $token) { data { options } errors { code parameter } } }\n": types.NewPasskeyDocument,
    "\n  mutation KeepPasskey($token: String!, $response: String!) {\n    keepPasskey(token: $token, response: $response) { data { done } errors { code parameter } }\n  }\n": types.KeepPasskeyDocument,
    "\n  mutation SetUpPassword($token: String!, $password: String!) {\n    setUpPassword(token: $token, password: $password) { data { totpAddress } errors { code parameter } }\n  }\n": types.SetUpPasswordDocument,
    "\n  mutation AskProof { askProof { data { options } errors { code parameter } } }\n": types.AskProofDocument,
    "\n  mutation ProveByPasskey($response: String!) {\n    proveByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n": types.ProveByPasskeyDocument,
    "\n  mutation ProveByPassword($password: String!, $code: String!) {\n    proveByPassword(password: $password, code: $code) { data { done } errors { code parameter } }\n  }\n": types.ProveByPasswordDocument,
    "\n  query StorePart($storefront: String!, $part: StorePart!) {\n    storePart(storefront: $storefront, part: $part) {\n      data { part version state said published writtenAt languages routes paymentIcons countries }\n      errors { code parameter }\n    }\n  }\n": types.StorePartDocument,
    "\n  mutation KeepStorePart($storefront: String!, $part: StorePart!, $said: String!, $version: String!) {\n    keepStorePart(storefront: $storefront, part: $part, said: $said, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": types.KeepStorePartDocument,
    "\n  mutation PublishStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    publishStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n": types.PublishStorePartDocument,
    "\n  mutation DropStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    dropStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n": types.DropStorePartDocument,
    "\n  fragment VersionParts on PageVersion { id language state title path writtenAt publishedAt publishAt }\n": types.VersionPartsFragmentDoc,
    "\n  query WrittenPages($storefront: String!) {\n    writtenPages(storefront: $storefront) {\n      data { languages pages { kind key position versions { id language state title publishAt } } }\n      errors { code parameter }\n    }\n  }\n": types.WrittenPagesDocument,
    "\n  query WrittenPage($storefront: String!, $kind: String!, $key: String!) {\n    writtenPage(storefront: $storefront, kind: $kind, key: $key) {\n      data { languages pages { kind key position versions { id ...VersionParts } } }\n      errors { code parameter }\n    }\n  }\n": types.WrittenPageDocument,
    "\n  query PageWords($id: ID!) { pageWords(id: $id) { data { page } errors { code parameter } } }\n": types.PageWordsDocument,
    "\n  query PreviewPage($storefront: String!, $kind: String!, $key: String!, $language: String!) {\n    previewPage(storefront: $storefront, kind: $kind, key: $key, language: $language) {\n      data { address expiresAt } errors { code parameter }\n    }\n  }\n": types.PreviewPageDocument,
    "\n  mutation KeepPage($storefront: String!, $page: String!, $version: String!) {\n    keepPage(storefront: $storefront, page: $page, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n": types.KeepPageDocument,
    "\n  mutation PublishPage($page: PageName!, $version: String!, $at: String) {\n    publishPage(page: $page, version: $version, at: $at) { data { done } errors { code parameter } }\n  }\n": types.PublishPageDocument,
    "\n  mutation DropPage($page: PageName!, $version: String!, $planOnly: Boolean) {\n    dropPage(page: $page, version: $version, planOnly: $planOnly) { data { done } errors { code parameter } }\n  }\n": types.DropPageDocument,
    "\n  mutation RetirePage($page: PageName!, $why: String!) {\n    retirePage(page: $page, why: $why) { data { done } errors { code parameter } }\n  }\n": types.RetirePageDocument,
    "\n  mutation KeepPicture($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code parameter } } }\n": types.KeepPictureDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiCompanies {\n    apiCompanies {\n      data { scopes companies { credit name currency keys { id name prefix test scopes madeBy lastUsedAt revokedAt } } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query ApiCompanies {\n    apiCompanies {\n      data { scopes companies { credit name currency keys { id name prefix test scopes madeBy lastUsedAt revokedAt } } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeApiKey($credit: ID!, $test: Boolean!, $name: String!, $scopes: [String!]!, $why: String!) {\n    makeApiKey(credit: $credit, test: $test, name: $name, scopes: $scopes, why: $why) {\n      data { text }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation MakeApiKey($credit: ID!, $test: Boolean!, $name: String!, $scopes: [String!]!, $why: String!) {\n    makeApiKey(credit: $credit, test: $test, name: $name, scopes: $scopes, why: $why) {\n      data { text }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!, $why: String!) {\n    revokeApiKey(id: $id, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!, $why: String!) {\n    revokeApiKey(id: $id, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Audit($before: ID, $subject: String, $actor: String) {\n    audit(before: $before, subject: $subject, actor: $actor) {\n      data { lines { id at actor operation subject storefront before after why } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Audit($before: ID, $subject: String, $actor: String) {\n    audit(before: $before, subject: $subject, actor: $actor) {\n      data { lines { id at actor operation subject storefront before after why } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {\n    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {\n    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies {\n    companies {\n      data {\n        credits { id legalEntity companyName stopped overdue limit { currency value } used { currency value } }\n        owed { number companyName dueOn reminded amount { currency value } }\n        refunds { id number companyName owedAt amount { currency value } }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Companies {\n    companies {\n      data {\n        credits { id legalEntity companyName stopped overdue limit { currency value } used { currency value } }\n        owed { number companyName dueOn reminded amount { currency value } }\n        refunds { id number companyName owedAt amount { currency value } }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCreditLimit($credit: ID!, $amount: Float!, $why: String!) {\n    changeCreditLimit(credit: $credit, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ChangeCreditLimit($credit: ID!, $amount: Float!, $why: String!) {\n    changeCreditLimit(credit: $credit, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCredit($credit: ID!, $open: Boolean!, $why: String!) {\n    openCredit(credit: $credit, open: $open, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation OpenCredit($credit: ID!, $open: Boolean!, $why: String!) {\n    openCredit(credit: $credit, open: $open, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvoicePaid($number: String!, $why: String!) {\n    invoicePaid(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation InvoicePaid($number: String!, $why: String!) {\n    invoicePaid(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draws {\n    draws {\n      data {\n        draws {\n          id storefront state entries closesAt drawsAt drawnAt commitment round prize place endsAt\n          budget { currency value } given { currency value } returned { currency value }\n        }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Draws {\n    draws {\n      data {\n        draws {\n          id storefront state entries closesAt drawsAt drawnAt commitment round prize place endsAt\n          budget { currency value } given { currency value } returned { currency value }\n        }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Books {\n    books { data { sums { legalEntity currency kind amount onCards } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query Books {\n    books { data { sums { legalEntity currency kind amount onCards } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Endings {\n    endings { data { months { legalEntity currency month cards amount } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query Endings {\n    endings { data { months { legalEntity currency month cards amount } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Flow($from: String!, $to: String!, $storefronts: [String!]) {\n    flow(from: $from, to: $to, storefronts: $storefronts) {\n      data {\n        redeemed { storefront day currency payments amount }\n        deliveries { storefront day kind gifts p50 p95 }\n        events { storefront day event count }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Flow($from: String!, $to: String!, $storefronts: [String!]) {\n    flow(from: $from, to: $to, storefronts: $storefronts) {\n      data {\n        redeemed { storefront day currency payments amount }\n        deliveries { storefront day kind gifts p50 p95 }\n        events { storefront day event count }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sales($from: String!, $to: String!, $storefronts: [String!]) {\n    sales(from: $from, to: $to, storefronts: $storefronts) {\n      data { days { storefront day currency orders total postage extras } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Sales($from: String!, $to: String!, $storefronts: [String!]) {\n    sales(from: $from, to: $to, storefronts: $storefronts) {\n      data { days { storefront day currency orders total postage extras } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportRuns {\n    importRuns {\n      data { runs { id names rehearse createdAt state read written findings { file row column message } } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query ImportRuns {\n    importRuns {\n      data { runs { id names rehearse createdAt state read written findings { file row column message } } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CardParts on Card {\n    id lastDigits title state replaced expiresOn value { currency value } balance { currency value }\n  }\n"): (typeof documents)["\n  fragment CardParts on Card {\n    id lastDigits title state replaced expiresOn value { currency value } balance { currency value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GiftParts on Gift {\n    id title kind state wrapped receiver receiverName receiverEmail sentAt expectedAt refusal total { currency value }\n    cards { id ...CardParts }\n  }\n"): (typeof documents)["\n  fragment GiftParts on Gift {\n    id title kind state wrapped receiver receiverName receiverEmail sentAt expectedAt refusal total { currency value }\n    cards { id ...CardParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventParts on OrderEvent { at kind what about who }\n"): (typeof documents)["\n  fragment EventParts on OrderEvent { at kind what about who }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestParts on StaffRequest {\n    id operation subject storefront why asker askedAt amount { currency value }\n  }\n"): (typeof documents)["\n  fragment RequestParts on StaffRequest {\n    id operation subject storefront why asker askedAt amount { currency value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($number: String!) {\n    order(number: $number) {\n      data {\n        number storefront state kind language placedAt name email company timeZone\n        total { currency value } postage { currency value } secondPersonAbove { currency value }\n        gifts { id title receiver refusal total { currency value } ...GiftParts }\n        attempts { id method state createdAt paymentId amount { currency value } }\n        refunds { id state reason createdAt amount { currency value } }\n        emails { queue state at }\n        documents { number kind issuedAt }\n        requests { id ...RequestParts }\n        events { ...EventParts }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Order($number: String!) {\n    order(number: $number) {\n      data {\n        number storefront state kind language placedAt name email company timeZone\n        total { currency value } postage { currency value } secondPersonAbove { currency value }\n        gifts { id title receiver refusal total { currency value } ...GiftParts }\n        attempts { id method state createdAt paymentId amount { currency value } }\n        refunds { id state reason createdAt amount { currency value } }\n        emails { queue state at }\n        documents { number kind issuedAt }\n        requests { id ...RequestParts }\n        events { ...EventParts }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteOrder($number: String!, $text: String!) {\n    noteOrder(number: $number, text: $text) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation NoteOrder($number: String!, $text: String!) {\n    noteOrder(number: $number, text: $text) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEmail($number: String!, $queue: String!, $why: String!) {\n    resendEmail(number: $number, queue: $queue, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ResendEmail($number: String!, $queue: String!, $why: String!) {\n    resendEmail(number: $number, queue: $queue, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendGift($number: String!, $gift: ID!, $why: String!) {\n    resendGift(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ResendGift($number: String!, $gift: ID!, $why: String!) {\n    resendGift(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectReceiver($number: String!, $gift: ID!, $name: String!, $email: String!, $why: String!) {\n    correctReceiver(number: $number, gift: $gift, name: $name, email: $email, why: $why) {\n      data { waits } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectReceiver($number: String!, $gift: ID!, $name: String!, $email: String!, $why: String!) {\n    correctReceiver(number: $number, gift: $gift, name: $name, email: $email, why: $why) {\n      data { waits } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    blockCard(number: $number, card: $card, reason: $reason, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation BlockCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    blockCard(number: $number, card: $card, reason: $reason, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReissueCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    reissueCard(number: $number, card: $card, reason: $reason, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ReissueCard($number: String!, $card: ID!, $reason: CardReason!, $why: String!) {\n    reissueCard(number: $number, card: $card, reason: $reason, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealCard($number: String!, $card: ID!, $why: String!) {\n    revealCard(number: $number, card: $card, why: $why) { data { number pin } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RevealCard($number: String!, $card: ID!, $why: String!) {\n    revealCard(number: $number, card: $card, why: $why) { data { number pin } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RefundGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    refundGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundAmount($number: String!, $amount: Int!, $why: String!) {\n    refundAmount(number: $number, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RefundAmount($number: String!, $amount: Int!, $why: String!) {\n    refundAmount(number: $number, amount: $amount, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation WithdrawGifts($number: String!, $gifts: [ID!]!, $why: String!) {\n    withdrawGifts(number: $number, gifts: $gifts, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideRequest($id: ID!, $approve: Boolean!, $why: String!) {\n    decideRequest(id: $id, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DecideRequest($id: ID!, $approve: Boolean!, $why: String!) {\n    decideRequest(id: $id, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantClaim($number: String!, $gift: ID!, $why: String!) {\n    grantClaim(number: $number, gift: $gift, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation GrantClaim($number: String!, $gift: ID!, $why: String!) {\n    grantClaim(number: $number, gift: $gift, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseClaim($number: String!, $gift: ID!, $why: String!) {\n    refuseClaim(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RefuseClaim($number: String!, $gift: ID!, $why: String!) {\n    refuseClaim(number: $number, gift: $gift, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($text: String!, $storefronts: [String!], $before: String) {\n    orders(text: $text, storefronts: $storefronts, before: $before) {\n      data { orders { number storefront state name email placedAt cursor total { currency value } } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Orders($text: String!, $storefronts: [String!], $before: String) {\n    orders(text: $text, storefronts: $storefronts, before: $before) {\n      data { orders { number storefront state name email placedAt cursor total { currency value } } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Parcels {\n    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query Parcels {\n    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendParcel($name: String!, $trackingCode: String) {\n    sendParcel(name: $name, trackingCode: $trackingCode) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SendParcel($name: String!, $trackingCode: String) {\n    sendParcel(name: $name, trackingCode: $trackingCode) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query People {\n    people { data { people { id email roles createdAt endedAt } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query People {\n    people { data { people { id email roles createdAt endedAt } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPerson($email: String!, $roles: String!, $why: String!) {\n    addPerson(email: $email, roles: $roles, why: $why) { data { link } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation AddPerson($email: String!, $roles: String!, $why: String!) {\n    addPerson(email: $email, roles: $roles, why: $why) { data { link } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPerson($email: String!, $why: String!) {\n    endPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation EndPerson($email: String!, $why: String!) {\n    endPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPerson($email: String!) {\n    person(email: $email) {\n      data {\n        accounts { legalEntity storefront verified createdAt }\n        orders { number storefront state placedAt left }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query FindPerson($email: String!) {\n    person(email: $email) {\n      data {\n        accounts { legalEntity storefront verified createdAt }\n        orders { number storefront state placedAt left }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetPerson($email: String!, $why: String!) {\n    forgetPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ForgetPerson($email: String!, $why: String!) {\n    forgetPerson(email: $email, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Queues {\n    queues {\n      data { waiting { kind key what about order storefront since dueAt } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Queues {\n    queues {\n      data { waiting { kind key what about order storefront since dueAt } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideActivation($reference: String!, $approve: Boolean!, $why: String!) {\n    decideActivation(reference: $reference, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DecideActivation($reference: String!, $approve: Boolean!, $why: String!) {\n    decideActivation(reference: $reference, approve: $approve, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettlePayments($number: String!, $why: String!) {\n    settlePayments(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SettlePayments($number: String!, $why: String!) {\n    settlePayments(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundAgain($number: String!, $why: String!) {\n    refundAgain(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RefundAgain($number: String!, $why: String!) {\n    refundAgain(number: $number, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendRefused($name: String!) { sendRefused(name: $name) { data { done } errors { code parameter } } }\n"): (typeof documents)["\n  mutation SendRefused($name: String!) { sendRefused(name: $name) { data { done } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideHold($number: String!, $release: Boolean!, $why: String!) {\n    decideHold(number: $number, release: $release, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DecideHold($number: String!, $release: Boolean!, $why: String!) {\n    decideHold(number: $number, release: $release, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryJobAgain($key: String!) { tryJobAgain(key: $key) { data { done } errors { code parameter } } }\n"): (typeof documents)["\n  mutation TryJobAgain($key: String!) { tryJobAgain(key: $key) { data { done } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideReview($id: ID!, $publish: Boolean!, $why: String!) {\n    decideReview(id: $id, publish: $publish, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DecideReview($id: ID!, $publish: Boolean!, $why: String!) {\n    decideReview(id: $id, publish: $publish, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quotes($text: String!, $state: QuoteState, $storefronts: [String!]) {\n    quotes(text: $text, state: $state, storefronts: $storefronts) {\n      data { quotes { reference storefront state company email askedAt wantedOn validUntil } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Quotes($text: String!, $state: QuoteState, $storefronts: [String!]) {\n    quotes(text: $text, state: $state, storefronts: $storefronts) {\n      data { quotes { reference storefront state company email askedAt wantedOn validUntil } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quote($reference: String!) {\n    quote(reference: $reference) {\n      data {\n        reference storefront state version company vatNumber contact email askedAt wantedOn remark validOn onInvoice order logo currency\n        lines {\n          position title kind quantity value\n          wrapper { title price usual }\n          packing { title price usual }\n          receivers { quantity name }\n        }\n        shipping usualShipping canPrice canWithdraw\n        gross { currency value }\n        net { currency value }\n        versions { version staff at total { currency value } }\n        comments { id author text at }\n        requests { id ...RequestParts }\n      }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query Quote($reference: String!) {\n    quote(reference: $reference) {\n      data {\n        reference storefront state version company vatNumber contact email askedAt wantedOn remark validOn onInvoice order logo currency\n        lines {\n          position title kind quantity value\n          wrapper { title price usual }\n          packing { title price usual }\n          receivers { quantity name }\n        }\n        shipping usualShipping canPrice canWithdraw\n        gross { currency value }\n        net { currency value }\n        versions { version staff at total { currency value } }\n        comments { id author text at }\n        requests { id ...RequestParts }\n      }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuoteGifts($reference: String!) {\n    quote(reference: $reference) {\n      data { gifts { variation title kind } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query QuoteGifts($reference: String!) {\n    quote(reference: $reference) {\n      data { gifts { variation title kind } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PriceQuote(\n    $reference: String!\n    $version: Int!\n    $lines: [QuoteLineInput!]!\n    $shipping: Float\n    $validOn: String\n    $why: String!\n  ) {\n    priceQuote(\n      reference: $reference\n      version: $version\n      lines: $lines\n      shipping: $shipping\n      validOn: $validOn\n      why: $why\n    ) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation PriceQuote(\n    $reference: String!\n    $version: Int!\n    $lines: [QuoteLineInput!]!\n    $shipping: Float\n    $validOn: String\n    $why: String!\n  ) {\n    priceQuote(\n      reference: $reference\n      version: $version\n      lines: $lines\n      shipping: $shipping\n      validOn: $validOn\n      why: $why\n    ) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendQuote($reference: String!, $version: Int!, $why: String!) {\n    sendQuote(reference: $reference, version: $version, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SendQuote($reference: String!, $version: Int!, $why: String!) {\n    sendQuote(reference: $reference, version: $version, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendQuoteOnInvoice($reference: String!, $version: Int!, $why: String!) {\n    sendQuoteOnInvoice(reference: $reference, version: $version, why: $why) { data { waits } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SendQuoteOnInvoice($reference: String!, $version: Int!, $why: String!) {\n    sendQuoteOnInvoice(reference: $reference, version: $version, why: $why) { data { waits } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawQuote($reference: String!, $why: String!) {\n    withdrawQuote(reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation WithdrawQuote($reference: String!, $why: String!) {\n    withdrawQuote(reference: $reference, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentQuote($reference: String!, $idempotencyKey: String!, $text: String!) {\n    commentQuote(reference: $reference, idempotencyKey: $idempotencyKey, text: $text) {\n      data { done }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentQuote($reference: String!, $idempotencyKey: String!, $text: String!) {\n    commentQuote(reference: $reference, idempotencyKey: $idempotencyKey, text: $text) {\n      data { done }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Requests { requests { data { requests { id ...RequestParts } } errors { code parameter } } }\n"): (typeof documents)["\n  query Requests { requests { data { requests { id ...RequestParts } } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListedProducts($storefront: String!, $text: String) {\n    listedProducts(storefront: $storefront, text: $text) {\n      data { products { path brand kind category popularity active kinds onHand reserved told } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query ListedProducts($storefront: String!, $text: String) {\n    listedProducts(storefront: $storefront, text: $text) {\n      data { products { path brand kind category popularity active kinds onHand reserved told } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListedPlaces($storefront: String!, $product: String, $text: String) {\n    listedPlaces(storefront: $storefront, product: $product, text: $text) {\n      data { places { product path title street city active } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query ListedPlaces($storefront: String!, $product: String, $text: String) {\n    listedPlaces(storefront: $storefront, product: $product, text: $text) {\n      data { places { product path title street city active } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedRow($storefront: String!, $kind: RowKind!, $name: [FieldInput!]!) {\n    editedRow(storefront: $storefront, kind: $kind, name: $name) {\n      data { version isNew fields { name value } } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query EditedRow($storefront: String!, $kind: RowKind!, $name: [FieldInput!]!) {\n    editedRow(storefront: $storefront, kind: $kind, name: $name) {\n      data { version isNew fields { name value } } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepRow($storefront: String!, $kind: RowKind!, $fields: [FieldInput!]!, $version: String!) {\n    keepRow(storefront: $storefront, kind: $kind, fields: $fields, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepRow($storefront: String!, $kind: RowKind!, $fields: [FieldInput!]!, $version: String!) {\n    keepRow(storefront: $storefront, kind: $kind, fields: $fields, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CountStock($storefront: String!, $path: String!, $pieces: Int!, $why: String!) {\n    countStock(storefront: $storefront, path: $path, pieces: $pieces, why: $why) {\n      data { done } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation CountStock($storefront: String!, $path: String!, $pieces: Int!, $why: String!) {\n    countStock(storefront: $storefront, path: $path, pieces: $pieces, why: $why) {\n      data { done } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewResend($numbers: [String!]!) {\n    previewResend(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query PreviewResend($numbers: [String!]!) {\n    previewResend(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewBlock($numbers: [String!]!) {\n    previewBlock(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query PreviewBlock($numbers: [String!]!) {\n    previewBlock(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendSeveral($numbers: [String!]!, $why: String!) {\n    resendSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ResendSeveral($numbers: [String!]!, $why: String!) {\n    resendSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockSeveral($numbers: [String!]!, $why: String!) {\n    blockSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation BlockSeveral($numbers: [String!]!, $why: String!) {\n    blockSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shelf($storefront: String!) {\n    shelf(storefront: $storefront) { data { version shelf languages currency } errors { code parameter } }\n  }\n"): (typeof documents)["\n  query Shelf($storefront: String!) {\n    shelf(storefront: $storefront) { data { version shelf languages currency } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepShelf($storefront: String!, $shelf: String!, $version: String!) {\n    keepShelf(storefront: $storefront, shelf: $shelf, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepShelf($storefront: String!, $shelf: String!, $version: String!) {\n    keepShelf(storefront: $storefront, shelf: $shelf, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me { me { data { email may storefronts expiresAt } errors { code parameter } } }\n"): (typeof documents)["\n  query Me { me { data { email may storefronts expiresAt } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskPasskey { askPasskey { data { options } errors { code parameter } } }\n"): (typeof documents)["\n  mutation AskPasskey { askPasskey { data { options } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInByPasskey($response: String!) {\n    signInByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SignInByPasskey($response: String!) {\n    signInByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInByPassword($email: String!, $password: String!, $code: String!, $token: String) {\n    signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SignInByPassword($email: String!, $password: String!, $code: String!, $token: String) {\n    signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut { signOut { data { done } errors { code parameter } } }\n"): (typeof documents)["\n  mutation SignOut { signOut { data { done } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitationOf($token: String!) { invitation(token: $token) { data { email } errors { code parameter } } }\n"): (typeof documents)["\n  mutation InvitationOf($token: String!) { invitation(token: $token) { data { email } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewPasskey($token: String!) { newPasskey(token: $token) { data { options } errors { code parameter } } }\n"): (typeof documents)["\n  mutation NewPasskey($token: String!) { newPasskey(token: $token) { data { options } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPasskey($token: String!, $response: String!) {\n    keepPasskey(token: $token, response: $response) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation KeepPasskey($token: String!, $response: String!) {\n    keepPasskey(token: $token, response: $response) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpPassword($token: String!, $password: String!) {\n    setUpPassword(token: $token, password: $password) { data { totpAddress } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation SetUpPassword($token: String!, $password: String!) {\n    setUpPassword(token: $token, password: $password) { data { totpAddress } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskProof { askProof { data { options } errors { code parameter } } }\n"): (typeof documents)["\n  mutation AskProof { askProof { data { options } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveByPasskey($response: String!) {\n    proveByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ProveByPasskey($response: String!) {\n    proveByPasskey(response: $response) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveByPassword($password: String!, $code: String!) {\n    proveByPassword(password: $password, code: $code) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation ProveByPassword($password: String!, $code: String!) {\n    proveByPassword(password: $password, code: $code) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StorePart($storefront: String!, $part: StorePart!) {\n    storePart(storefront: $storefront, part: $part) {\n      data { part version state said published writtenAt languages routes paymentIcons countries }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query StorePart($storefront: String!, $part: StorePart!) {\n    storePart(storefront: $storefront, part: $part) {\n      data { part version state said published writtenAt languages routes paymentIcons countries }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepStorePart($storefront: String!, $part: StorePart!, $said: String!, $version: String!) {\n    keepStorePart(storefront: $storefront, part: $part, said: $said, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepStorePart($storefront: String!, $part: StorePart!, $said: String!, $version: String!) {\n    keepStorePart(storefront: $storefront, part: $part, said: $said, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    publishStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation PublishStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    publishStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    dropStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DropStorePart($storefront: String!, $part: StorePart!, $version: String!) {\n    dropStorePart(storefront: $storefront, part: $part, version: $version) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VersionParts on PageVersion { id language state title path writtenAt publishedAt publishAt }\n"): (typeof documents)["\n  fragment VersionParts on PageVersion { id language state title path writtenAt publishedAt publishAt }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrittenPages($storefront: String!) {\n    writtenPages(storefront: $storefront) {\n      data { languages pages { kind key position versions { id language state title publishAt } } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query WrittenPages($storefront: String!) {\n    writtenPages(storefront: $storefront) {\n      data { languages pages { kind key position versions { id language state title publishAt } } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrittenPage($storefront: String!, $kind: String!, $key: String!) {\n    writtenPage(storefront: $storefront, kind: $kind, key: $key) {\n      data { languages pages { kind key position versions { id ...VersionParts } } }\n      errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query WrittenPage($storefront: String!, $kind: String!, $key: String!) {\n    writtenPage(storefront: $storefront, kind: $kind, key: $key) {\n      data { languages pages { kind key position versions { id ...VersionParts } } }\n      errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageWords($id: ID!) { pageWords(id: $id) { data { page } errors { code parameter } } }\n"): (typeof documents)["\n  query PageWords($id: ID!) { pageWords(id: $id) { data { page } errors { code parameter } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPage($storefront: String!, $kind: String!, $key: String!, $language: String!) {\n    previewPage(storefront: $storefront, kind: $kind, key: $key, language: $language) {\n      data { address expiresAt } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  query PreviewPage($storefront: String!, $kind: String!, $key: String!, $language: String!) {\n    previewPage(storefront: $storefront, kind: $kind, key: $key, language: $language) {\n      data { address expiresAt } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPage($storefront: String!, $page: String!, $version: String!) {\n    keepPage(storefront: $storefront, page: $page, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepPage($storefront: String!, $page: String!, $version: String!) {\n    keepPage(storefront: $storefront, page: $page, version: $version) {\n      data { version findings { file row column message } } errors { code parameter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishPage($page: PageName!, $version: String!, $at: String) {\n    publishPage(page: $page, version: $version, at: $at) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation PublishPage($page: PageName!, $version: String!, $at: String) {\n    publishPage(page: $page, version: $version, at: $at) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropPage($page: PageName!, $version: String!, $planOnly: Boolean) {\n    dropPage(page: $page, version: $version, planOnly: $planOnly) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation DropPage($page: PageName!, $version: String!, $planOnly: Boolean) {\n    dropPage(page: $page, version: $version, planOnly: $planOnly) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetirePage($page: PageName!, $why: String!) {\n    retirePage(page: $page, why: $why) { data { done } errors { code parameter } }\n  }\n"): (typeof documents)["\n  mutation RetirePage($page: PageName!, $why: String!) {\n    retirePage(page: $page, why: $why) { data { done } errors { code parameter } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPicture($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code parameter } } }\n"): (typeof documents)["\n  mutation KeepPicture($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code parameter } } }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;