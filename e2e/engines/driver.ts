/** Capabilities that a walk needs of a browser, with any protocol that drives it. */
export type Driver = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Returns what the JavaScript comes to in the page, waited for and as JSON. */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Presses a key, such as `Escape` or `Control+Enter`. */
  press(keys: string): Promise<void>
  chooseFiles(selector: string, files: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  addCookie(cookie: { name: string; value: string }): Promise<void>
  takePicture(file: `${string}.png`): Promise<void>
  openTab(): Promise<Driver>
  close(): Promise<void>
}

export type Engine = { driver: Driver; stop(): Promise<void> }

/** The parts of `Control+Enter`: what is held down, and the key. */
export function partsOf(keys: string): { held: string[]; key: string } {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  return { held: parts, key }
}

/** Runs a function in the page. It sees its arguments and the page, nothing around it. */
export async function run<Args extends unknown[], Result>(
  driver: Driver,
  inPage: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  // As JSON, which the function's type cannot say.
  return (await driver.evaluate(
    `(${String(inPage)})(...${JSON.stringify(args)})`,
  )) as Awaited<Result>
}
