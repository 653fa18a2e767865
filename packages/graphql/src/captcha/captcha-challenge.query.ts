import { graphql } from "../graphql.ts";

/** Work for this browser, in place of a puzzle. */
export const CaptchaChallenge = graphql(`
  query CaptchaChallenge($userData: UserDataInput!) {
    captchaChallenge(userData: $userData, action: COMMON) {
      data {
        challenge
        lifetime
      }
    }
  }
`);
