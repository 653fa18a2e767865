import { graphql } from "@giftshop/graphql";

export const CheckUserExist = graphql(`
  query CheckUserExist($userData: UserDataInput!, $email: String!, $captchaToken: String!) {
    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const UserLogin = graphql(`
  mutation UserLogin(
    $userData: UserDataInput!
    $email: String!
    $password: String!
    $captchaToken: String!
    $verificationToken: String
  ) {
    userLogin(
      userData: $userData
      email: $email
      password: $password
      captchaToken: $captchaToken
      verificationToken: $verificationToken
    ) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const Register = graphql(`
  mutation Register($userData: UserDataInput!, $input: RegisterInput!) {
    register(userData: $userData, input: $input) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const VerifyEmail = graphql(`
  mutation VerifyEmail($userData: UserDataInput!, $token: String!) {
    verifyEmail(userData: $userData, token: $token) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ForgotPassword = graphql(`
  mutation ForgotPassword($userData: UserDataInput!, $email: String!, $captchaToken: String!) {
    forgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ResetPassword = graphql(`
  mutation ResetPassword($userData: UserDataInput!, $input: ResetPasswordInput!) {
    resetPassword(userData: $userData, input: $input) {
      data {
        status
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
