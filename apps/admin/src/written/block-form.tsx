import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type BlockType, blockTypes, type ContentBlock, videoProviders } from "@giftshop/validation/content";
import * as order from "../order/order.css.ts";
import { useWords } from "../words/words.tsx";
import { fieldsOf } from "./block-fields.ts";
import { PictureField } from "./picture-field.tsx";
import { listOf } from "./words-of-page.ts";
import * as styles from "./written.css.ts";

interface BlockFormProps {
  block: ContentBlock;
  place: number;
  last: boolean;
  onChange(block: ContentBlock): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

type PartProps = Pick<BlockFormProps, "block" | "onChange">;

const Items = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  const items = block.items ?? [];
  const put = (index: number, change: Partial<(typeof items)[number]>) =>
    onChange({ ...block, items: items.map((item, place) => (place === index ? { ...item, ...change } : item)) });
  return (
    <Stack gap={2}>
      {items.map((item, index) => (
        <Stack key={index} gap={2} className={styles.item}>
          <TextField
            label={t("block.itemTitle", { place: index + 1 })}
            value={item.title}
            onChange={(event) => put(index, { title: event.currentTarget.value })}
          />
          <TextArea
            label={t("block.itemBody", { place: index + 1 })}
            rows={2}
            value={item.body}
            onChange={(event) => put(index, { body: event.currentTarget.value })}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              onClick={() => onChange({ ...block, items: items.filter((_, place) => place !== index) })}
            >
              {t("block.itemRemove", { place: index + 1 })}
            </Button>
          </div>
        </Stack>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange({ ...block, items: [...items, { title: "", body: "" }] })}
        >
          {t("block.itemAdd")}
        </Button>
      </div>
    </Stack>
  );
};

const LinkPart = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  const link = block.link ?? { text: "", to: "" };
  const put = (change: Partial<typeof link>) => {
    const next = { ...link, ...change };
    onChange({ ...block, link: next.text === "" && next.to === "" ? undefined : next });
  };
  return (
    <div className={styles.pair}>
      <TextField
        label={t("block.linkText")}
        value={link.text}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      <TextField
        label={t("block.linkTo")}
        hint={t("block.linkHint")}
        value={link.to}
        onChange={(event) => put({ to: event.currentTarget.value })}
      />
    </div>
  );
};

const ProductsPart = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  const products = block.products ?? { count: 4 };
  const put = (change: Partial<typeof products>) => onChange({ ...block, products: { ...products, ...change } });
  return (
    <div className={styles.pair}>
      <TextField
        label={t("block.category")}
        value={products.category ?? ""}
        onChange={(event) => put({ category: event.currentTarget.value || undefined })}
      />
      <TextField
        label={t("block.paths")}
        value={products.paths?.join(", ") ?? ""}
        onChange={(event) => {
          const paths = listOf(event.currentTarget.value);
          put({ paths: paths.length > 0 ? paths : undefined });
        }}
      />
      <TextField
        label={t("block.count")}
        type="number"
        min={1}
        max={24}
        value={products.count}
        onChange={(event) => put({ count: event.currentTarget.valueAsNumber || 1 })}
      />
    </div>
  );
};

const PostsPart = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  const posts = block.posts ?? { count: 3 };
  return (
    <div className={styles.pair}>
      <TextField
        label={t("block.term")}
        value={posts.term ?? ""}
        onChange={(event) => onChange({ ...block, posts: { ...posts, term: event.currentTarget.value || undefined } })}
      />
      <TextField
        label={t("block.count")}
        type="number"
        min={1}
        max={12}
        value={posts.count}
        onChange={(event) => onChange({ ...block, posts: { ...posts, count: event.currentTarget.valueAsNumber || 1 } })}
      />
    </div>
  );
};

/** How many reviews of buyers it shows; what they say is theirs. */
const ReviewsPart = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  return (
    <TextField
      label={t("block.count")}
      type="number"
      min={1}
      max={12}
      value={block.reviews?.count ?? 4}
      onChange={(event) => onChange({ ...block, reviews: { count: event.currentTarget.valueAsNumber || 1 } })}
    />
  );
};

