import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import type { ShopData } from "@giftshop/storefront-config/shop";
import { type Next, onIdentified, onOrder, type Setting } from "@giftshop/storefront-config/transitions";
import { Button } from "@giftshop/ui-kit/button";
import { judgeBySchema, useFormField } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { identifyFormSchema } from "@giftshop/validation";
import { useEffect, useState } from "react";
import type { AccountWords } from "../account-words.ts";
import { createCaller } from "../call/create-caller.ts";
import { CheckUserExist } from "../call/operations.ts";
import { EmailField } from "../fields/email-field.tsx";
import { AccountScopeProvider, useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { rememberEmail, rememberedEmail } from "../session/remembered.ts";
import { Login } from "../sign-in/login.tsx";

const judge = judgeBySchema(identifyFormSchema);

interface Ways {
  /** Goes on without an account. */
  onGuest(): void;
}

/** Goes on without an account, with the address as far as it was typed. */
const GuestButton = ({ onGuest }: Ways) => {
  const { t } = useAccount();
  const { value } = useFormField<string>("email");
  return (
    <Button
      variant="secondary"
      size="large"
      block
      onClick={() => {
        rememberEmail(value.trim());
        onGuest();
      }}
    >
      {t("account.guest.action")}
    </Button>
  );
};

/** An email address: who has an account goes to log in, who has none orders as a guest. */
const Identify = ({ onGuest, onAnswer }: Ways & { onAnswer(known: boolean): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <Stack gap={5}>
      <Text tone="muted">{t("account.guest.lead")}</Text>
      <AccountForm
        initialValues={{ email: rememberedEmail() }}
        judge={judge}
        action={t("account.identify.action")}
        busy={t("account.identify.busy")}
        send={({ email }) =>
          caller.callWithCaptcha(
            async (request, captchaToken) => (await request(CheckUserExist, { email, captchaToken })).checkUserExist,
          )
        }
        onDone={({ status }, { email }) => {
          rememberEmail(email.trim());
          onAnswer(status === "KNOWN");
        }}
        beside={<GuestButton onGuest={onGuest} />}
        stacked
      >
        <EmailField onFocus={caller.prepare} suggests />
      </AccountForm>
    </Stack>
  );
};

/** No account is needed, and there are two ways to one. */
const GuestOrder = ({ onGuest, onLeave }: Ways & { onLeave(): void }) => {
  const { t, shop } = useAccount();
  const email = rememberedEmail();
  return (
    <Stack gap={5}>
      <Text>{email ? t("account.guest.unknown", { email }) : t("account.guest.noAccountNeeded")}</Text>
      <Button size="large" block onClick={onGuest}>
        {t("account.guest.action")}
      </Button>
      <Stack gap={2}>
        <Link href={shop.link("register")} onClick={onLeave}>
          {t("account.login.register")}
        </Link>
        {!email && (
          <Text>
            {t("account.register.loginLead")}{" "}
            <Link href={shop.link("account")} onClick={onLeave}>
              {t("account.register.login")}
            </Link>
          </Text>
        )}
      </Stack>
    </Stack>
  );
};

export interface IdentifyDialogProps {
  shop: ShopData;
  words: AccountWords;
  open: boolean;
  /** It is the exchange of a gift card: one logs in here, and stays. Default `false`. */
  redeem?: boolean;
  onClose(): void;
  /** Goes on as a guest; what was typed stands in this tab's memory. */
  onGuest(): void;
  /** Somebody has logged in without leaving the page. */
  onLoggedIn(): void;
}

/** Which of the modals a transition names; nothing for a page. */
const modalOf = (next: Next): string | undefined =>
  typeof next === "object" && "modal" in next ? next.modal : undefined;

const Dialog = ({
  open,
  redeem = false,
  onClose,
  onGuest,
  onLoggedIn,
}: Omit<IdentifyDialogProps, "shop" | "words">) => {
  const { t, shop } = useAccount();
  const setting: Setting = { modal: shop.storefront.toggles.modalAuth, redeem };
  const first = onOrder(false, setting);
  const [next, setNext] = useState<Next>(first);
  const shown = modalOf(next);
  // Where nobody is asked, the exchange's own window is next.
  const isGuest = shown === "guestDelivery";
  useEffect(() => {
    if (open && isGuest) onGuest();
  }, [open, isGuest, onGuest]);
  if (isGuest) return null;

  const follow = (then: Next) => {
    if (typeof then === "object" && "page" in then) {
      rememberReturn(sessionStorage, "checkout");
      location.assign(shop.link(then.page === "login" ? "login" : "register"));
    } else setNext(then);
  };

  const titles = { login: "account.login.title", guestOrder: "account.guest.unknownTitle" } as const;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t(shown === "login" || shown === "guestOrder" ? titles[shown] : "account.guest.title")}
      closeLabel={t("account.orders.close")}
      back={next === first ? undefined : { label: t("account.guest.back"), onPress: () => setNext(first) }}
    >
      {shown === "login" ? (
        <Login onLoggedIn={onLoggedIn} />
      ) : shown === "guestOrder" ? (
        <GuestOrder onGuest={onGuest} onLeave={() => rememberReturn(sessionStorage, "checkout")} />
      ) : (
        <Identify onGuest={onGuest} onAnswer={(known) => follow(onIdentified(known, setting))} />
      )}
    </Modal>
  );
};

/**
 * The modals "account identify", "login" and "basket guest order"
 * (specification, sections 2 and 4), by the storefront's toggle.
 */
export const IdentifyDialog = ({ shop, words, ...rest }: IdentifyDialogProps) => (
  <AccountScopeProvider shop={shop} words={words}>
    <Dialog key={String(rest.redeem)} {...rest} />
  </AccountScopeProvider>
);
