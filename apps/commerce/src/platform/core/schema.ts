import "../graphql/user-data.ts";
import "../graphql/payload.ts";
