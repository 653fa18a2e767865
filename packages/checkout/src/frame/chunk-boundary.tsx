import { Component, type ReactNode } from "react";

interface Props {
  /** Shown when a part of the page could not be fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what fails while a lazily loaded part arrives, so that the page around it stays. */
export class ChunkBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
