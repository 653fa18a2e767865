import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface PageCrowd {
  port: number;
  /** `cbfr.localhost:4530` */
  host: string;
  path: string;
  connections: number;
  /** Pages a second, asked for whether those before are answered or not. */
  rate: number;
  seconds: number;
}

/** Pages that a connection asks for at once, and most that it waits for. */
const [atOnce, waiting] = [8, 64];

interface Line {
  socket: Socket;
  asked: number;
  bytes: number;
}

/** The bytes of one answer with its head, which is of one length as long as the page is the same. */
const lengthOf = async (socket: Socket, question: string): Promise<number> => {
  let text = "";
  socket.setEncoding("latin1").write(question);
  for (;;) {
    const [chunk] = (await once(socket, "data")) as [string];
    text += chunk;
    const head = text.indexOf("\r\n\r\n") + 4;
    const body = /^content-length: (\d+)/im.exec(text.slice(0, head))?.[1];
    if (head > 3 && !(text.startsWith("HTTP/1.1 200") && body)) throw new Error(text.slice(0, head));
    if (text.length === head + Number(body)) return text.length;
  }
};

/**
 * Asks for one page that is kept, at a rate and by bare sockets, as to read answers well costs more
 * than to send them. @returns how many were whole, a second @throws where one is not answered with 200
 */
export const pageCrowd = async ({ port, host, path, connections, rate, seconds }: PageCrowd): Promise<number> => {
  const question = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  const lines: Line[] = Array.from({ length: connections }, () => ({
    socket: createConnection(port, "127.0.0.1"),
    asked: 0,
    bytes: 0,
  }));
  const [first] = lines;
  const length = first ? await lengthOf(first.socket, question) : 0;
  for (const line of lines) {
    line.socket.removeAllListeners("data").on("data", (chunk) => {
      line.bytes += chunk.length;
    });
  }
  const begun = performance.now();
  let [asked, turn] = [0, 0];
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1000) {
    // What is due goes to few connections at once: each write is a call to the kernel.
    for (const due = Math.floor(elapsed * rate); asked < due; asked += atOnce) {
      const line = lines[turn++ % lines.length];
      if (!line || line.asked - line.bytes / length > waiting) continue;
      line.socket.write(question.repeat(atOnce));
      line.asked += atOnce;
    }
    await sleep(1);
  }
  const whole = lines.reduce((sum, { bytes }) => sum + Math.floor(bytes / length), 0);
  const took = (performance.now() - begun) / 1000;
  for (const { socket } of lines) socket.destroy();
  return whole / took;
};
