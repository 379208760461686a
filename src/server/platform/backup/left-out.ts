/** Tables that no backup contains, with the reason. A backup contains every other table. */
export const LEFT_OUT: Record<string, string> = {
  migrations: 'the archive names them, and the restore runs them itself',
  migrations_lock: 'belongs to the migrations',
  applied_functions: 'the restore applies the files of functions itself',
  ticket_list_versions: 'a version that a page knows must not come again for another list',
  backups: 'a restored installation has no backup of its own yet',
  announcements: 'nobody listens to what was announced before',
  sessions: 'who had signed out since would be signed in again',
  account_links: 'one that was used or replaced since would set the password once more',
  saml_requests: 'a sign-in that was answered since could be answered a second time',
  webauthn_challenges: 'what a passkey has signed since could be presented a second time',
  outbox_secrets: 'what they open was left out, and they are good for nothing else',
  pending_files: 'uploads under way, whose files are in no backup',
  rate_limits: 'a window is over within minutes',
}
