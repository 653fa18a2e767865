import { preset } from "@giftshop/jest/preset";

export default preset;
