import { isSignedIn, watchSignedIn } from "@giftshop/graphql/signed-in";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { isLeaving } from "../session/leaving.ts";
import { FailureBanner } from "./failure-banner.tsx";

const isInside = () => isSignedIn() || isLeaving();

/**
 * What is personal, as long as somebody is signed in with this browser. Who logged out in another
 * tab, or comes back by the back button, does not find it: the page's own memory is no cache of ours.
 */
export const WhileSignedIn = ({ children }: { children: ReactNode }) => {
  const [wasIn] = useState(isSignedIn);
  const isIn = useSyncExternalStore(watchSignedIn, isInside, () => true);
  return wasIn && !isIn ? <FailureBanner failure="signedOut" /> : children;
};
