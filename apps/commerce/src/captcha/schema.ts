import "./graphql/captcha-challenge.ts";
