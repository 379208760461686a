// Why a piece of background work has failed, such as a mail that could not be sent.

export const failures = {
  databaseAway: 'The database was away.',
  databaseFull: 'The database has no room left.',
  databaseSlow: 'The database took too long.',
  noMailServer: 'No mail server is set up.',
  mailServerAway: 'The mail server cannot be reached.',
  mailServerUnknown: 'The name of the mail server is not known.',
  mailBrokeOff: 'The connection to the mail server broke off.',
  mailTooLate: 'The mail server did not answer in time.',
  mailEncryption: 'The mail server and Portico could not agree on encryption.',
  mailLogin: 'The mail server refused the name and password of Portico.',
  mailEnvelope: 'The mail server refused the sender or the recipient.',
  mailRefused: 'The mail server refused the mail.',
  mailNotSent: 'The mail could not be sent.',
}

export const withAnswer = (failure: string, code: string) => `${failure} It answered ${code}.`
/** The error is a name for programmers. */
export const brokeOff = (error: string) =>
  `It broke off with an error (${error}). The log says more.`
