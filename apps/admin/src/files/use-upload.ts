import { useCallback, useState } from "react";
import { useProof } from "../graphql/proof.tsx";
import { useSession } from "../graphql/session.tsx";

interface How {
  rehearse: boolean;
  why: string;
}

/** Sends a body and hears how much of it has gone; answers why it was refused. */
const post = (path: string, body: string, onSent: (part: number) => void): Promise<string | undefined> =>
  new Promise((resolve) => {
    // fetch does not tell how much of a body has gone.
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("content-type", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => resolve("UNEXPECTED"));
    request.addEventListener("load", () => {
      if (request.status === 200) return resolve(undefined);
      try {
        const { errors } = JSON.parse(request.responseText) as { errors?: readonly { code?: string }[] };
        resolve(errors?.[0]?.code ?? "UNEXPECTED");
      } catch {
        resolve("UNEXPECTED");
      }
    });
    request.send(body);
  });

/** Brings files in: how, and how much of them has gone. */
export const useUpload = () => {
  const { lost } = useSession();
  const prove = useProof();
  const [sent, setSent] = useState<number>();
  const upload = useCallback(
    async (files: readonly File[], how: How): Promise<string | undefined> => {
      setSent(0);
      try {
        const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
        const body = JSON.stringify({ files: texts, ...how });
        const refused = await post("/files/import", body, setSent);
        if (refused === "SIGN_IN") lost();
        return refused === "PROVE" && (await prove()) ? await post("/files/import", body, setSent) : refused;
      } finally {
        setSent(undefined);
      }
    },
    [lost, prove],
  );
  return { upload, sent };
};
