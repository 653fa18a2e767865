/**
 * Commerce could not be asked, or did not answer as agreed: nothing
 * is known of the effect, so a mutation may be repeated with its key.
 */
export class CommerceUnavailable extends Error {
  override name = "CommerceUnavailable";
}
