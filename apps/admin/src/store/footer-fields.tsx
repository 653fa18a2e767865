import { Button } from "@giftshop/ui-kit/button";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import type { Logo } from "@giftshop/validation/store";
import { Section } from "../parts/page.tsx";
import { moved, without } from "../shelf/shelf.ts";
import { ShelfLine, WordsFields } from "../shelf/shelf-line.tsx";
import { useWords } from "../words/words.tsx";
import { PictureField } from "../written/picture-field.tsx";
import type { FieldsProps } from "./fields-props.ts";

interface LogoFieldsProps {
  label: string;
  logo: Logo | null;
  languages: readonly string[];
  onChange(logo: Logo | null): void;
}

/** A logo of its own, or none: then the storefront's drawn one stands there. */
const LogoFields = ({ label, logo, languages, onChange }: LogoFieldsProps) => {
  const { t } = useWords();
  return (
    <Section title={label}>
      <PictureField
        label={t("shelf.picture")}
        name={logo?.image}
        onChange={(picture) => onChange(picture ? { image: picture.name, alt: logo?.alt ?? {} } : null)}
      />
      {logo && (
        <WordsFields
          label={t("picture.alt")}
          words={logo.alt}
          languages={languages}
          onChange={(alt) => onChange({ ...logo, alt })}
        />
      )}
    </Section>
  );
};

/** Which ways to pay are shown, in which order, and the two logos. */
export const FooterFields = ({ said, choices, onChange }: FieldsProps<"FOOTER">) => {
  const { t } = useWords();
  const { paymentIcons: icons, mainLogo, footerLogo } = said;
  const put = (paymentIcons: readonly string[]) => onChange({ ...said, paymentIcons });
  const others = choices.paymentIcons.filter((icon) => !icons.includes(icon));
  const [next] = others;
  return (
    <>
      <Section
        title={t("store.paymentIcons")}
        actions={
          next && (
            <Button variant="secondary" size="small" onClick={() => put([...icons, next])}>
              {t("shelf.add")}
            </Button>
          )
        }
      >
        {icons.map((icon, place) => (
          <ShelfLine
            key={icon}
            name={icon}
            first={place === 0}
            last={place === icons.length - 1}
            onMove={(step) => put(moved(icons, place, step))}
            onRemove={() => put(without(icons, place))}
          >
            <SelectNative
              label={t("store.paymentIcon")}
              value={icon}
              options={[icon, ...others].map((id) => ({ id, label: id }))}
              onChange={(event) => put(icons.with(place, event.currentTarget.value))}
            />
          </ShelfLine>
        ))}
      </Section>
      <LogoFields
        label={t("store.mainLogo")}
        logo={mainLogo}
        languages={choices.languages}
        onChange={(logo) => onChange({ ...said, mainLogo: logo })}
      />
      <LogoFields
        label={t("store.footerLogo")}
        logo={footerLogo}
        languages={choices.languages}
        onChange={(logo) => onChange({ ...said, footerLogo: logo })}
      />
    </>
  );
};
