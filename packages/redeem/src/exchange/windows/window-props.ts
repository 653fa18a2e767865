/** What each window of the exchange gets. */
export interface WindowProps {
  open: boolean;
  onClose(): void;
  /** Address of the checkout. */
  checkout: string;
}
