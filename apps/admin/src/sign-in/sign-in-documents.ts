import { graphql } from "../generated/gql.ts";

export const MeQuery = graphql(`
  query Me { me { data { email may storefronts expiresAt } errors { code parameter } } }
`);
export const AskPasskey = graphql(`
  mutation AskPasskey { askPasskey { data { options } errors { code parameter } } }
`);
export const SignInByPasskey = graphql(`
  mutation SignInByPasskey($response: String!) {
    signInByPasskey(response: $response) { data { done } errors { code parameter } }
  }
`);
export const SignInByPassword = graphql(`
  mutation SignInByPassword($email: String!, $password: String!, $code: String!, $token: String) {
    signInByPassword(email: $email, password: $password, code: $code, token: $token) { data { done } errors { code parameter } }
  }
`);
export const SignOut = graphql(`
  mutation SignOut { signOut { data { done } errors { code parameter } } }
`);
export const InvitationOf = graphql(`
  mutation InvitationOf($token: String!) { invitation(token: $token) { data { email } errors { code parameter } } }
`);
export const NewPasskey = graphql(`
  mutation NewPasskey($token: String!) { newPasskey(token: $token) { data { options } errors { code parameter } } }
`);
export const KeepPasskey = graphql(`
  mutation KeepPasskey($token: String!, $response: String!) {
    keepPasskey(token: $token, response: $response) { data { done } errors { code parameter } }
  }
`);
export const SetUpPassword = graphql(`
  mutation SetUpPassword($token: String!, $password: String!) {
    setUpPassword(token: $token, password: $password) { data { totpAddress } errors { code parameter } }
  }
`);
export const AskProof = graphql(`
  mutation AskProof { askProof { data { options } errors { code parameter } } }
`);
export const ProveByPasskey = graphql(`
  mutation ProveByPasskey($response: String!) {
    proveByPasskey(response: $response) { data { done } errors { code parameter } }
  }
`);
export const ProveByPassword = graphql(`
  mutation ProveByPassword($password: String!, $code: String!) {
    proveByPassword(password: $password, code: $code) { data { done } errors { code parameter } }
  }
`);
