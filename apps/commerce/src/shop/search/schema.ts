import "./graphql/popular-search.ts";
import "./graphql/search.ts";
