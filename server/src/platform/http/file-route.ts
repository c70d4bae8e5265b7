import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sessionRequired } from "../../errors.ts";
import { SESSION } from "./route.ts";

/** `cacheControl`: without it, nobody may cache the file. */
type File = { name: string; type: string; content: Buffer; cacheControl?: string };
type FileParams = { userId: string; params: Record<string, string> };

/** A schema of the path's parameters, all of them texts. */
function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/** Registers a protected `GET` below `/api` that returns a file to be saved. `name` is ASCII without quotes. */
export function fileRoute(
  app: FastifyInstance,
  path: string,
  handle: (params: FileParams) => Promise<File>,
): void {
  const params = paramsOf(path);
  app.get(
    `/api${path}`,
    {
      config: { protected: true },
      schema: { tags: [path.split("/")[1] ?? ""], security: [{ [SESSION]: [] }], params },
    },
    async (request, reply) => {
      if (!request.session) throw sessionRequired();
      const { userId } = request.session;
      const { name, type, content, cacheControl } = await handle({
        userId,
        params: params.parse(request.params),
      });
      if (cacheControl !== undefined) reply.header("cache-control", cacheControl);
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(content);
    },
  );
}
