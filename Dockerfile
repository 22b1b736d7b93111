# Recipe Chef in a container:
#   docker build -t recipe-chef .
#   docker run --init -p 127.0.0.1:3000:3000 -v recipe-chef:/data recipe-chef
# --init matters: the watchdog ends a silent process, and a first process cannot be ended from within.

FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/package.mjs && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/dist/package ./
COPY LICENSE README.md ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/main.js", "serve"]
