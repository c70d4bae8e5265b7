// A program: bare node:http, which answers everything as the first line from its parent says, and then says its address.
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { z } from "zod";

const answer = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

const { value } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
const { headers, body } = answer.parse(JSON.parse(String(value)));
const bytes = Buffer.from(body, "latin1");
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string")
    console.log(`http://127.0.0.1:${address.port}`);
});
process.stdin.on("end", () => process.exit()).resume();
