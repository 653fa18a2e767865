"use client";

import { lazy } from "react";
import { Leaf } from "../frame/leaf.tsx";
import type { LeafProps } from "../frame/leaf-props.ts";

const CheckoutFlow = lazy(() => import("./checkout-flow.tsx").then((module) => ({ default: module.CheckoutFlow })));

/** The checkout, from the moment the page lives. */
export function CheckoutLeaf(props: LeafProps) {
  return <Leaf {...props} part={CheckoutFlow} />;
}
