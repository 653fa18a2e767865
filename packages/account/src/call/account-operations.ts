import { graphql } from "@giftshop/graphql";

export const UpdateProfile = graphql(`
  mutation UpdateProfile($userData: UserDataInput!, $input: CustomerProfileInput!) {
    updateProfile(userData: $userData, input: $input) {
      data {
        user {
          ...AccountUser
        }
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const UserLogout = graphql(`
  mutation UserLogout($userData: UserDataInput!) {
    userLogout(userData: $userData) {
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

export const SendVerification = graphql(`
  mutation SendVerification($userData: UserDataInput!) {
    sendVerification(userData: $userData) {
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

export const ChangePassword = graphql(`
  mutation ChangePassword($userData: UserDataInput!, $input: ChangePasswordInput!) {
    changePassword(userData: $userData, input: $input) {
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

export const RequestEmailChange = graphql(`
  mutation RequestEmailChange($userData: UserDataInput!, $email: String!, $password: String!) {
    requestEmailChange(userData: $userData, email: $email, password: $password) {
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

export const ConfirmEmailChange = graphql(`
  mutation ConfirmEmailChange($userData: UserDataInput!, $token: String!) {
    confirmEmailChange(userData: $userData, token: $token) {
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

export const DeleteAccount = graphql(`
  mutation DeleteAccount($userData: UserDataInput!, $password: String!) {
    deleteAccount(userData: $userData, password: $password) {
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

export const ExportAccount = graphql(`
  query ExportAccount($userData: UserDataInput!) {
    exportAccount(userData: $userData) {
      data
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
