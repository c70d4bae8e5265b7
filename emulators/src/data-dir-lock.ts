import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Holds `directory` for this process until the returned function is called or the process dies in any way.
 * The lock is a listening local socket: unlike a pid file it cannot outlive its owner or be mistaken for another process.
 * Throws one sentence when another process has it.
 */
export async function lockDataDir(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const address = socketAddress(realpathSync(directory));
  if (await isFileRequest(address))
    throw new Error(`The data directory ${directory} is in use by another running emulator.`);
  rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  await listen(server, address);
  server.unref();
  return () => void server.close();
}

/** In the temporary folder, since a socket's path is limited to about 100 bytes and a data directory's is not. */
function socketAddress(realDirectory: string): string {
  const name = `mainstreet-${createHash("sha1").update(realDirectory).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isFileRequest(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(address, resolve);
  });
}
