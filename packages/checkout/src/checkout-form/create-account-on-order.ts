import { graphql } from "@giftshop/graphql";
import { nameOfCode } from "./problems/field-errors.ts";

const CreateAccountOnOrder = graphql(`
  mutation CreateAccountOnOrder($userData: UserDataInput!, $input: OrderAccountInput!) {
    createAccountOnOrder(userData: $userData, input: $input) {
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

/**
 * Makes an account of who has just ordered. Answers false where its password is one that is guessed
 * first; whatever else goes wrong keeps nobody from paying: an account can be made at any time.
 */
export const createAccountOnOrder = async (orderUuid: string, password: string): Promise<boolean> => {
  try {
    const [{ request }, { createCaptcha }] = await Promise.all([
      import("@giftshop/graphql/browser"),
      import("@giftshop/graphql/captcha"),
    ]);
    const captchaToken = await createCaptcha().take();
    const input = { orderUuid, password, captchaToken };
    const { createAccountOnOrder: answer } = await request(CreateAccountOnOrder, { input });
    return !answer.errors.some(({ code }) => nameOfCode(code) === "passwordCommon");
  } catch {
    return true;
  }
};
