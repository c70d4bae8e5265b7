import { once } from "node:events";
import { createServer } from "node:net";

/** A port that is free, together with the `count - 1` ports after it: the product's emulators listen on those. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    // Below the range from which systems choose ports for connections, so that no other program uses one in the meantime.
    const first = 10_000 + Math.floor(Math.random() * 20_000);
    if (await areFree(first, count)) return first;
  }
}

/** Whether nothing listens on any of the ports from `first` on. */
export async function areFree(first: number, count: number): Promise<boolean> {
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const answers = await Promise.all(ports.map(isFree));
  return answers.every(Boolean);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
