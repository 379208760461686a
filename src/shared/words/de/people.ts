import { number, plural } from './language.ts'

export const title = 'Personen'
export const titleOf = (customer: string) => `Personen, ${customer}`

export const search = 'Personen suchen'
export const searchHint = 'Personen suchen …'
export const clearSearch = 'Suche zurücksetzen'
export const nobodyMatches = 'Keine Person passt zu Ihrer Suche'
export const whatIsSearched =
  'Versuchen Sie es mit einem anderen Namen oder einer anderen E-Mail-Adresse.'
export const nobodyYet = 'Noch keine Personen'
export const whenTheyAppear =
  'Personen erscheinen hier, sobald sie sich anmelden oder an einem Ticket beteiligt sind.'

export const loading = 'Personen werden geladen'
export const loadFailed = 'Die Personen konnten nicht geladen werden'
export const counted = {
  none: 'Niemand gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Person gefunden`,
      other: `${number(count)} Personen gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Die erste Person wird angezeigt',
      other: `Die ersten ${number(count)} Personen werden angezeigt`,
    }),
}

export const name = 'Name'
export const email = 'E-Mail'
export const lastSignIn = 'Letzte Anmeldung'
export const lastSignInInCard = 'Letzte Anmeldung'
export const actions = 'Aktionen'
export const never = 'Nie'
export const sessions = (count: number) =>
  plural(count, {
    one: `${number(count)} Sitzung`,
    other: `${number(count)} Sitzungen`,
  })

export const ticketsOf = (person: string) => `${person}, Tickets`
export const actionsFor = (person: string) => `Aktionen für ${person}`
export const deactivate = 'Deaktivieren'
export const deactivating = 'Wird deaktiviert …'
export const askDeactivate = (person: string) => `${person} deaktivieren?`
export const whatDeactivatingDoes =
  'Die Person wird sofort abgemeldet, kann sich nicht anmelden und erhält keine E-Mails, bis Sie sie reaktivieren. Ihre Tickets bleiben erhalten.'
export const deactivated = 'Person deaktiviert und abgemeldet'
export const deactivateFailed = 'Die Person konnte nicht deaktiviert werden'
export const reactivate = 'Reaktivieren'
export const reactivatePerson = (person: string) => `${person} reaktivieren`
export const reactivated = 'Person reaktiviert'
export const reactivateFailed =
  'Die Person konnte nicht reaktiviert werden. Versuchen Sie es erneut.'

// Sichtbarkeit einer Person.

export const leadForManagers = 'Was Ihre Kolleginnen und Kollegen sehen und wer sich anmelden darf.'
export const you = '(Sie)'
export const external = 'Extern'
export const portalManager = 'Portalverantwortlich'
export const sees = 'Sichtbarkeit'
export const seesOwn = 'Eigene Tickets'
export const seesAll = 'Alle Tickets'
export const seesParticipating = 'Tickets mit eigener Beteiligung, per E-Mail'
export const canReply = 'Kann antworten'

export const changeVisibility = 'Sichtbarkeit ändern …'
export const visibilityOf = (person: string) => `Was ${person} sieht`
export const whatTheyAlwaysSee =
  'Eigene Tickets und solche mit eigener Beteiligung sind immer sichtbar und können beantwortet werden. Vertrauliche Tickets anderer bleiben verborgen.'
export const visibilities = {
  own: { text: 'Eigene Tickets', hint: 'Nichts darüber hinaus.' },
  categories: {
    text: 'Tickets in bestimmten Kategorien',
    hint: 'Auch die Tickets anderer aus der Firma in den ausgewählten Kategorien.',
  },
  all: { text: 'Alle Tickets', hint: 'Auch alle anderen Tickets der Firma.' },
}
export const archived = (category: string) => `${category} (archiviert)`
export const mayReply = 'Darf darauf antworten'
export const whatReplyingMeans =
  'Dazu gehört, diese Tickets zu ändern, zu schließen und wieder zu öffnen. Sonst können sie nur gelesen werden.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const visibilityChanged = 'Sichtbarkeit geändert'
export const visibilityFailed = 'Die Sichtbarkeit konnte nicht geändert werden'

export const makeManager = 'Portalverantwortung geben'
export const askMakeManager = (person: string) => `${person} die Portalverantwortung geben?`
export const whatManagersDo =
  'Portalverantwortliche entscheiden, was andere in ihrer Firma sehen und wer sich anmelden darf. Sie sehen dadurch nicht mehr Tickets und können ihre eigene Sichtbarkeit nicht ändern.'
export const isManager = (person: string) => `${person} ist jetzt portalverantwortlich`
export const removeManager = 'Portalverantwortung entziehen'
export const askRemoveManager = (person: string) => `${person} die Portalverantwortung entziehen?`
export const whatRemovingManagerDoes =
  'Die Person kann nicht mehr ändern, was andere in der Firma sehen. Was sie eingestellt hat, bleibt.'
export const isNoManager = (person: string) => `${person} ist nicht mehr portalverantwortlich`
export const managerFailed = 'Die Portalverantwortung konnte nicht geändert werden'

export const removePasskeys = (count: number) =>
  plural(count, { one: 'Passkey entfernen …', other: 'Passkeys entfernen …' })
export const askRemovePasskeys = (count: number, person: string) =>
  plural(count, {
    one: `Passkey von ${person} entfernen?`,
    other: `Alle ${number(count)} Passkeys von ${person} entfernen?`,
  })
export const whatRemovingPasskeysDoes =
  'Zum Beispiel nach dem Verlust eines Geräts. Die Person wird überall abgemeldet und per E-Mail informiert. Nach der nächsten Anmeldung kann sie einen neuen Passkey hinzufügen.'
export const confirmRemovingPasskeys = 'Entfernen'
export const removingPasskeys = 'Wird entfernt …'
export const passkeysRemoved = 'Passkeys entfernt und Person abgemeldet'
export const removePasskeysFailed = 'Die Passkeys konnten nicht entfernt werden'

export const unlink = 'Anbieterkonto trennen …'
export const askUnlink = (person: string) => `Anbieterkonto von ${person} trennen?`
export const whatUnlinkingDoes =
  'Zum Beispiel, nachdem das Konto beim Identitätsanbieter neu angelegt wurde. Die Person wird überall abgemeldet. Das nächste Anbieterkonto, das sich mit ihrer E-Mail-Adresse anmeldet, erhält dieses Konto und seine Tickets. Prüfen Sie deshalb zuerst, ob die Adresse noch dieser Person gehört.'
export const confirmUnlinking = 'Trennen'
export const unlinking = 'Wird getrennt …'
export const unlinked = 'Anbieterkonto getrennt und Person abgemeldet'
export const unlinkFailed = 'Das Anbieterkonto konnte nicht getrennt werden'

// Answers of the server.
export const gone = 'Diese Person gibt es nicht mehr.'
export const sayWhetherActive = 'Wählen Sie, ob sich diese Person anmelden darf'
export const sayWhatChanges = 'Wählen Sie, was geändert werden soll'
export const chooseVisibility = 'Wählen Sie, was diese Person sieht'
export const chooseCategories = 'Wählen Sie mindestens eine Kategorie'
export const notYourself =
  'Ihren eigenen Zugriff können Sie nicht ändern. Wenden Sie sich an eine andere portalverantwortliche Person oder an Ihr Support-Team.'
export const isExternal =
  'Diese Person ist extern. Nur Ihr Support-Team kann sie hinzufügen oder entfernen.'
export const unknownCursor = 'Übernehmen Sie den Cursor aus dem Link-Header der vorigen Seite'

/** Mail to administrators about a person who signed in with a new address. */
export const addressChanged = {
  subject: (person: string) => `${person} hat sich mit einer neuen E-Mail-Adresse angemeldet`,
  fact: (person: string, before: string, after: string) =>
    `${person} hat sich bisher als ${before} angemeldet. Der Identitätsanbieter sendet jetzt ${after} für dieselbe Person. Konto und Tickets gehören deshalb nun zur neuen Adresse.`,
  check:
    'Falls es zwei Personen sind, sendet der Identitätsanbieter für beide dieselbe dauerhafte NameID. Beheben Sie das dort und deaktivieren Sie dann das Konto.',
  open: 'Personen öffnen',
}
