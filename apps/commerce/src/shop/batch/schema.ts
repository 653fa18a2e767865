import "./graphql/batch.ts";
