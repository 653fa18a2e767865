/**
 * A browser that Playwright does not drive, as far as a purchase
 * needs it. Elements are named by XPath; each is waited for.
 */
export interface Browser {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Waits until it is shown. */
  see(xpath: string): Promise<void>;
  press(xpath: string): Promise<void>;
  /** Types into it; a blank is the space bar. */
  type(xpath: string, text: string): Promise<void>;
  address(): Promise<string>;
  close(): Promise<void>;
}

/** How long an element is waited for, milliseconds. */
export const timeout = 30_000;
