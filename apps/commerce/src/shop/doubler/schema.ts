import "./graphql/queries.ts";
import "./graphql/mutations.ts";
