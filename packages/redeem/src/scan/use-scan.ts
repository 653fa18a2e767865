import { type RefObject, useEffect, useRef, useState } from "react";
import { createReader } from "./create-reader.ts";
import { readCardNumber } from "./read-code.ts";

/**
 * `refused`: the visitor or the browser does not let us
 * look; `failed`: what reads the code could not be fetched.
 */
export type ScanState = "starting" | "looking" | "refused" | "noCamera" | "failed";

/** Milliseconds between two looks at the picture. */
const pause = 150;

/** The camera that looks away from the visitor, where there are two. */
const wanted: MediaStreamConstraints = { audio: false, video: { facingMode: "environment", width: { ideal: 1280 } } };

const nameOf = (error: unknown): ScanState => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "NotReadableError" || name === "OverconstrainedError"
    ? "noCamera"
    : "failed";
};

/**
 * Looks through the camera while a component is there, until a card's barcode
 * is found. The picture goes nowhere: it is read in this browser and not kept.
 */
export const useScan = (
  video: RefObject<HTMLVideoElement | null>,
  onFound: (cardNumber: string) => void,
): ScanState => {
  const [state, setState] = useState<ScanState>("starting");
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async (reader: Awaited<ReturnType<typeof createReader>>) => {
      const { current } = video;
      const seen =
        current && current.readyState >= 2 ? await readCardNumber(reader, current).catch(() => undefined) : undefined;
      if (stopped) return;
      if (seen) found.current(seen);
      else timer = setTimeout(look, pause, reader);
    };
    const start = async () => {
      if (!navigator.mediaDevices) return setState("noCamera");
      const [opened, reader] = await Promise.all([
        navigator.mediaDevices.getUserMedia(wanted).then((camera) => {
          stream = camera;
          if (stopped) close();
          return camera;
        }),
        createReader(),
      ]);
      const { current } = video;
      if (stopped || !current) return;
      current.srcObject = opened;
      await current.play();
      setState("looking");
      await look(reader);
    };
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().then(
      () => stopped && close(),
      (error: unknown) => {
        close();
        if (!stopped) setState(nameOf(error));
        stopped = true;
      },
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
      close();
    };
  }, [video]);

  return state;
};
