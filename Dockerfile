# One server of the site, without a database of its own: DATABASE_URL names one. See docs/running.md.
FROM node:22-bookworm-slim AS built
WORKDIR /app
# Installed packages change seldom, so they are a layer of their own.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# Packages that are only needed to build and check are left out.
RUN npm run setup && npm prune --omit=dev --no-save --loglevel=error && mkdir -p data

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
WORKDIR /app
COPY --from=built --chown=root:root /app /app
RUN chown node:node /app/data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({status})=>process.exit(status===200?0:1),()=>process.exit(1))"]
# A stop ends the streams in order, so that pages move to another server.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]
