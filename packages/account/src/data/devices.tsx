import { Stack } from "@giftshop/ui-kit/layout";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";

/** Where and with what the account is logged in. */
export const Devices = () => (
  <Stack gap={6}>
    <Passkeys />
    <Sessions />
  </Stack>
);
