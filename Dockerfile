# The server, built from a checkout: docker build --tag docket .
FROM node:22.21-bookworm AS build
WORKDIR /docket
COPY . .
RUN npm ci && npm prune --omit=dev

FROM node:22.21-bookworm-slim
COPY --from=build /docket /docket
RUN mkdir /data /backups && chown 1000:1000 /data /backups
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3456
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s CMD ["/docket/bin/docket", "health"]
ENTRYPOINT ["/docket/bin/docket"]
CMD ["start"]
