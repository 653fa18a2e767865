import "./graphql/accept-quote.ts";
import "./graphql/cart.ts";
import "./graphql/company-orders.ts";
import "./graphql/order.ts";
import "./graphql/order-batch.ts";
import "./graphql/payment-methods.ts";
import "./graphql/place-order.ts";
