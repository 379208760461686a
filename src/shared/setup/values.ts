// Free of schemas, so that any page may import it.

/** Steps that make an installation fit for use, in the best order. */
export const FIRST_STEPS = [
  'name',
  'contact',
  'second_factor',
  'mail',
  'team',
  'mailbox',
  'customer',
  'signed_in',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/**
 * Kinds of what an administrator should look at and that no job reports, the most urgent first. `sign_in_stopped`: a
 * change of settings has ended sign-ins that worked. `sign_in_failing`: people are refused for one cause.
 * `emergency_access`: an emergency door is open, until `at`. `setup_ready`: the holder of a setup link has submitted it.
 */
export const ATTENTION_KINDS = [
  'sign_in_stopped',
  'certificate_over',
  'sign_in_failing',
  'emergency_access',
  'mail_off',
  'mailbox_off',
  'setup_ready',
  'test_failed',
  'certificate_ends',
  'invitation_expired',
  'new_certificate',
  'other_settings',
  'domain_gone',
  'domain_unproven',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** Name of an installation until it gets another one. */
export const DEFAULT_INSTALLATION_NAME = 'Portico'
