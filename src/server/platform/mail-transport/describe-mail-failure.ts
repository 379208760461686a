const BY_CODE: Record<string, string> = {
  ECONNECTION: 'The mail server cannot be reached.',
  ECONNREFUSED: 'The mail server cannot be reached.',
  EDNS: 'The name of the mail server is not known.',
  ESOCKET: 'The connection to the mail server broke off.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ABORT_ERR: 'The mail server did not answer in time.',
  ETLS: 'The mail server and Portico could not agree on encryption.',
  EAUTH: 'The mail server refused the name and password of Portico.',
  EENVELOPE: 'The mail server refused the sender or the recipient.',
  EMESSAGE: 'The mail server refused the mail.',
}

/** Says why a mail was not sent without what the server wrote, which has addresses in it. */
export function describeMailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The mail could not be sent.'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? ` It answered ${error.responseCode}.`
      : ''
  return `${BY_CODE[code] ?? 'The mail could not be sent.'}${answer}`
}
