import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { ProofDialog } from "../sign-in/proof-dialog.tsx";

const ProofContext = createContext<(() => Promise<boolean>) | undefined>(undefined);

/** Lets everything below ask the person again who is there. */
export const ProofProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const waiting = useRef<(proved: boolean) => void>(undefined);
  const prove = useCallback(() => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
    });
  }, []);
  const end = useCallback((proved: boolean) => {
    setOpen(false);
    waiting.current?.(proved);
  }, []);
  const value = useMemo(() => prove, [prove]);
  return (
    <ProofContext value={value}>
      {children}
      <ProofDialog open={open} onEnd={end} />
    </ProofContext>
  );
};

/** Asks the person again who is there; answers whether they said so. */
export const useProof = (): (() => Promise<boolean>) => {
  const prove = useContext(ProofContext);
  if (prove === undefined) throw new Error("Nobody can be asked here.");
  return prove;
};
