import { number, plural } from './language.ts'

export const title = 'Team'
export const lead = 'Agenten und Administratoren.'
export const invite = 'Einladen'
export const inviteSomeone = 'Person einladen'
export const nobodyElse = 'Sie sind noch allein im Team'
export const whyTwo =
  'Fügen Sie eine zweite Person mit der Rolle Administrator hinzu, die helfen kann, wenn Sie keinen Zugang mehr haben.'
export const loading = 'Das Team wird geladen'
export const loadFailed = 'Das Team konnte nicht geladen werden'

export const name = 'Name'
export const email = 'E-Mail'
export const role = 'Rolle'
export const roles = { agent: 'Agent', admin: 'Administrator' }
export const whatRolesDo = {
  agent: 'Beantwortet die Tickets aller Kunden.',
  admin: 'Verwaltet außerdem Kunden, Single Sign-on, das Team und die Einstellungen.',
}
export const secondFactor = 'Zweiter Faktor'
export const setUp = 'Eingerichtet'
export const notSetUp = 'Nicht eingerichtet'
export const status = 'Status'
export const invited = 'Eingeladen'
export const active = 'Aktiv'
export const deactivated = 'Deaktiviert'
export const linkUntil = (day: string) => `Einladung bis ${day}`
export const noLink = 'Einladung abgelaufen'
export const lastSignIn = 'Letzte Anmeldung'
export const never = 'Nie'
export const you = '(Sie)'
export const actions = 'Aktionen'
export const actionsFor = (person: string) => `Aktionen für ${person}`

export const edit = 'Name und Rolle bearbeiten'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const saveFailed = 'Das konnte nicht gespeichert werden'
export const updated = (person: string) => `${person} aktualisiert`
export const offline = 'Sie sind offline. Versuchen Sie es erneut, sobald Sie wieder online sind.'

export const howInvited =
  'Die Person erhält einen Link zum Festlegen ihres Passworts. Er funktioniert einmal und läuft nach 7 Tagen ab.'
export const draftKept = 'Sie haben eine unfertige Einladung. Ihre Eingaben sind noch da.'
export const inviting = 'Wird eingeladen …'
export const inviteFailed = 'Die Einladung ist fehlgeschlagen'
export const isInvited = (person: string) => `${person} eingeladen`

export const newLink = 'Neuer Einladungslink'
export const resetPassword = 'Passwort zurücksetzen'
export const askNewLink = 'Neuen Einladungslink erstellen?'
export const askReset = 'Dieses Passwort zurücksetzen?'
export const whatNewLinkDoes = (person: string) =>
  `Der bisherige Link von ${person} funktioniert dann nicht mehr. Der neue funktioniert einmal und läuft nach 7 Tagen ab.`
export const whatResetDoes = (person: string) =>
  `${person} erhält einen Link zum Festlegen eines neuen Passworts. Er funktioniert einmal und läuft nach 24 Stunden ab. Bis dahin gilt das aktuelle Passwort. Nach dem Zurücksetzen wird die Person überall abgemeldet.`
export const makeLink = 'Link erstellen'
export const makingLink = 'Link wird erstellt …'
export const linkFailed = 'Der Link konnte nicht erstellt werden'
export const linkReady = 'Link erstellt'
export const linkToCopy = 'Link'
export const linkMailed = (address: string) =>
  `Wir senden diesen Link per E-Mail an ${address}. Falls die Zustellung fehlschlägt, steht der Grund unter „Hintergrundaufgaben“. Sie können den Link auch selbst senden.`
export const handLinkOver = (person: string) =>
  `Der E-Mail-Versand ist nicht eingerichtet. Senden Sie ${person} diesen Link selbst, auf einem vertraulichen Weg. Wer ihn hat, kann das Passwort festlegen.`
export const worksOnce = (until: string) =>
  `Funktioniert einmal, bis ${until}. Der Link wird nicht noch einmal angezeigt; Sie können jederzeit einen neuen erstellen.`
export const done = 'Fertig'

export const removeFactor = 'Anmeldung in zwei Schritten entfernen'
export const askRemoveFactor = (person: string) =>
  `Anmeldung in zwei Schritten von ${person} entfernen?`
