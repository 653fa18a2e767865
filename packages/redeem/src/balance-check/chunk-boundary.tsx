import { Banner } from "@giftshop/ui-kit";
import { Component, type ReactNode } from "react";

interface Props {
  words: { title: string; text: string };
  children: ReactNode;
}

/** Says that the form could not be fetched, where it would have stood. */
export class ChunkBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Banner tone="danger" title={words.title}>
        {words.text}
      </Banner>
    );
  }
}
