import { useState } from "react";
import { UnlessSignedIn } from "../frame/unless-signed-in.tsx";
import { Login } from "./login.tsx";

/** The login, for who is not signed in yet. A link that verifies an address is used whoever opens it. */
export const LoginForGuests = () => {
  const [verifies] = useState(() => new URL(location.href).searchParams.has("verify"));
  if (verifies) return <Login />;
  return (
    <UnlessSignedIn>
      <Login />
    </UnlessSignedIn>
  );
};
