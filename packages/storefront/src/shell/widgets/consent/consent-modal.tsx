"use client";

import { type Consent, pageConsent, useConsent } from "@giftshop/analytics";
import type { WidgetTexts } from "@giftshop/content";
import { Button } from "@giftshop/ui-kit/button";
import { Link } from "@giftshop/ui-kit/link";
import { Modal } from "@giftshop/ui-kit/modal";
import { Switch } from "@giftshop/ui-kit/switch";
import { Text } from "@giftshop/ui-kit/text";
import { type SubmitEvent, useId } from "react";
import * as styles from "./consent-modal.css.ts";

export interface ConsentModalProps {
  texts: WidgetTexts["consent"];
  open: boolean;
  onClose(): void;
}

/**
 * What the visitor allows, to be seen and changed: nothing holds before it is saved, here or in another tab,
 * and closing changes nothing.
 */
export const ConsentModal = ({ texts, open, onClose }: ConsentModalProps) => {
  const form = useId();
  const consent = useConsent();
  const save = (choice: Consent) => {
    pageConsent.save(choice);
    onClose();
  };
  const saveSwitches = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = new FormData(event.currentTarget);
    save({ statistics: on.has("statistics"), media: on.has("media") });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => save({ statistics: false, media: false })}>
            {texts.necessaryOnly}
          </Button>
          <Button variant="secondary" type="submit" form={form}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={() => save({ statistics: true, media: true })}>
            {texts.all}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <Text>{texts.text}</Text>
        <form
          id={form}
          // Drawn anew with what another tab has saved.
          key={`${consent.statistics} ${consent.media}`}
          className={styles.choices}
          onSubmit={saveSwitches}
        >
          <Switch label={texts.necessary.title} hint={texts.necessary.text} defaultChecked disabled />
          <Switch
            name="statistics"
            label={texts.statistics.title}
            hint={texts.statistics.text}
            defaultChecked={consent.statistics}
          />
          <Switch name="media" label={texts.media.title} hint={texts.media.text} defaultChecked={consent.media} />
        </form>
        <Text size="small">
          <Link href={texts.statement.href}>{texts.statement.text}</Link>
        </Text>
      </div>
    </Modal>
  );
};
