import "./graphql/gift-card-brand.ts";
import "./graphql/redeem-page.ts";
