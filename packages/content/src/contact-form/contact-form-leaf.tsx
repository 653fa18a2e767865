"use client";

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { ContactFormProps } from "./contact-form.tsx";
import { FormBoundary } from "./form-boundary.tsx";

const ContactForm = lazy(() => import("./contact-form.tsx").then((module) => ({ default: module.ContactForm })));

export interface ContactFormLeafProps extends Omit<ContactFormProps, "sender"> {
  /** Stands in its place, in its size, until it lives. */
  skeleton: ReactNode;
  /** Stands in its place where it cannot be fetched. */
  instead: ReactNode;
}

const never = () => () => {};

/** The form, from the moment the page lives. */
export function ContactFormLeaf({ skeleton, instead, ...form }: ContactFormLeafProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hydrated) return skeleton;
  return (
    <FormBoundary instead={instead}>
      <Suspense fallback={skeleton}>
        <ContactForm {...form} />
      </Suspense>
    </FormBoundary>
  );
}
