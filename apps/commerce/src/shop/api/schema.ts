import "./graphql/keys.ts";
import "./graphql/webhooks.ts";
