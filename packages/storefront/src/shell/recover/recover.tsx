"use client";

import { Component, type ReactNode } from "react";

export interface RecoverProps {
  /** Shown in place of the children after one of them failed; made on the server, in the storefront's words. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps header and footer when a part of the page fails in the browser. React knows error boundaries as classes alone. */
export class Recover extends Component<RecoverProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
