import "./graphql/mutations.ts";
