"use client";

import { lazy } from "react";
import { Leaf } from "../frame/leaf.tsx";
import type { LeafProps } from "../frame/leaf-props.ts";

const PaymentProcessing = lazy(() =>
  import("./payment-processing-flow.tsx").then((module) => ({ default: module.PaymentProcessingFlow })),
);

/** Follows the payment, from the moment the page lives. */
export function PaymentProcessingLeaf(props: LeafProps) {
  return <Leaf {...props} part={PaymentProcessing} />;
}
