import { PageLocale } from "@giftshop/ui-kit/page-locale";
import { useCallback, useEffect, useState } from "react";
import { Provider } from "urql";
import type { MeQuery as Me } from "./generated/graphql.ts";
import { client } from "./graphql/client.ts";
import { ProofProvider } from "./graphql/proof.tsx";
import { send } from "./graphql/send.ts";
import { SessionContext } from "./graphql/session.tsx";
import { Frame } from "./shell/frame.tsx";
import { Pages } from "./shell/pages.tsx";
import { PathProvider, usePath } from "./shell/path.tsx";
import { InvitationPage } from "./sign-in/invitation-page.tsx";
import { MeQuery, SignOut } from "./sign-in/sign-in-documents.ts";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { WordsProvider } from "./words/words.tsx";

type Person = NonNullable<Me["me"]["data"]>;

/** Who is signed in; `undefined` while it is asked, `null` where nobody is. */
const usePerson = (): [Person | null | undefined, () => void, () => void] => {
  const [person, setPerson] = useState<Person | null>();
  const ask = useCallback(() => {
    void client
      .query(MeQuery, {})
      .toPromise()
      .then(({ data }) => setPerson(data?.me.data ?? null));
  }, []);
  useEffect(ask, [ask]);
  return [person, ask, useCallback(() => setPerson(null), [])];
};

const Admin = () => {
  const [person, ask, lost] = usePerson();
  const { path, go } = usePath();
  const signOut = useCallback(() => void send(SignOut, {}).finally(lost), [lost]);
  if (path === "/invitation")
    return (
      <InvitationPage
        onIn={() => {
          ask();
          go("/");
        }}
      />
    );
  if (person === undefined) return null;
  if (person === null) return <SignInPage onIn={ask} />;
  return (
    <SessionContext value={{ ...person, lost, signOut }}>
      <ProofProvider>
        <Frame>
          <Pages />
        </Frame>
      </ProofProvider>
    </SessionContext>
  );
};

/** The admin of the shop. */
export const App = () => (
  <WordsProvider>
    <PageLocale>
      <Provider value={client}>
        <PathProvider>
          <Admin />
        </PathProvider>
      </Provider>
    </PageLocale>
  </WordsProvider>
);