export const whatRemovingDoes =
  'Für den Fall, dass eine Person ihr Gerät verloren hat. Sie wird überall abgemeldet und kann sich dann allein mit dem Passwort anmelden. Vergewissern Sie sich, dass die Bitte wirklich von ihr kommt.'
export const removing = 'Wird entfernt …'
export const removeFailed = 'Die Anmeldung in zwei Schritten konnte nicht entfernt werden'
export const factorRemoved = (person: string) =>
  `Anmeldung in zwei Schritten von ${person} entfernt`

export const deactivate = 'Deaktivieren'
export const askDeactivate = (person: string) => `${person} deaktivieren?`
export const askDeactivateYou = 'Ihr eigenes Konto deaktivieren?'
export const whatDeactivatingDoes =
  'Die Person wird sofort abgemeldet und kann sich erst wieder anmelden, wenn sie reaktiviert ist. Ihre Antworten und Notizen bleiben erhalten.'
export const whatDeactivatingYouDoes =
  'Sie werden sofort abgemeldet, und nur eine andere Person mit der Rolle Administrator kann Sie reaktivieren.'
export const workCounting = 'Zugewiesene Arbeit wird gezählt …'
export const workFailed = 'Die zugewiesene Arbeit konnte nicht gezählt werden'
export const workNone =
  'Dieses Konto hat keine Tickets, Entwürfe, Antworten, Makros oder geteilten Ansichten.'
export const workLeft = 'Dieses Konto hat noch'
export const workTickets = (count: number) =>
  plural(count, {
    one: '1 Ticket, bis Sie es neu zuweisen',
    other: `${number(count)} Tickets, bis Sie sie neu zuweisen`,
  })
export const workDrafts = (count: number) =>
  plural(count, {
    one: '1 Entwurf, der erhalten bleibt',
    other: `${number(count)} Entwürfe, die erhalten bleiben`,
  })
export const workReplies = (count: number) =>
  plural(count, {
    one: '1 geplante Antwort, die nicht gesendet wird',
    other: `${number(count)} geplante Antworten, die nicht gesendet werden`,
  })
export const workMacros = (count: number) =>
  plural(count, { one: '1 eigenes Makro', other: `${number(count)} eigene Makros` })
export const workViews = (count: number) =>
  plural(count, {
    one: '1 geteilte Ansicht, die für alle verfügbar bleibt',
    other: `${number(count)} geteilte Ansichten, die für alle verfügbar bleiben`,
  })
export const reassignTickets = 'Tickets neu zuweisen'
export const deactivating = 'Wird deaktiviert …'
export const deactivateFailed = 'Das Konto konnte nicht deaktiviert werden'
export const wasDeactivated = (person: string) => `${person} deaktiviert`
export const reactivate = 'Reaktivieren'
export const reactivated = (person: string) => `${person} reaktiviert`
export const reactivatedUninvited = (person: string) =>
  `${person} reaktiviert. Erstellen Sie einen neuen Einladungslink`
export const reactivateFailed = (why: string) => `Das Konto konnte nicht reaktiviert werden. ${why}`

export const twoSteps = 'Anmeldung in zwei Schritten'
export const compulsoryFrom = 'Pflicht ab'
export const whatCompulsoryMeans =
  'Ab diesem Tag müssen Teammitglieder die Anmeldung in zwei Schritten einrichten, bevor sie fortfahren können. Bis dahin werden sie daran erinnert. Lassen Sie das Feld leer, damit sie optional bleibt.'
export const allHave = 'Alle haben sie eingerichtet.'
export const oneHasNot = (person: string) => `${person} hat sie noch nicht eingerichtet.`
export const twoHaveNot = (one: string, other: string) =>
  `${one} und ${other} haben sie noch nicht eingerichtet.`
export const manyHaveNot = (person: string, others: number) =>
  plural(others, {
    one: `${person} und eine weitere Person haben sie noch nicht eingerichtet.`,
    other: `${person} und ${number(others)} weitere Personen haben sie noch nicht eingerichtet.`,
  })

// Problems of an account, for both the form and the server.
export const enterName = 'Geben Sie einen Namen ein'
export const nameTooLong = 'Der Name darf höchstens 100 Zeichen haben'
export const enterEmail = 'Geben Sie eine E-Mail-Adresse ein'

