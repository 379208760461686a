import type { Passkey, TotpSetup } from '#shared/account/contract.ts'

/** Dialog or message that is open above the page. */
export type AccountDialog =
  | { name: 'confirm-app' | 'remove-app' | 'add-passkey' | 'make-codes' }
  | { name: 'set-up-app'; setup: TotpSetup }
  | { name: 'rename-passkey'; passkey: Passkey }
  | { name: 'remove-passkey'; passkey: Passkey }
  /** `done` is what else was done, to be said when they are kept. */
  | { name: 'recovery-codes'; codes: string[]; done: string }

/** The dialog if it is the one of this name. */
export function dialogNamed<Name extends AccountDialog['name']>(
  dialog: AccountDialog | null,
  name: Name,
): Extract<AccountDialog, { name: Name }> | null {
  // The name decides which of the union it is; the compiler cannot follow that through a type parameter.
  return dialog?.name === name ? (dialog as Extract<AccountDialog, { name: Name }>) : null
}
