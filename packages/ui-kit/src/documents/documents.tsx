import { type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Heading, Text } from "../text/text.tsx";
import * as styles from "./documents.css.ts";

/** A document, and the files that it is to be had as. */
export interface DocumentFilesProps {
  /** By which the links of several are told apart: its number. */
  number: string;
  /** Address of the file to print; `null` while it is made. */
  pdf: string | null;
  /** Address of the file for other programs; `null` where there is none. */
  xml: string | null;
  /** What it is called. Default its number. */
  children?: ReactNode;
}

/** One document in a line: what it is, and its files to download. */
export const DocumentFiles = ({ number, pdf, xml, children }: DocumentFilesProps) => (
  <div className={styles.document}>
    <span>{children ?? <bdi>{number}</bdi>}</span>
    {pdf && (
      <Link href={pdf} download aria-label={`PDF ${number}`}>
        PDF
      </Link>
    )}
    {xml && (
      <Link href={xml} download aria-label={`XML ${number}`}>
        XML
      </Link>
    )}
  </div>
);

export interface DocumentsProps {
  /** What they are: "Invoices". */
  title: string;
  /** Level of the title within the page's outline. Default 2. */
  level?: 2 | 3;
  documents: readonly (Omit<DocumentFilesProps, "children"> & { id: string; label: ReactNode })[];
  /** Said while a file is made. */
  making?: string | undefined;
  /** Why nothing came of the press that asks for one. */
  problem?: string | undefined;
  /** The press that asks for a document; absent where none is to be asked for. */
  request?: { label: string; pending: boolean; onPress(): void } | undefined;
  /** Further presses, beside that one. */
  children?: ReactNode;
}

/** Documents of one thing: each to download, how the next one stands, and the press that asks for it. */
export const Documents = ({ title, level = 2, documents, making, problem, request, children }: DocumentsProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.documents}>
      <Heading level={level} id={titleId} size="title">
        {title}
      </Heading>
      {documents.map(({ id, label, ...files }) => (
        <DocumentFiles key={id} {...files}>
          {label}
        </DocumentFiles>
      ))}
      <div role="status">
        {making && <Text tone="muted">{making}</Text>}
        {problem && <Text tone="danger">{problem}</Text>}
      </div>
      {(request || children) && (
        <div className={styles.presses}>
          {request && (
            <Button variant="secondary" onClick={request.onPress} loading={request.pending}>
              {request.label}
            </Button>
          )}
          {children}
        </div>
      )}
    </section>
  );
};
