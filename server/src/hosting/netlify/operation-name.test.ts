import { expect, test } from "vitest";
import { operationName } from "./operation-name.ts";

test.each([
  ["GET", "/user", "GET /user"],
  ["GET", "/sites?filter=all&name=a-name", "GET /sites"],
  ["POST", "/sites/a-site/deploys?title=Mainstreet%20files", "POST /sites/:id/deploys"],
  ["GET", "/sites/a-site/deploys/a-deploy", "GET /sites/:id/deploys/:id"],
  ["POST", "/deploys/a-deploy/cancel", "POST /deploys/:id/cancel"],
  ["PUT", "/deploys/a-deploy/files/sites/durham/index.html", "PUT /deploys/:id/files/*"],
])("%s %s is %s", (method, path, name) => {
  expect(operationName(method, path)).toBe(name);
});
