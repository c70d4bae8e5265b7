# One image for the API, the worker and what receives forms; ROLE chooses. It holds no secret: settings come from the environment (.env.example).

FROM node:24-slim AS dashboard
WORKDIR /app
COPY . .
RUN npm ci
RUN npm run -s build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract contract
COPY generator generator
COPY router router
COPY server server
RUN npm ci --omit=dev --workspace=server --workspace=contract --workspace=generator --workspace=router
COPY --from=dashboard /app/web/dist web/dist
# A volume that is mounted there is as this folder is: it must be possible to write to it.
RUN mkdir --mode=777 data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
