import type { BreadcrumbList, FAQPage } from "schema-dts";

/** A step of the way to a page. The last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  /** Path. */
  href?: string;
}

/** The way to a page, as its trail shows it. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href ? { item: origin + href } : {}),
  })),
});

export interface Question {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Questions and answers that stand on the page. */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
