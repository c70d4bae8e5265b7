// Runs before each file of unit tests, after test-setup.ts. They are the quick part of the tests: one that needs a server is an
// integration test.
import { Server } from "node:net";

// Files of other projects never share a process with these.
Server.prototype.listen = () => {
  throw new Error("A unit test starts no server: name the file *.integration.test.ts.");
};
