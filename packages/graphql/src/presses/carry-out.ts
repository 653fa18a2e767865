import { tellBasketChanged } from "../basket-news.ts";
import { graphql } from "../generated/index.ts";
import { type CarriedOut, type CarryOut, carryOutPresses, keepPress, type Press, waitingPresses } from "./presses.ts";

export { type CarriedOut, keepPress, type Press, waitingPresses };

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

/** Calls that may wait, by the names that presses are kept with. */
const calls = { add: CarryAdd, packages: CarryPackages, removal: CarryRemoval };

/** A call that may wait until commerce is back. */
export type WaitingCall = keyof typeof calls;

const carryOut: CarryOut = async ({ call, variables }: Press) => {
  const { request } = await import("../browser.ts");
  const document = calls[call as WaitingCall] as unknown as typeof CarryAdd;
  // What was kept is what the call takes: it was typed when it was pressed.
  const { answer } = await request(
    document,
    variables as unknown as Parameters<typeof request<unknown, { input: never }>>[1],
  );
  return answer.errors.map(({ code }) => code);
};

/** Carries out what waits, if anything does; the other tabs are told. */
export async function carryOutWaiting(): Promise<CarriedOut> {
  if (waitingPresses() === 0) return { done: 0, refused: [], left: 0 };
  const carried = await carryOutPresses(carryOut);
  if (carried.done > 0) tellBasketChanged();
  return carried;
}

/** How often it is looked whether commerce is back, milliseconds. */
const beat = 5000;

/** Does something each time the line may be back: the browser says so, the page is looked at again, or a while has passed. Answers what ends that. */
export function whenLineMayBeBack(work: () => void): () => void {
  const look = () => {
    if (!document.hidden) work();
  };
  const timer = setInterval(look, beat);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
