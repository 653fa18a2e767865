import { graphql } from "@giftshop/graphql";

export const OwnCompany = graphql(`
  fragment OwnCompany on Company {
    id
    name
    vatNumber
    version
    role
    accountId
    approvalAbove {
      currency
      value
    }
    credits {
      limit {
        currency
        value
      }
      used {
        currency
        value
      }
      available {
        currency
        value
      }
      paused
    }
    members {
      id
      firstName
      lastName
      email
      role
    }
    invitations {
      id
      email
      role
    }
  }
`);

export const SeeCompany = graphql(`
  query SeeCompany($userData: UserDataInput!) {
    company(userData: $userData) {
      data {
        id
        ...OwnCompany
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const SeeInvitation = graphql(`
  query SeeInvitation($userData: UserDataInput!, $token: ID!) {
    companyInvitation(userData: $userData, token: $token) {
      data {
        companyName
        email
        role
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const CreateCompany = graphql(`
  mutation CreateCompany($userData: UserDataInput!, $input: CompanyInput!) {
    createCompany(userData: $userData, input: $input) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const ChangeCompany = graphql(`
  mutation ChangeCompany($userData: UserDataInput!, $input: CompanyChangeInput!) {
    changeCompany(userData: $userData, input: $input) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const AcceptInvitation = graphql(`
  mutation AcceptInvitation($userData: UserDataInput!, $token: ID!) {
    acceptInvitation(userData: $userData, token: $token) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
