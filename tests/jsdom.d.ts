declare module "jsdom" {
  /** As much of it as tests use; the package brings no types. */
  export class JSDOM {
    constructor(
      text: string,
      options?: { contentType?: string; url?: string; referrer?: string; runScripts?: "outside-only" },
    );
    readonly window: Window & typeof globalThis;
  }
}
