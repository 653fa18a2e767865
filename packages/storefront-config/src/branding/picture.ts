/**
 * A picture drawn for this project, served by the storefront's own app for ever: its name
 * carries the hash of its content. A header's decoration is its own address (`data:`).
 */
export interface Picture {
  /** Path on the storefront's own host, in front of any base path: "/marks/cbfr/logo.5f2c09ab.svg". */
  src: string;
  /** CSS pixels the drawing is made for; give both to the element, so that nothing shifts. */
  width: number;
  height: number;
}

/**
 * A picture that says a name. `label` is a proper name, the
 * same in every language: it is the alternative text.
 */
export interface NamedPicture extends Picture {
  label: string;
}

/** The two sizes of a logo in a header. The same words, laid out for the room there is. */
export interface HeaderLogo {
  desktop: Picture;
  /** Up to 1023 px. */
  mobile: Picture;
}
