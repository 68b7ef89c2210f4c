/** Every coded error and its HTTP status: the one table. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  csrf: 403,
  origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export interface FieldError {
  field: string;
  message: string;
}

/** An error that a client may read: a code of the table, a message for people, perhaps the fields at fault. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** Further members of the answer's body, such as both texts of a conflict. */
  readonly details: Record<string, unknown>;
  constructor(
    code: ErrorCode,
    message: string,
    options: {
      errors?: FieldError[];
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }
}

export const notFound = (message = "Not found") => new AppError("not_found", message);
