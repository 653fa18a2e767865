"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { Component, type ReactNode, useEffect } from "react";

export interface RecoverProps {
  /**
   * Where the words are that are shown in place of the
   * children after one of them failed: `WidgetData` as JSON.
   */
  data: string;
  children: ReactNode;
}

const failure = onNeed(() => import("./failure.tsx").then(({ Failure }) => Failure));

/**
 * Fetched when something has failed, as no page carries what nearly none shows; asked again when the browser
 * is online again.
 */
const LateFailure = ({ data }: Pick<RecoverProps, "data">) => {
  const { part: Failure } = useOnNeed(failure);
  useEffect(() => {
    failure.start();
    addEventListener("online", failure.start);
    return () => removeEventListener("online", failure.start);
  }, []);
  return Failure && <Failure data={data} />;
};

/**
 * Keeps header and footer when a part of the page fails in
 * the browser. React knows error boundaries as classes alone.
 */
export class Recover extends Component<RecoverProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? <LateFailure data={this.props.data} /> : this.props.children;
  }
}
