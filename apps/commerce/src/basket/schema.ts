import "./graphql/mutations.ts";
import "./graphql/queries.ts";
