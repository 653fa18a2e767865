import "./graphql/orders.ts";
import "./graphql/order.ts";
import "./graphql/actions.ts";
import "./graphql/requests.ts";
import "./graphql/several.ts";
