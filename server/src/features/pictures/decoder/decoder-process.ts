import { preparePicture } from "./prepare-picture.ts";
import type { DecoderReply } from "./prepared-picture.ts";
import { RefusedPicture } from "./refused-picture.ts";

// A program of its own, started by decode-picture.ts: it reads files that strangers made, with decoders written in C. It has no settings,
// no database and no right to write, and is ended when it uses too much memory or time.

function reply(message: DecoderReply): void {
  process.send?.(message);
}

process.on("message", (bytes: Uint8Array) => {
  preparePicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (prepared) => reply({ prepared }),
    (error: unknown) => {
      if (error instanceof RefusedPicture) reply({ refused: error.reason });
      // After an unexpected failure of a decoder, such as running out of memory, its state is unknown.
      else process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit(0));
