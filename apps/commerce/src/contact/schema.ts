import "./graphql/send-contact-message.ts";
