"use client";

import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { CheckIcon, CopyIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** What it says for two seconds afterwards; announced. */
  copiedLabel: string;
}

/** Puts a text on the clipboard and says so. Where the browser refuses, nothing is claimed. */
export const CopyButton = ({ text, label, copiedLabel }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" size="small" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      {/* Beside it: within a button nothing is announced. */}
      <VisuallyHidden role="status">{copied ? copiedLabel : ""}</VisuallyHidden>
    </>
  );
};
