export const label = 'Sprache'
export const automatic = 'Wie mein Browser'
export const failed = 'Die Sprache wurde nicht geändert. Bitte versuchen Sie es erneut.'

// On one's account.
export const hint =
  'Seiten, Meldungen und E-Mails kommen in dieser Sprache, in jedem Browser, in dem Sie sich anmelden.'
export const automaticHint =
  'Seiten kommen in der Sprache des Browsers, E-Mails in der des Browsers, mit dem Sie sich zuletzt angemeldet haben.'

// Where it is set for others.
export const none = 'Keine Vorgabe'
