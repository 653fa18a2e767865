import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { useOpening } from "../frame/use-opening.ts";
import { Section } from "./section.tsx";

const loadModal = () => import("./password-modal.tsx").then(({ PasswordModal }) => PasswordModal);

/** Another password: its modal, and that it counts now. */
export const ChangePassword = () => {
  const { t } = useAccount();
  const modal = useOpening(loadModal);
  const [changed, setChanged] = useState(false);
  return (
    <Section title={t("account.data.password.title")}>
      {changed && <Banner tone="success">{t("account.data.password.changed")}</Banner>}
      <div>
        <Button variant="secondary" {...modal.button}>
          {t("account.data.password.change")}
        </Button>
      </div>
      {modal.part && (
        <modal.part
          open={modal.open}
          onClose={modal.close}
          onChanged={() => {
            modal.close();
            setChanged(true);
          }}
        />
      )}
    </Section>
  );
};
