/**
 * A mail server for the sandbox and the tests: SMTP on one port, and its mailbox over HTTP on another, with the control calls of
 * every emulator (emulator.ts) and those of smtp-faults.ts.
 */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { callbackify } from "node:util";
import { simpleParser } from "mailparser";
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerAuthentication,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from "smtp-server";
import { startEmulator, type RunningEmulator } from "../emulator.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import type { SmtpFault } from "./smtp-faults.ts";

export type SmtpEmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly smtpPort?: number;
  /** The port of the mailbox. */
  readonly port?: number;
  readonly dataDir?: string;
};

export type RunningSmtpEmulator = RunningEmulator & { readonly smtpUrl: string };

const MAX_BYTES = 10_000_000;

/** Starts the mail server and its mailbox on 127.0.0.1. Throws one sentence when a port is taken. */
export async function startSmtpEmulator({
  smtpPort = 0,
  ...place
}: SmtpEmulatorOptions = {}): Promise<RunningSmtpEmulator> {
  let mailbox: Mailbox | undefined;
  const emulator = await startEmulator({
    ...place,
    create: (context) => {
      const made = createMailbox(context);
      mailbox = made.mailbox;
      return made.emulated;
    },
  });
  const server = serverOf(() => mailbox);
  const bound = await listen(server, smtpPort).catch(async (error: unknown) => {
    await emulator.close();
    throw error;
  });
  return {
    ...emulator,
    smtpUrl: `smtp://127.0.0.1:${bound}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      await emulator.close();
    },
  };
}

function serverOf(mailbox: () => Mailbox | undefined): SMTPServer {
  /** Throws the refusal of a fault that waits. */
  const suffer = async (at: SmtpFault["at"], session: SMTPServerSession): Promise<void> => {
    const fault = mailbox()?.faults.take(at);
    if (fault?.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault?.dropConnection) connectionOf(server, session)?.close();
    // What the client sent on a lost connection has had no effect.
    if (fault?.dropConnection || fault?.code !== undefined) throw refusal(fault.code ?? 421);
  };
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const parsed = await simpleParser(stream);
    await suffer("message", session);
    if (stream.sizeExceeded) throw refusal(552);
    for (const { address } of session.envelope.rcptTo) mailbox()?.accept(address, parsed);
    await suffer("accepted", session);
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    // The server has no certificate; every name and password is accepted.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    size: MAX_BYTES,
    logger: false,
    // The sandbox may have no resolver.
    disableReverseLookup: true,
    onAuth: callbackify(
      async ({ username }: SMTPServerAuthentication, session: SMTPServerSession) => {
        await suffer("auth", session);
        return { user: username };
      },
    ),
    onMailFrom: callbackify((_address: SMTPServerAddress, session: SMTPServerSession) =>
      suffer("sender", session),
    ),
    onRcptTo: callbackify((_address: SMTPServerAddress, session: SMTPServerSession) =>
      suffer("recipient", session),
    ),
    onData: callbackify(receive),
  });
  // Small responses must not wait for each other (Nagle's algorithm).
  server.server.on("connection", (socket: Socket) => socket.setNoDelay(true));
  // A client that leaves in the middle is no fault of the server's.
  server.on("error", () => undefined);
  return server;
}

const refusal = (code: number) =>
  Object.assign(new Error(code >= 500 ? "Refused" : "Try again later"), { responseCode: code });

type Connection = { session: SMTPServerSession; close: () => void };

/** The connection of a session. The library has no type for its list of connections. */
function connectionOf(server: SMTPServer, { id }: SMTPServerSession): Connection | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- smtp-server 3.21 documents `connections` as a Set of its connections
  const connections = server.connections as unknown as Set<Connection>;
  return [...connections].find(({ session }) => session.id === id);
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
}
