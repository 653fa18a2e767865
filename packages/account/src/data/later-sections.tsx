import { Stack } from "@giftshop/ui-kit/layout";
import { ChangePassword } from "./change-password.tsx";
import { ExportData } from "./export-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";

/** Where and with what the account is logged in, and what is kept of it. */
export const LaterSections = () => (
  <Stack gap={6}>
    <ChangePassword />
    <Passkeys />
    <Sessions />
    <ExportData />
  </Stack>
);
