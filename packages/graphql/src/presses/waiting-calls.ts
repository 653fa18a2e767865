import { request } from "../browser.ts";
import { graphql } from "../generated/index.ts";
import type { CarryOut } from "./presses.ts";

const CarryAdd = graphql(`
  mutation CarryAdd($userData: UserDataInput!, $input: AddToBasketInput!) {
    answer: addToBasket(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryPackages = graphql(`
  mutation CarryPackages($userData: UserDataInput!, $input: AddPackagesInput!) {
    answer: addPackages(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryRemoval = graphql(`
  mutation CarryRemoval($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID!) {
    answer: deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) {
      errors {
        code
      }
    }
  }
`);

const CarryQuantity = graphql(`
  mutation CarryQuantity($userData: UserDataInput!, $input: ChangeQuantityInput!) {
    answer: changeQuantity(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryDay = graphql(`
  mutation CarryDay($userData: UserDataInput!, $input: ChangeDeliveryDateInput!) {
    answer: changeDeliveryDate(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryReceiver = graphql(`
  mutation CarryReceiver($userData: UserDataInput!, $input: SetReceiverInput!) {
    answer: setReceiver(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryCopy = graphql(`
  mutation CarryCopy($userData: UserDataInput!, $input: CopyPackageInput!) {
    answer: copyPackage(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryReset = graphql(`
  mutation CarryReset($userData: UserDataInput!, $input: ReceiverInput!) {
    answer: resetReceiver(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryReceiverAway = graphql(`
  mutation CarryReceiverAway($userData: UserDataInput!, $input: ReceiverInput!) {
    answer: deleteReceiver(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryEdit = graphql(`
  mutation CarryEdit($userData: UserDataInput!, $input: UpdatePackageInput!) {
    answer: updatePackage(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);

const CarryVersion = graphql(`
  query CarryVersion($userData: UserDataInput!) {
    cartV2(userData: $userData) {
      data {
        version
      }
    }
  }
`);

/** Calls that may wait, by the names that presses are kept with. */
const calls = {
  add: CarryAdd,
  packages: CarryPackages,
  removal: CarryRemoval,
  quantity: CarryQuantity,
  day: CarryDay,
  receiver: CarryReceiver,
  copy: CarryCopy,
  reset: CarryReset,
  receiverAway: CarryReceiverAway,
  edit: CarryEdit,
};

/** A call that may wait until commerce is back. */
export type WaitingCall = keyof typeof calls;

/**
 * Those that name the basket's version, and as what: a press that waits is done to the basket as it is then,
 * and names the gifts it is about.
 */
const versions: Partial<Record<WaitingCall, string>> = {
  quantity: "version",
  day: "cartVersion",
  receiver: "version",
  copy: "version",
  reset: "version",
  receiverAway: "version",
  edit: "version",
};

const versionNow = async (): Promise<number> => (await request(CarryVersion, {})).cartV2.data?.version ?? 0;

/** Does a press that waited. */
export const carryOut: CarryOut = async ({ call, variables }) => {
  const name = call as WaitingCall;
  const field = versions[name];
  const input = field && { input: { ...(variables.input as object), [field]: await versionNow() } };
  // What was kept is what the call takes: it was typed when it was pressed.
  const { answer } = await request(
    calls[name] as unknown as typeof CarryAdd,
    { ...variables, ...input } as unknown as Parameters<typeof request<unknown, { input: never }>>[1],
  );
  return answer.errors.map(({ code }) => code);
};
