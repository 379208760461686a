// The tests run in Node. All of its types would let web code use what no browser has.
declare module 'node:fs/promises' {
  export function readFile(file: URL, encoding: 'utf8'): Promise<string>
}
