import { retention } from "@giftshop/storefront-config/retention";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { deleteAccountSchema } from "@giftshop/validation";
import { useState } from "react";
import { DeleteAccount, ExportAccount } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { setLeaving } from "../session/leaving.ts";
import { Section } from "./section.tsx";

/** How long the buyer's name stays with paid orders. */
const days = { days: retention.messageDays };

const judge = judgeBySchema(deleteAccountSchema);

/** Hands a text over as a file. */
const download = (text: string, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Everything that is kept, as a page to read and print, and as a file for other programs. */
export const ExportData = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [busy, setBusy] = useState<"page" | "json">();
  const [failed, setFailed] = useState<Failure>();
  const save = async (as: "page" | "json") => {
    setBusy(as);
    const outcome = await caller.call(async (request) => (await request(ExportAccount, {})).exportAccount);
    setFailed(outcome.kind === "failed" ? outcome.failure : undefined);
    if (outcome.kind === "done") {
      const name = `${shop.storefront.code.toLowerCase()}-account`;
      if (as === "json") download(outcome.data, `${name}.json`, "application/json");
      else {
        const { readableExport } = await import("./readable-export.ts");
        download(readableExport(JSON.parse(outcome.data), { t, shop }), `${name}.html`, "text/html");
      }
    }
    setBusy(undefined);
  };
  return (
    <Section title={t("account.data.export.title")} lead={t("account.data.export.lead")}>
      {failed && <FailureBanner failure={failed} />}
      <Stack direction="row" gap={3}>
        {(["page", "json"] as const).map((as) => (
          <Button
            key={as}
            variant="secondary"
            loading={busy === as}
            loadingLabel={t("account.loading")}
            onClick={() => save(as)}
          >
            {t(`account.data.export.${as}`)}
          </Button>
        ))}
      </Stack>
    </Section>
  );
};

/**
 * The modal "delete account" (specification, section 2).
 * `liveCards`: cards in the account that still hold something.
 */
export const DeleteData = ({ liveCards }: { liveCards: number }) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [open, setOpen] = useState(false);
  return (
    <Section title={t("account.data.delete.title")} lead={t("account.data.delete.lead", days)}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t("account.data.delete.open")}
        </Button>
      </div>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t("account.data.delete.title")}
        closeLabel={t("account.orders.close")}
        size="small"
        role="alertdialog"
      >
        <AccountForm
          initialValues={{ password: "" }}
          judge={judge}
          action={t("account.data.delete.action")}
          busy={t("account.loading")}
          send={async (values) => {
            setLeaving(true);
            const outcome = await caller.call(async (request) => (await request(DeleteAccount, values)).deleteAccount);
            setLeaving(outcome.kind === "done");
            return outcome;
          }}
          onDone={() => location.replace(shop.link("home"))}
          beside={
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t("account.data.delete.cancel")}
            </Button>
          }
        >
          <Text>{t("account.data.delete.lead", days)}</Text>
          {liveCards > 0 && (
            <Banner tone="warning" live="none">
              {t("account.data.delete.warning", { count: liveCards })}
            </Banner>
          )}
          <PasswordFields names={["password"]} />
        </AccountForm>
      </Modal>
    </Section>
  );
};
