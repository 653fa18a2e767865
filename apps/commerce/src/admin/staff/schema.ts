import "./graphql/sign-in.ts";
import "./graphql/me.ts";
import "./graphql/audit.ts";
import "./graphql/people.ts";
