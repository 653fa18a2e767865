import "./graphql/quotes.ts";
import "./graphql/request-quote.ts";
