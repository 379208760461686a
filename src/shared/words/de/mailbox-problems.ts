// Why a mailbox cannot be used, for administrators: what is wrong, and what to do.

export function nameUnknown(host: string) {
  return `Der Name ${host} ist nicht bekannt. Prüfen Sie die Schreibweise.`
}
export function refused(host: string, port: number) {
  return `${host} nimmt an Port ${port} keine Verbindungen an. Prüfen Sie den Port und ob eine Firewall dazwischensteht.`
}
export function noAnswer(host: string, port: number) {
  return `${host} antwortet an Port ${port} nicht. Prüfen Sie den Port und ob eine Firewall dazwischensteht.`
}
export function wrongCertificate(host: string, code: string) {
  return `Das Zertifikat von ${host} ist für diesen Namen nicht gültig (${code}). Geben Sie den Namen an, für den das Zertifikat ausgestellt ist, oder lassen Sie es erneuern.`
}
export const notEncrypted =
  'Der Server spricht an diesem Port nicht die gewählte Verschlüsselung. Üblich sind TLS an Port 993 oder 465 und STARTTLS an 143 oder 587.'
export const noStartTls =
  'Der Server bietet an diesem Port kein STARTTLS an. Wählen Sie TLS und den Port dafür.'
export const plainElsewhere = 'Ohne Verschlüsselung ist nur ein Server auf diesem Rechner erlaubt.'
export function passwordRefused(words: string) {
  return `Der Server lehnt den Benutzernamen oder das Passwort ab. Ist für das Konto die Anmeldung in zwei Schritten eingeschaltet, braucht es ein App-Passwort. Der Server meldete: ${words}`
}
export const microsoftPassword =
  'Microsoft 365 nimmt hier keine Passwörter an. Verbinden Sie das Postfach stattdessen mit einer App-Registrierung: Die Schritte stehen in der Anleitung.'
export const microsoftRefused =
  'Microsoft 365 hat ein Token ausgestellt, und Exchange lehnt es ab. Entweder ist der Service Principal in Exchange Online nicht registriert, oder er hat keine Berechtigung für dieses Postfach: Führen Sie New-ServicePrincipal mit der Objekt-ID der Unternehmensanwendung (nicht der App-Registrierung) und Add-MailboxPermission aus, wie es in der Anleitung steht. Neue Berechtigungen brauchen bis zu einer halben Stunde.'
export function microsoftRoleMissing(role: string) {
  return `Dem Token von Microsoft 365 fehlt die Berechtigung ${role}. Fügen Sie sie der App-Registrierung als „Application permission“ von Office 365 Exchange Online hinzu, und klicken Sie auf „Grant admin consent“.`
}
export const googleRefused =
  'Google hat ein Token ausgestellt, und Gmail lehnt es ab. Prüfen Sie, ob die Adresse ein Postfach mit Lizenz ist und ob IMAP dafür in der Admin-Konsole eingeschaltet ist.'
export function tokenRefused(words: string) {
  return `Der Server lehnt das Token ab. Er meldete: ${words}`
}
export const noTokens =
  'Der Server nimmt keine Tokens (XOAUTH2) an. Prüfen Sie den Namen des Servers.'
export const noInbox = 'Der Posteingang lässt sich nicht öffnen.'
export function noInboxBecause(words: string) {
  return `Der Posteingang lässt sich nicht öffnen. Der Server meldete: ${words}`
}
export const lost = 'Die Verbindung zum Postfach ist abgebrochen.'
export function lostBecause(words: string) {
  return `Die Verbindung zum Postfach ist abgebrochen: ${words}`
}
export function missing(what: string) {
  return `Etwas ist nicht ausgefüllt: ${what}.`
}
export const secretMissing =
  'Für dieses Postfach ist kein Secret gespeichert. Geben Sie es noch einmal ein.'
export const secretUnreadable =
  'Das gespeicherte Secret lässt sich nicht öffnen, weil eine andere Installation es verschlüsselt hat. Geben Sie es noch einmal ein.'
export const smtpClosed =
  'SMTP AUTH ist für dieses Postfach ausgeschaltet. Schalten Sie es ein: Set-CASMailbox -SmtpClientAuthenticationDisabled $false'
export const smtpPasswordEnded =
  'Microsoft 365 nimmt zum Senden keine Passwörter mehr an. Verbinden Sie das Postfach stattdessen mit einer App-Registrierung.'
