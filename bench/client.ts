export type Client = Awaited<ReturnType<typeof clientOf>>;
type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>;

/** The calls of an administrator's browser, logged in as `admin`. `fetch` may be an app's own `request`. */
export async function clientOf(origin: string, fetch: Fetch, password = "correct horse battery") {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: [...jar].map((pair) => pair.join("=")).join("; "),
        host: new URL(origin).host,
        origin,
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      jar.set(name, value);
    }
    return response;
  };
  const login = await send("POST", "/api/auth/login", { username: "admin", password });
  if (!login.ok) throw new Error(`login: ${login.status}`);
  const { csrfToken } = (await (await send("GET", "/api/auth/csrf-token")).json()) as { csrfToken: string };
  return {
    get: (path: string) => send("GET", path),
    /** A read's JSON. The caller names its shape. */
    json: async <T>(path: string): Promise<T> => (await (await send("GET", path)).json()) as T,
    write: (
      path: string,
      body: unknown = {},
      { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ) => send(method, path, body, { "x-csrf-token": csrfToken, ...headers }),
    writeForm: (path: string, form: FormData) => send("POST", path, form, { "x-csrf-token": csrfToken }),
  };
}
