import { graphql } from "@giftshop/graphql";

export const InviteMember = graphql(`
  mutation InviteMember($userData: UserDataInput!, $input: InvitationInput!) {
    inviteMember(userData: $userData, input: $input) {
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

export const WithdrawInvitation = graphql(`
  mutation WithdrawInvitation($userData: UserDataInput!, $id: ID!) {
    withdrawInvitation(userData: $userData, id: $id) {
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

export const ChangeMember = graphql(`
  mutation ChangeMember($userData: UserDataInput!, $id: ID!, $role: CompanyRole!) {
    changeMember(userData: $userData, id: $id, role: $role) {
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

export const RemoveMember = graphql(`
  mutation RemoveMember($userData: UserDataInput!, $id: ID!) {
    removeMember(userData: $userData, id: $id) {
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
