import { Modal } from "@giftshop/ui-kit/modal";
import { useEffect, useMemo, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { SearchField } from "react-aria-components/SearchField";
import { useSession } from "../graphql/session.tsx";
import { withoutNumber } from "../orders/card-number.ts";
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
  run(): void;
}

/** What a person types who has its name before them. */
const order = /^[A-Z]{2,6}-\d{8}$/u;
const quote = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/u;

/** Where one can go, what one can look for or do, typed. */
export const Palette = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const { t, language, speak } = useWords();
  const { may, signOut } = useSession();
  const { go } = usePath();
  const [text, setText] = useState("");
  useEffect(() => {
    if (open) setText("");
  }, [open]);
  const commands = useMemo((): Command[] => {
    const words = text.trim().toLowerCase();
    const to = (id: string, said: string, href: string): Command => ({ id, text: said, run: () => go(href) });
    const found = [
      ...placesFor(may).map(({ name, href }) => to(name, t(`place.${name}`), href)),
      ...(may.includes("CATALOGUE_WRITE") ? [to("newProduct", t("product.new"), "/catalogue/new")] : []),
      {
        id: "language",
        text: language === "en" ? "Nederlands" : "English",
        run: () => speak(language === "en" ? "nl" : "en"),
      },
      { id: "signOut", text: t("signOut"), run: signOut },
    ].filter((command) => command.text.toLowerCase().includes(words));
    if (words === "") return found;
    const wanted = withoutNumber(text.trim());
    const name = wanted.toUpperCase();
    const query = encodeURIComponent(wanted);
    const opened =
      order.test(name) && may.includes("ORDERS_READ")
        ? [to("order", t("palette.order", { number: name }), `/orders/${name}`)]
        : quote.test(name) && may.includes("QUOTES_READ")
          ? [to("quote", t("palette.quote", { reference: name }), `/quotes/${name}`)]
          : [];
    const searches = [
      ...(may.includes("ORDERS_READ") ? [to("search", t("palette.search", { text: wanted }), `/?q=${query}`)] : []),
      ...(may.includes("CATALOGUE_READ")
        ? [to("products", t("palette.products", { text: wanted }), `/catalogue?q=${query}`)]
        : []),
    ];
    return [...opened, ...found, ...searches];
  }, [text, may, t, language, speak, signOut, go]);
  const choose = (id: React.Key) => {
    const command = commands.find((one) => one.id === id);
    onClose();
    command?.run();
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
