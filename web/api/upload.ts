import { uploadImage as endpoint, uploadFields, type UploadResult } from "../../contracts/media-upload.ts";
import { csrfToken } from "./csrf.ts";
import { readError } from "./request.ts";

export interface UploadOptions {
  /** How much of the form has left the browser, 0 to 1. At 1 the server makes the image's forms. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads one image. Sent once more when the network fails, and once more after a 403 with a fresh token.
 * @throws ApiError when the server refuses; TypeError when the network fails twice; the signal's reason when cancelled
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<UploadResult> {
  let response = await overNetwork(file, options);
  if (response.status === 403) {
    console.warn(
      "Possible CSRF token error, retrying with production fallback",
      endpoint.method,
      endpoint.path,
    );
    response = await overNetwork(file, options);
  }
  if (response.ok) return endpoint.output.parse(await response.json());
  const error = await readError(response);
  console.error("API Request Failed", endpoint.method, endpoint.path, error.message);
  throw error;
}

/** One try, and a second one when the first got no answer; with the token of the first, which nobody has refused. */
async function overNetwork(file: File, options: UploadOptions): Promise<Response> {
  options.signal?.throwIfAborted();
  const token = await csrfToken();
  try {
    return await send(file, token, options);
  } catch (error) {
    if (options.signal?.aborted || !(error instanceof TypeError)) throw error;
    return send(file, token, options);
  }
}

/** XMLHttpRequest, because `fetch` does not tell how much of a body has been sent. */
async function send(file: File, token: string, { onProgress, signal }: UploadOptions): Promise<Response> {
  signal?.throwIfAborted();
  const form = new FormData();
  form.append(uploadFields.csrf, token);
  form.append(uploadFields.image, file);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, endpoint.path);
  request.withCredentials = true;
  request.setRequestHeader("X-CSRF-Token", token);
  request.setRequestHeader("X-Request-Time", new Date().toISOString());
  request.setRequestHeader("X-Production-Fallback", "true");
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("The network failed during the upload."));
    request.onabort = () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    onProgress?.(0);
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(responseText, { status, statusText, headers: type ? { "content-type": type } : {} });
}
