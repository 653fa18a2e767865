export interface WrapDrawing {
  /** Picture of the wrapper that was chosen, on the paper. */
  picture: string | undefined;
}
