import { Modal } from "@giftshop/ui-kit/modal";
import { useEffect, useMemo, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { useSession } from "../graphql/session.tsx";
import { useWords } from "../words/words.tsx";
import * as styles from "./palette.css.ts";
import { usePath } from "./path.tsx";
import { placesFor } from "./places.ts";

/** Whether the palette of commands is open: Ctrl or Command and K opens it from anywhere. */
export const usePalette = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
};

interface Command {
  id: string;
  text: string;
  href: string;
}

/** Where one can go, and what one can look for, typed. */
export const Palette = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const { t } = useWords();
  const { may } = useSession();
  const { go } = usePath();
  const [text, setText] = useState("");
  useEffect(() => {
    if (open) setText("");
  }, [open]);
  const commands = useMemo((): Command[] => {
    const words = text.trim().toLowerCase();
    const found = placesFor(may)
      .map(({ name, href }) => ({ id: name, text: t(`place.${name}`), href }))
      .filter((place) => place.text.toLowerCase().includes(words));
    if (words === "") return found;
    const wanted = text.trim();
    const query = encodeURIComponent(wanted);
    const searches = [
      { id: "search", needs: "ORDERS_READ", text: t("palette.search", { text: wanted }), href: `/?q=${query}` },
      {
        id: "products",
        needs: "CATALOGUE_READ",
        text: t("palette.products", { text: wanted }),
        href: `/catalogue?q=${query}`,
      },
    ] as const;
    return [...found, ...searches.filter(({ needs }) => may.includes(needs))];
  }, [text, may, t]);
  const choose = (id: React.Key) => {
    const command = commands.find((one) => one.id === id);
    onClose();
    if (command) go(command.href);
  };
  return (
    <Modal open={open} onClose={onClose} title={t("palette.title")} closeLabel={t("close")} size="medium">
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={t("palette.label")} autoFocus className={styles.field}>
          <Input className={styles.input} placeholder={t("palette.placeholder")} />
        </SearchField>
        <Menu items={commands} onAction={choose} aria-label={t("palette.title")} className={styles.list}>
          {(command) => (
            <MenuItem id={command.id} textValue={command.text} className={styles.item}>
              {command.text}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Modal>
  );
};
