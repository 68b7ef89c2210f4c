/** A compiled program; only Node looks into it. */
export interface WasmModule {
  readonly wasm: unique symbol;
}
interface WasmInstance {
  exports: Record<string, unknown>;
}

/** Node's WebAssembly, as far as a command line program needs it: its types are the browser's, which server code does not see. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyOfNode }).WebAssembly;

interface WebAssemblyOfNode {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  Module: { imports(module: WasmModule): { name: string }[] };
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, (...values: never[]) => unknown>>,
  ) => WasmInstance;
}
