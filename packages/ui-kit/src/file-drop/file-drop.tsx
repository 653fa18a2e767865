"use client";

import { type ReactNode, useState } from "react";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { FileIcon, UploadIcon } from "../icon/icon.tsx";
import { Loader } from "../loader/loader.tsx";
import * as styles from "./file-drop.css.ts";
import { type FileFault, type FileRule, judgeFile } from "./judge-file.ts";

export type { FileFault } from "./judge-file.ts";

export interface FileDropProps extends FieldProps, Partial<FileRule> {
  /** The invitation: "Drop a CSV file here or choose one". */
  prompt: ReactNode;
  /**
   * A file was chosen that can be taken; without `name`, the same one may be chosen again once it was mended.
   */
  onFile?: ((file: File) => void) | undefined;
  /** A file was chosen that cannot, and the field is empty again; say why in `error`. */
  onReject?: ((file: File, fault: FileFault) => void) | undefined;
  /** Several may be dropped or chosen at once, each coming by itself; not with `name`. Default `false`. */
  several?: boolean;
  /** The size of a file in words: "12 kB". */
  sizeLabel?: (bytes: number) => string;
  /** Whether it is being read. */
  loading?: boolean;
  /** What a screen reader hears while it is being read. */
  loadingLabel?: string;
  /** Name of the form's field, which posts the file. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Id of the control, for an error summary that leads to it. */
  id?: string | undefined;
}

const csv: FileRule = { accept: [".csv", "text/csv", "text/plain"], maxBytes: 1_000_000 };

/**
 * A file, dropped or chosen (default: CSV, 1 MB), over the browser's own field, so a keyboard and a plain
 * form do. State: `data-over` while a file hovers.
 */
export const FileDrop = ({
  prompt,
  onFile,
  onReject,
  accept = csv.accept,
  maxBytes = csv.maxBytes,
  several = false,
  sizeLabel,
  loading = false,
  loadingLabel,
  name,
  disabled,
  ...field
}: FileDropProps) => {
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useState<File>();
  const takeOne = (file: File): FileFault | undefined => {
    const fault = judgeFile(file, { accept, maxBytes });
    if (fault) onReject?.(file, fault);
    else onFile?.(file);
    return fault;
  };
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const taken = files.filter((file) => takeOne(file) === undefined);
    if (taken.length < files.length) input.value = "";
    // Whoever takes several lists them.
    setChosen(several ? undefined : taken[0]);
  };
  // The browser tells nothing of a file that is in the field already, but one that a form posts has to stay
  // in it.
  const forget = (input: HTMLInputElement) => {
    if (name === undefined) input.value = "";
  };
  return (
    <FormField {...field}>
      {(binding) => (
        <div className={styles.area} data-over={over || undefined}>
          {loading ? <Loader label={loadingLabel} /> : <UploadIcon size="large" />}
          <span className={styles.prompt}>{prompt}</span>
          <output>
            {chosen && (
              <span className={styles.chosen}>
                <FileIcon />
                {chosen.name}
                {sizeLabel && <span className={styles.size}>{sizeLabel(chosen.size)}</span>}
              </span>
            )}
          </output>
          <input
            {...binding}
            type="file"
            className={styles.input}
            accept={accept.join(",")}
            multiple={several}
            name={name}
            disabled={disabled || loading}
            onChange={(event) => take(event.target)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onClick={({ currentTarget }) => forget(currentTarget)}
            onDrop={({ currentTarget }) => {
              setOver(false);
              forget(currentTarget);
            }}
          />
        </div>
      )}
    </FormField>
  );
};
