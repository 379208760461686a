// What stands in a ticket in place of what a mail does not have.

export const noText = 'Diese E-Mail hat keinen Text.'
export const textInFile = 'Der Text dieser E-Mail ist in einer angehängten Datei.'
export const noSubject = 'E-Mail ohne Betreff'
export const unreadable =
  'Diese E-Mail konnte nicht gelesen werden. Sie ist so angehängt, wie sie eingegangen ist.'
export const onlyBeginning = 'Der Rest dieser E-Mail wurde nicht aufbewahrt.'
export const unknownSender = 'Unbekannter Absender'

// What stands in a ticket for an alert that came to it.
export const alertAgain = (name: string, state: string, rule: string) =>
  `Meldung per E-Mail (${rule}): ${name} ist ${state}.`
export const alertRecovered = (name: string, state: string, rule: string) =>
  `Entwarnung per E-Mail (${rule}): ${name} ist ${state}. Das Ticket bleibt offen, weil jemand daran arbeitet.`
export const alertOver = (name: string, state: string, rule: string) =>
  `Entwarnung per E-Mail (${rule}): ${name} ist ${state}. Ticket geschlossen. Grund: Problem behoben.`

// What an agent is told who decides about mail that is held.
export const pageSize = 'Fragen Sie 1 bis 100 auf einmal ab'
export const gone = 'Diese E-Mail ist nicht mehr da.'
export const rawGone = 'Das Original der E-Mail wird nicht mehr aufbewahrt.'
export const settledAlready =
  'Über diese E-Mail hat schon jemand entschieden. Laden Sie die Seite neu, um zu sehen, wie.'
export const notRestored =
  'Diese E-Mail kann nicht wieder zurückgehalten werden: Sie ist in einem Ticket, oder ihr Text wird nicht mehr aufbewahrt.'
export const bounceNotRestored =
  'Diese E-Mail meldet nur, dass eine andere nicht zugestellt wurde. Es gibt nichts zu entscheiden.'
export const giveNumber = 'Geben Sie die Nummer eines Tickets an, zum Beispiel 1042'
export const noSuchTicket = 'Ein Ticket mit dieser Nummer gibt es nicht'
