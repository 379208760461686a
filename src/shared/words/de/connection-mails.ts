import { plural } from './language.ts'

// Mails about a customer's single sign-on, to administrators and to the customer's technical contacts.

type End = { isOver: boolean; days: number }

function whenItEnds({ isOver, days }: End): string {
  if (isOver) return 'ist abgelaufen'
  if (days === 0) return 'läuft innerhalb eines Tages ab'
  return plural(days, { one: 'läuft in einem Tag ab', other: `läuft in ${days} Tagen ab` })
}

export const openSignOn = 'Single Sign-on öffnen'

export const certificate = {
  subject: (customer: string, end: End) =>
    `Das Signaturzertifikat von ${customer} ${whenItEnds(end)}`,
  fact: (customer: string, { name, day, isOver }: { name: string; day: string; isOver: boolean }) =>
    `Das Zertifikat, mit dem der Identitätsanbieter von ${customer} signiert (${name}), ${isOver ? `ist am ${day} abgelaufen` : `läuft am ${day} ab`}.`,
  watched:
    'Die Metadaten des Anbieters werden täglich gelesen. Ein neues Zertifikat wird dort bemerkt, sobald der Anbieter es veröffentlicht.',
  notWatched:
    'Bitten Sie rechtzeitig um das neue Zertifikat, oder geben Sie die Adresse der Metadaten des Anbieters an: Dann wird es von selbst bemerkt.',
  contactSubject: (customer: string, end: End) =>
    `Single Sign-on von ${customer}: Das Signaturzertifikat ${whenItEnds(end)}`,
  contactWatched: (host: string) =>
    `Erstellen Sie vor diesem Tag ein neues Signaturzertifikat bei Ihrem Identitätsanbieter. Das Support-Portal auf ${host} liest die Metadaten Ihres Anbieters täglich und bemerkt es dort.`,
  contactNotWatched: (host: string) =>
    `Erstellen Sie vor diesem Tag ein neues Signaturzertifikat bei Ihrem Identitätsanbieter. Schicken Sie es dem Betreiber des Support-Portals auf ${host}, bevor Ihr Anbieter damit signiert. Sonst kann sich dort niemand mehr anmelden.`,
  contactReason: (host: string) =>
    `Sie erhalten diese E-Mail, weil Sie auf ${host} als technischer Kontakt Ihrer Organisation hinterlegt sind.`,
}

/** What was seen in a provider's metadata. */
export const metadata = {
  newSubject: (customer: string) => `${customer} hat ein neues Signaturzertifikat`,
  otherSubject: (customer: string) =>
    `Der Identitätsanbieter von ${customer} hat andere Einstellungen`,
  offered: (customer: string) =>
    `Die Metadaten des Identitätsanbieters von ${customer} stimmen nicht mehr mit dem überein, womit sich die Personen anmelden.`,
  now: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  next: (certificates: string) => `Mit dem neuen angenommen: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity-ID: bisher ${before}, in den Metadaten steht ${after}.`,
  entryPoint: (before: string, after: string) =>
    `Entry Point: bisher ${before}, in den Metadaten steht ${after}.`,
  nothingChanged:
    'Es wurde nichts geändert. Sehen Sie es sich an, und übernehmen Sie, was richtig ist.',
  takenSubject: (customer: string) => `Das neue Signaturzertifikat von ${customer} wird angenommen`,
  taken: (customer: string) =>
    `Der Identitätsanbieter von ${customer} veröffentlicht ein neues Signaturzertifikat. Es wurde aus den Metadaten übernommen. Das bisherige wird weiter angenommen, bis es nicht mehr verwendet wird. Sie müssen nichts tun.`,
  accepted: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, gültig bis ${day}, SHA-256 ${fingerprint}`,
}
