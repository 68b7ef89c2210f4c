import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The balancer, as docs/operations.md says it: a request that reached nobody goes to the other node, and so does a file
 * of a version that the first one is not. Files that never change are kept, so that they outlive the version they are of.
 */
const config = (dir: string, port: number, nodes: readonly number[]) => `
daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${dir}/${of};`).join(" ")}
  proxy_cache_path ${dir}/files keys_zone=files:1m max_size=100m;
  upstream site {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join(" ")}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    proxy_connect_timeout 2s;
    client_max_body_size 6m;
    location / { proxy_pass http://site; }
    location /assets/ { proxy_pass http://site; proxy_next_upstream error timeout http_404; proxy_cache files; }
  }
}`;

/** Starts nginx with its own folder before the nodes at these ports of 127.0.0.1. */
export async function startNginx(dir: string, port: number, nodes: readonly number[]) {
  const file = join(dir, "nginx.conf");
  writeFileSync(file, config(dir, port, nodes));
  const child = spawn("nginx", ["-p", dir, "-c", file], { stdio: ["ignore", "inherit", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (tries > 100 || child.exitCode !== null) throw new Error("nginx did not start");
    await sleep(50);
  }
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
