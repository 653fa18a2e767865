import { useCallback } from "react";
import { useProof } from "./proof.tsx";
import { useSession } from "./session.tsx";

/** Asks for a file and hands it to the browser's downloads; answers why not. */
const fetchFile = async (path: string, body: object): Promise<string | undefined> => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const { errors } = (await answer.json()) as { errors?: readonly { code?: string }[] };
    return errors?.[0]?.code ?? "UNEXPECTED";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/u.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "file";
  link.click();
  URL.revokeObjectURL(link.href);
  return undefined;
};

/**
 * A file of commerce's. Where the person has to say again who is there, they are asked, and it comes then.
 */
export const useFile = (): ((path: string, body: object) => Promise<string | undefined>) => {
  const { lost } = useSession();
  const prove = useProof();
  return useCallback(
    async (path, body) => {
      const refused = await fetchFile(path, body);
      if (refused === "SIGN_IN") lost();
      return refused === "PROVE" && (await prove()) ? fetchFile(path, body) : refused;
    },
    [lost, prove],
  );
};
