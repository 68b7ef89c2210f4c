import { Readable } from "node:stream";
import busboy from "busboy";
import { uploadLimit, uploadMessages } from "../../contracts/media-files.ts";
import { uploadFields } from "../../contracts/media-upload.ts";
import { AppError } from "../errors.ts";
import { paced } from "../http/paced.ts";

export interface UploadForm {
  csrf: string | undefined;
  /** A fault of the form is handed back, not thrown: by the order of refusals it comes after the token's. */
  image: { bytes: Buffer; name: string } | { fault: AppError };
}

/** What the form has beside the file: boundaries, headers, the token. */
const OVERHEAD = 64 * 1024;

/**
 * Reads the upload form from a stream. No more than the limit is ever held; what comes after a file that is too large
 * is not read at all.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType) || !request.body)
    return fault(new AppError("wrong_type", "The request must be a multipart form (multipart/form-data)."));
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { fileSize: uploadLimit + 1, files: 2, fields: 20, fieldSize: 4096, parts: 25 },
    });
  } catch {
    return fault(malformed());
  }
  return collect(parser, request.body);
}

function collect(parser: busboy.Busboy, body: ReadableStream<Uint8Array>): Promise<UploadForm> {
  const files: { bytes: Buffer; name: string }[] = [];
  let csrf: string | undefined;
  let received = 0;
  const source = Readable.from(paced(body));
  return new Promise((resolve) => {
    const finish = (image: UploadForm["image"]) => {
      // Not cancelled: the server drains or drops what is left of a request, so that the answer still arrives.
      source.unpipe(parser);
      source.pause();
      resolve({ csrf, image });
    };
    const tooLarge = () => finish({ fault: new AppError("too_large", uploadMessages.size) });
    source.on("data", (chunk: Uint8Array) => {
      received += chunk.length;
      if (received > uploadLimit + OVERHEAD) tooLarge();
    });
    source.on("error", (error) =>
      finish({ fault: error instanceof AppError && error.code === "too_slow" ? error : malformed() }),
    );
    parser.on("field", (name, value) => {
      if (name === uploadFields.csrf) csrf = value;
    });
    parser.on("file", (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", tooLarge);
      stream.on("error", () => finish({ fault: malformed() }));
      stream.on("end", () => {
        if (field === uploadFields.image && !stream.truncated)
          files.push({ bytes: Buffer.concat(chunks), name: cleanName(filename) });
      });
    });
    parser.on("filesLimit", () => finish({ fault: oneOnly() }));
    parser.on("error", () => finish({ fault: malformed() }));
    parser.on("close", () => finish(theOne(files)));
    source.pipe(parser);
  });
}

function theOne(files: { bytes: Buffer; name: string }[]): UploadForm["image"] {
  const [image] = files;
  if (files.length > 1) return { fault: oneOnly() };
  return image?.bytes.length ? image : { fault: invalid("Please choose an image to upload.") };
}

const fault = (error: AppError): UploadForm => ({ csrf: undefined, image: { fault: error } });
const invalid = (message: string) =>
  new AppError("invalid", message, { errors: [{ field: uploadFields.image, message }] });
const malformed = () => invalid("The upload is incomplete or malformed. Please try again.");
const oneOnly = () => invalid("Please upload one image at a time.");

/**
 * The last part of whatever path was sent, without control characters; only ever shown, never used as a path. Browsers
 * write quotes and line breaks of a name as %22, %0D and %0A in a form.
 */
function cleanName(name: string | undefined): string {
  const typed = (name ?? "").replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");
  const last = typed.split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/\p{C}+/gu, "")
      .trim()
      .slice(0, 200) || "image"
  );
}