const VideoPart = ({ block, onChange }: PartProps) => {
  const { t } = useWords();
  const video = block.video ?? { provider: "YOUTUBE" as const, url: "", title: "" };
  const put = (change: Partial<typeof video>) => onChange({ ...block, video: { ...video, ...change } });
  return (
    <div className={styles.pair}>
      <SelectNative
        label={t("block.provider")}
        value={video.provider}
        options={videoProviders.map((id) => ({ id, label: id }))}
        onChange={(event) => {
          const provider = videoProviders.find((one) => one === event.currentTarget.value);
          if (provider) put({ provider });
        }}
      />
      <TextField
        label={t("block.url")}
        value={video.url}
        onChange={(event) => put({ url: event.currentTarget.value })}
      />
      <TextField
        label={t("block.videoTitle")}
        value={video.title}
        onChange={(event) => put({ title: event.currentTarget.value })}
      />
    </div>
  );
};

const Part = ({ name, block, onChange }: PartProps & { name: keyof ContentBlock }) => {
  const { t } = useWords();
  switch (name) {
    case "title":
      return (
        <TextField
          label={t("block.title")}
          value={block.title ?? ""}
          onChange={(event) => onChange({ ...block, title: event.currentTarget.value })}
        />
      );
    case "body":
      return (
        <TextArea
          label={t("block.body")}
          hint={t("block.bodyHint")}
          rows={5}
          value={block.body ?? ""}
          onChange={(event) => onChange({ ...block, body: event.currentTarget.value })}
        />
      );
    case "image":
      return (
        <PictureField
          label={t("block.image")}
          name={block.image?.hash}
          alt={block.image?.alt ?? ""}
          onChange={(picture) => onChange({ ...block, image: picture && { hash: picture.name, alt: picture.alt } })}
        />
      );
    case "items":
      return <Items block={block} onChange={onChange} />;
    case "link":
      return <LinkPart block={block} onChange={onChange} />;
    case "products":
      return <ProductsPart block={block} onChange={onChange} />;
    case "posts":
      return <PostsPart block={block} onChange={onChange} />;
    case "reviews":
      return <ReviewsPart block={block} onChange={onChange} />;
    case "video":
      return <VideoPart block={block} onChange={onChange} />;
    case "taxonomy":
      return (
        <TextField
          label={t("block.taxonomy")}
          value={block.taxonomy?.join(", ") ?? ""}
          onChange={(event) => onChange({ ...block, taxonomy: listOf(event.currentTarget.value) })}
        />
      );
    default:
      return null;
  }
};

/** One block of a page: its kind, its words, and its place. */
export const BlockForm = ({ block, place, last, onChange, onMove, onRemove }: BlockFormProps) => {
  const { t } = useWords();
  const kindOf = (text: string): BlockType => blockTypes.find((one) => one === text) ?? block.blockType;
  return (
    <fieldset className={styles.block}>
      <legend className={styles.legend}>{t("block.place", { place: place + 1 })}</legend>
      <div className={order.line}>
        <SelectNative
          className={order.grow}
          label={t("block.kind")}
          value={block.blockType}
          options={blockTypes.map((id) => ({ id, label: t(`block.kinds.${id}`) }))}
          onChange={(event) => onChange({ ...block, blockType: kindOf(event.currentTarget.value) })}
        />
        <Button variant="quiet" size="small" disabled={place === 0} onClick={() => onMove(-1)}>
          {t("move.up")}
        </Button>
        <Button variant="quiet" size="small" disabled={last} onClick={() => onMove(1)}>
          {t("move.down")}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t("move.remove")}
        </Button>
      </div>
      {fieldsOf(block).map((name) => (
        <Part key={name} name={name} block={block} onChange={onChange} />
      ))}
    </fieldset>
  );
};
