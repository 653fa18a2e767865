export interface WrapDrawing {
  /** Picture of the wrapper that was chosen: the paper is printed with it. Default: the house's own paper. */
  picture: string | undefined;
  /** What the tag says: "For Nina". */
  tag: string;
  /** Address of the shop's sign. */
  mark: string;
}