// Answers of the server alone.
export const chooseRole = 'Wählen Sie eine Rolle aus der Liste'
export const nameOneLine = 'Der Name muss in einer Zeile stehen'
export const gone = 'Dieses Konto gibt es nicht.'
export const lastAdmin =
  'Dies ist das letzte Administratorkonto, mit dem sich jemand anmelden kann. Geben Sie zuerst einer anderen Person diese Rolle.'
export const hasNoFactor = 'Für dieses Konto ist keine Anmeldung in zwei Schritten eingerichtet.'
export const isDeactivated = 'Dieses Konto ist deaktiviert. Reaktivieren Sie es zuerst.'
export const nameRequired = 'Geben Sie einen Namen an'
export const hasAccount = (address: string) =>
  `Für ${address} gibt es bereits ein Konto. Geben Sie eine andere E-Mail-Adresse ein.`

// Single sign-on of the team.

export const nobodyListed =
  'Bei einem Ausfall des Identitätsanbieters könnte sich niemand anmelden. Legen Sie zuerst ein Administratorkonto mit Passwort als Notfallkonto fest.'
export const lastListed =
  'Dies ist das letzte Administratorkonto, das sich bei einem Ausfall des Anbieters mit einem Passwort anmelden kann. Legen Sie zuerst ein anderes Notfallkonto fest.'
export const nobodyLeft =
  'Ohne den Anbieter könnte niemand das Portal verwalten: Kein Administratorkonto hat ein Passwort. Erstellen Sie zuerst unter „Team“ für eines einen neuen Einladungslink.'
export const useProvider =
  'Bitte melden Sie sich über Single Sign-on an. Passwörter sind den Notfallkonten vorbehalten.'

export const signInBySignOn = 'Über Single Sign-on anmelden'
export const orByPassword = 'Oder mit einem Passwort'
export const confirmBySignOn = 'Über Single Sign-on bestätigen'
export const confirmBySignOnHint =
  'Sie melden sich erneut bei Ihrem Identitätsanbieter an und kehren auf diese Seite zurück. Nicht gespeicherte Änderungen gehen verloren.'
export const confirmedBySignOn = 'Bestätigt. Wiederholen Sie jetzt Ihre letzte Aktion.'
export const notAskedAgain =
  'Ihr Identitätsanbieter hat keine erneute Anmeldung verlangt, daher ist nichts bestätigt. Melden Sie sich dort ab und versuchen Sie es noch einmal, oder verwenden Sie Ihr Passwort.'

export const signOnTitle = 'Identitätsanbieter'
export const signOnIsOn =
  'Agenten und Administratoren können sich über Ihren eigenen Identitätsanbieter anmelden.'
export const signOnIsOff =
  'Ihr Team meldet sich mit Passwörtern an. Verbinden Sie Ihren Identitätsanbieter, damit es sich mit den bestehenden Konten anmelden kann.'
export const setUpSignOn = 'Single Sign-on einrichten'
export const changeSignOn = 'Single Sign-on ändern'
export const whoMayUsePasswords = 'Anmeldung mit Passwort'
export const everybodyMay = 'Für alle erlaubt'
export const onlyListedMay = 'Nur für Notfallkonten'
export const onlyListedHint =
  'Für den Fall, dass Ihr Identitätsanbieter ausfällt. Notfallkonten legen Sie bei jedem Teammitglied unter „Name und Rolle bearbeiten“ fest.'
export const listOnlyWhileOn = 'Gilt, solange Single Sign-on des Teams eingeschaltet ist.'
export const rulesSaved = 'Anmelderegeln gespeichert'
export const rulesFailed = 'Die Anmelderegeln konnten nicht gespeichert werden'
export const loadingSignOn = 'Anmeldeeinstellungen werden geladen'
export const signOnLoadFailed = 'Die Anmeldeeinstellungen konnten nicht geladen werden'
export const mayUsePassword = 'Notfallkonto: darf sich mit einem Passwort anmelden'
export const emergencyPassword = 'Notfallkonto'
export const yourTeam = 'Ihr Team'
export const choosePasswordRule = 'Wählen Sie eine Regel aus der Liste'
