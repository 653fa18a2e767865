export { BalanceCheckPage, type BalanceCheckPageProps } from "./src/balance-check/balance-check-page.tsx";
export { balanceCheckMetadata } from "./src/metadata.ts";
