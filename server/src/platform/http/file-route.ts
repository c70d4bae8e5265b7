import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sessionRequired } from "../../errors.ts";

type File = { name: string; type: string; content: Buffer };
type Asked = { userId: string; params: Record<string, string> };

const params = z.record(z.string(), z.string().max(100));

/** Registers a protected `GET` below `/api` that answers a file to be saved. `name` is ASCII without quotes. */
export function fileRoute(
  app: FastifyInstance,
  path: string,
  handle: (asked: Asked) => Promise<File>,
): void {
  app.get(
    `/api${path}`,
    { config: { protected: true }, schema: { params, hide: true } },
    async (request, reply) => {
      if (!request.session) throw sessionRequired();
      const { userId } = request.session;
      const { name, type, content } = await handle({
        userId,
        params: params.parse(request.params),
      });
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(content);
    },
  );
}
