import "./graphql/list.ts";
import "./graphql/quote.ts";
import "./graphql/change.ts";
