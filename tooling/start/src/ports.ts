import { connect } from "node:net";

/** Whether something answers on this port of this machine, over either version of the internet protocol. */
export const isTaken = async (port: number): Promise<boolean> => {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => answersOn(host, port)));
  return answers.includes(true);
};

const answersOn = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(500, () => settle(true));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
