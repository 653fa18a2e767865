import type { ComponentType } from "react";
import type { BlockProps } from "./block-props.ts";
import { Colored } from "./colored/colored.tsx";
import { Contact } from "./contact.tsx";
import { Questions } from "./questions.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TitleAndBody } from "./title-and-body.tsx";
import { TitleBodyLink } from "./title-body-link.tsx";
import { Usps } from "./usps.tsx";

/** The blocks that are read, and need no script. */
export const readingComponents: Partial<Record<BlockProps["block"]["blockType"], ComponentType<BlockProps>>> = {
  TITLE_AND_BODY: TitleAndBody,
  TITLE_BODY_LINK: TitleBodyLink,
  TITLE_BODY_USPS: Usps,
  COLORED: Colored,
  CONTACT: Contact,
  TESTIMONIAL_BLOCK: Testimonials,
  QUESTIONS: Questions,
};