export function senderRefused(words: string) {
  return `Der Server erlaubt diesem Konto nicht, unter dieser Adresse zu senden. Er meldete: ${words}`
}

export const keyUnreadable =
  'Der Schlüssel des Dienstkontos ist nicht lesbar. Fügen Sie die ganze JSON-Datei ein, die Sie von Google haben.'
export function tokenServerAway(host: string) {
  return `${host} hat kein Token ausgestellt, weil es nicht erreichbar war. Portico fragt von selbst noch einmal.`
}
export function tokenServerSaid(host: string, words: string) {
  return `${host} hat kein Token ausgestellt. Es meldete: ${words}`
}
export const tokenNotUnderstood =
  'Der Server für Tokens hat eine Antwort gegeben, die Portico nicht versteht.'

/** By the number that Microsoft writes before its words. */
export const MICROSOFT_ANSWERS: Record<string, string> = {
  AADSTS7000215:
    'Microsoft kennt dieses Secret nicht. Kopieren Sie den Wert des Client Secrets, nicht dessen ID. Der Wert wird nur einmal angezeigt: Erstellen Sie ein neues Secret, falls Sie ihn nicht mehr haben.',
  AADSTS7000222:
    'Das Client Secret ist abgelaufen. Erstellen Sie in der App-Registrierung unter „Certificates & secrets“ ein neues, und geben Sie hier dessen Wert ein.',
  AADSTS700016:
    'Microsoft findet in diesem Mandanten keine App mit dieser Client-ID. Prüfen Sie beide IDs auf der Übersicht der App-Registrierung.',
  AADSTS7000112:
    'Die App ist in Microsoft Entra ausgeschaltet. Schalten Sie sie unter „Enterprise applications“, „Properties“ ein.',
  AADSTS90002:
    'Microsoft kennt keinen Mandanten mit dieser ID. Kopieren Sie die Verzeichnis-ID (Mandant) von der Übersicht der App-Registrierung.',
  AADSTS900023:
    'Das ist keine ID eines Mandanten. Kopieren Sie die Verzeichnis-ID (Mandant) von der Übersicht der App-Registrierung.',
  AADSTS500011:
    'Exchange Online gehört nicht zu diesem Mandanten, daher gibt es darin kein Postfach, das gelesen werden könnte.',
  AADSTS53003:
    'Eine Richtlinie für bedingten Zugriff verhindert die Anmeldung der App. Nehmen Sie die App davon aus, oder lassen Sie die Adresse dieses Servers zu.',
  AADSTS65001:
    'Niemand hat den Berechtigungen der App zugestimmt. Klicken Sie in der App-Registrierung auf „Grant admin consent“.',
}
/** By what Google calls it, or a part of its words. */
export const GOOGLE_ANSWERS: [string, string][] = [
  [
    'unauthorized_client',
    'Google lässt das Dienstkonto nicht für Postfächer dieser Domain handeln. Fügen Sie in der Admin-Konsole unter „Security“, „API controls“, „Domain-wide delegation“ seine Client-ID mit dem Scope https://mail.google.com/ hinzu. Das dauert einige Minuten, höchstens einen Tag.',
  ],
  [
    'Invalid JWT Signature',
    'Der Schlüssel des Dienstkontos wurde gelöscht oder gehört zu einem anderen. Erstellen Sie einen neuen Schlüssel, und fügen Sie dessen JSON-Datei ein.',
  ],
  [
    'Token must be a short-lived',
    'Die Uhr dieses Servers geht falsch, daher lehnt Google ab, was er signiert. Lassen Sie sie per NTP stellen.',
  ],
  [
    'account not found',
    'Google kennt kein Dienstkonto mit dieser Adresse. Vielleicht wurde es gelöscht.',
  ],
  [
    'Invalid email',
    'Google kennt kein Postfach mit dieser Adresse. Prüfen Sie die Adresse des Postfachs.',
  ],
  [
    'invalid_client',
    'Google kennt das Dienstkonto nicht. Fügen Sie die ganze JSON-Datei seines Schlüssels noch einmal ein.',
  ],
  [
    'disabled_client',
    'Das Dienstkonto ist in der Google Cloud Console ausgeschaltet. Schalten Sie es ein.',
  ],
  ['org_internal', 'Die App ist auf eine andere Organisation bei Google beschränkt.'],
  [
    'invalid_grant',
    'Google lehnt das Dienstkonto für dieses Postfach ab. Prüfen Sie die Adresse des Postfachs und ob der Schlüssel noch da ist.',
  ],
]
