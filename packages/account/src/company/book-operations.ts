import { graphql } from "@giftshop/graphql";

/** Named as an account's, though it is a company's, so that one list shows either. */
export const CompanyAddressBook = graphql(`
  query CompanyAddressBook($userData: UserDataInput!) {
    addressBook: companyAddressBook(userData: $userData) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const SaveCompanyAddress = graphql(`
  mutation SaveCompanyAddress($userData: UserDataInput!, $id: ID, $input: BookAddressInput!) {
    saveAddress: saveCompanyAddress(userData: $userData, id: $id, input: $input) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RemoveCompanyAddress = graphql(`
  mutation RemoveCompanyAddress($userData: UserDataInput!, $id: ID!) {
    removeAddress: removeCompanyAddress(userData: $userData, id: $id) {
      data {
        id
        ...BookEntry
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const SeeTemplates = graphql(`
  query SeeTemplates($userData: UserDataInput!) {
    companyTemplates(userData: $userData) {
      data {
        id
        name
        message
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const SaveTemplate = graphql(`
  mutation SaveTemplate($userData: UserDataInput!, $input: CompanyTemplateInput!) {
    saveCompanyTemplate(userData: $userData, input: $input) {
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

export const RemoveTemplate = graphql(`
  mutation RemoveTemplate($userData: UserDataInput!, $id: ID!) {
    removeCompanyTemplate(userData: $userData, id: $id) {
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
