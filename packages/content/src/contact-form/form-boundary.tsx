import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in the form's place when it cannot be fetched. */
  instead: ReactNode;
  children: ReactNode;
}

/** Catches a form that could not be fetched. */
export class FormBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
