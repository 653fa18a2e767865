import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Legal notice",
    description:
      "Who runs {shop}: the company with its address, register, VAT number and director, how to reach it and where to complain.",
    intro: "The company behind {shop}.",
    sections: {
      company: { title: "Company", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Register and tax",
        body: "Register: {register}  \nVAT number: {vatNumber}  \nDirector: {director}",
      },
      contact: { title: "Contact", body: "Email: [{email}](mailto:{email})  \nPhone: {phone}" },
      complaints: {
        title: "Complaints",
        body: "Please contact us first: we answer within two working days. If we can’t find a solution together, you can turn to the consumer body in your country: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Accessibility",
    description:
      "How accessible {shop} is, by which standard, what does not work for everyone yet and whom to tell if something stands in your way.",
    intro: "Everyone should be able to give and use a gift card.",
    sections: {
      standard: {
        title: "What we follow",
        body: "Pages and emails of {shop} follow the Web Content Accessibility Guidelines 2.2, level AA, and the European standard EN 301 549. They work with a keyboard, with screen readers, at 400% zoom and without animation. Every page is checked automatically before a change goes live.",
      },
      limits: {
        title: "What does not work yet",
        body: "- The map of locations is hard to use without sight; the list beside it has the same information.\n- The payment page belongs to the payment provider; the provider says how accessible it is.\n- Invoices are tagged PDF files; the same data can be downloaded as XML.",
      },
      help: {
        title: "Tell us",
        body: "If something stands in your way, write to [{email}](mailto:{email}) or call {phone}. We answer within two working days and find another way for you to place your order in the meantime.",
      },
      complaints: {
        title: "If that does not help",
        body: "You can turn to the consumer body in your country: {complaintBody}. We wrote this statement for the shop as it is today and review it with each change.",
      },
    },
  },
};
