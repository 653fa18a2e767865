export interface ScrollToTopProps {
  /** Its name: "Back to the top". */
  label: string;
  className?: string | undefined;
}
