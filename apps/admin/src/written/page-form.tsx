import { Button } from "@giftshop/ui-kit/button";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { ContentBlock } from "@giftshop/validation/content";
import { moved } from "../shelf/shelf.ts";
import { useWords } from "../words/words.tsx";
import { BlockForm } from "./block-form.tsx";
import { PictureField } from "./picture-field.tsx";
import { type Draft, listOf } from "./words-of-page.ts";
import * as styles from "./written.css.ts";

interface PageFormProps {
  page: Draft;
  onChange(page: Draft): void;
}

const Blocks = ({ page, onChange }: PageFormProps) => {
  const { t } = useWords();
  const { blocks } = page;
  const put = (next: readonly ContentBlock[]) => onChange({ ...page, blocks: next });
  return (
    <>
      {blocks.map((block, place) => (
        <BlockForm
          key={place}
          block={block}
          place={place}
          last={place === blocks.length - 1}
          onChange={(next) => put(blocks.map((one, at) => (at === place ? next : one)))}
          onMove={(step) => put(moved(blocks, place, step))}
          onRemove={() => put(blocks.filter((_, at) => at !== place))}
        />
      ))}
      <div>
        <Button variant="secondary" onClick={() => put([...blocks, { blockType: "TITLE_AND_BODY" }])}>
          {t("block.add")}
        </Button>
      </div>
    </>
  );
};

/** All that a page says. */
export const PageForm = ({ page, onChange }: PageFormProps) => {
  const { t } = useWords();
  const put = (change: Partial<Draft>) => onChange({ ...page, ...change });
  return (
    <div className={styles.fields}>
      <TextField
        label={t("page.title")}
        value={page.title}
        onChange={(event) => put({ title: event.currentTarget.value })}
        required
      />
      <TextField
        label={t("page.path")}
        hint={t("page.pathHint")}
        value={page.path}
        onChange={(event) => put({ path: event.currentTarget.value })}
      />
      <TextArea
        label={t("page.description")}
        hint={t("page.descriptionHint")}
        rows={2}
        value={page.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <TextArea
        label={t("page.intro")}
        rows={2}
        value={page.intro}
        onChange={(event) => put({ intro: event.currentTarget.value })}
      />
      <PictureField label={t("page.image")} name={page.image} onChange={(picture) => put({ image: picture?.name })} />
      <div className={styles.pair}>
        <TextField
          label={t("page.taxonomy")}
          hint={t("page.taxonomyHint")}
          defaultValue={page.taxonomy.join(", ")}
          onBlur={(event) => put({ taxonomy: listOf(event.currentTarget.value) })}
        />
        <TextField
          label={t("page.keywords")}
          hint={t("page.taxonomyHint")}
          defaultValue={page.keywords?.join(", ") ?? ""}
          onBlur={(event) => {
            const keywords = listOf(event.currentTarget.value);
            put({ keywords: keywords.length > 0 ? keywords : undefined });
          }}
        />
        <TextField
          label={t("page.position")}
          type="number"
          min={0}
          value={page.position ?? 0}
          onChange={(event) => put({ position: event.currentTarget.valueAsNumber || 0 })}
        />
      </div>
      <Checkbox
        label={t("page.noindex")}
        checked={page.noindex}
        onChange={(event) => put({ noindex: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("page.nofollow")}
        checked={page.nofollow ?? false}
        onChange={(event) => put({ nofollow: event.currentTarget.checked || undefined })}
      />
      <Blocks page={page} onChange={onChange} />
    </div>
  );
};
