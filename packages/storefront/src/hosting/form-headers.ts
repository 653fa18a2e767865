/**
 * By these the front door tells the framework of a form, and of
 * the network that it came from. They come from nobody else.
 */
export const formHeader = "x-form";
export const addressHeader = "x-form-address";
