import "./graphql/gift-card-balance.ts";
import "./graphql/mutations.ts";
import "./graphql/queries.ts";
import "./graphql/gift-card-payments.ts";
