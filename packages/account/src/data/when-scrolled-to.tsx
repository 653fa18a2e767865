import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Loader } from "@giftshop/ui-kit/loader";
import { WhenSeen } from "@giftshop/ui-kit/when-seen";
import { useAccount } from "../frame/account-context.tsx";

const loadSections = () => import("./later-sections.tsx").then(({ LaterSections }) => LaterSections);

/** The sections further down, fetched when somebody is about to look at them. */
export const WhenScrolledTo = () => {
  const { t } = useAccount();
  const loader = <Loader label={t("account.loading")} />;
  return (
    <WhenSeen placeholder={loader} margin="5% 0%">
      {() => (
        <Leaf
          load={loadSections}
          skeleton={loader}
          failed={(retry) => (
            <Button variant="secondary" onClick={retry}>
              {t("account.again")}
            </Button>
          )}
        >
          {(LaterSections) => <LaterSections />}
        </Leaf>
      )}
    </WhenSeen>
  );
};
