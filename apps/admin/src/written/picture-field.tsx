import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./written.css.ts";
import { KeepPicture } from "./written-documents.ts";

interface Picture {
  name: string;
  alt: string;
}

interface PictureFieldProps {
  label: string;
  /** Name of the picture that is kept; none where there is no picture. */
  name: string | undefined;
  /** What it shows; left out where nobody is told. */
  alt?: string;
  onChange(picture: Picture | undefined): void;
}

/** Pictures are named by their content. */
const isKept = /^[0-9a-f]{32}$/u;
const svg = { accept: [".svg", "image/svg+xml"], maxBytes: 200_000 };

/** A picture: its name, what it shows, and a file to put in its place. */
export const PictureField = ({ label, name, alt, onChange }: PictureFieldProps) => {
  const { t } = useWords();
  const may = useMay("CONTENT_WRITE");
  const keep = useDo(KeepPicture);
  const [refused, setRefused] = useState<string>();
  const take = async (file: File) => {
    const outcome = await keep.run({ svg: await file.text() });
    setRefused(
      outcome.refused && (outcome.refused === "INVALID" ? t("picture.wrong") : refusalText(t, outcome.refused)),
    );
    if (outcome.data) onChange({ name: outcome.data.name, alt: alt ?? "" });
  };
  return (
    <Stack gap={2}>
      {name && isKept.test(name) && <img className={styles.picture} src={`/media/${name}.svg`} alt="" />}
      <TextField
        label={label}
        hint={t("picture.hint")}
        value={name ?? ""}
        onChange={(event) => {
          const next = event.currentTarget.value.trim();
          onChange(next === "" ? undefined : { name: next, alt: alt ?? "" });
        }}
      />
      {alt !== undefined && (
        <TextField
          label={t("picture.alt")}
          value={alt}
          disabled={name === undefined}
          onChange={(event) => onChange(name === undefined ? undefined : { name, alt: event.currentTarget.value })}
        />
      )}
      {may && (
        <FileDrop
          {...svg}
          label={t("picture.file")}
          prompt={t("picture.prompt")}
          loading={keep.pending}
          loadingLabel={t("loading")}
          error={refused}
          onFile={(file) => void take(file)}
          onReject={() => setRefused(t("picture.wrong"))}
        />
      )}
    </Stack>
  );
};
