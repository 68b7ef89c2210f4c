/**
 * So many random inputs before a release (`npm run test:all`), each time others; half as many where a change is decided
 * over, which are always the same.
 */
export const tries = (all: number): number => (process.env.TEST_ALL ? all : all / 2);
