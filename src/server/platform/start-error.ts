/** Ends the start: its message is for the operator, printed alone and without a stack; exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
