import type { MetadataNote, MetadataProblem } from '#shared/connections/metadata/values.ts'

import { day } from './language.ts'

export const title = 'Metadaten importieren'
export const description =
  'Identitätsanbieter veröffentlichen ihre Werte als Metadaten. Sie sehen, was sich ändern würde, bevor sich etwas ändert.'
export const source = 'Metadaten'
export const sourceHint =
  'Ihre Adresse, die mit https:// beginnt, oder ihr Text. Oder wählen Sie die Datei.'
export const chooseFile = 'Datei wählen'
export const fileLabel = 'Datei mit den Metadaten'
export const read = 'Lesen'
export const reading = 'Wird gelesen …'
export const readFailed = 'Die Metadaten konnten nicht gelesen werden'
export const giveSource = 'Geben Sie die Adresse der Metadaten oder ihren Text an'
export const fileUnreadable = 'Die Datei ist nicht lesbar. Wählen Sie sie noch einmal.'
export const tooLong =
  'Das ist zu viel für einen einzelnen Anbieter. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.'

export const whichProvider = 'Identitätsanbieter'
export const whichProviderHint = 'Die Metadaten führen mehrere auf.'
export const chooseProvider = 'Wählen Sie einen davon'

export const unnamed = 'Was der Anbieter über sich angibt'
export function foundAt(name: string) {
  return `Was ${name} über sich angibt`
}
export const now = 'Jetzt'
export const next = 'Neu'
export const blank = 'Nichts'
export const on = 'Ein'
export const off = 'Aus'
export const unchanged = 'Unverändert'
export const anotherCertificate = 'Ein anderes Zertifikat'
export const keptCertificate =
  'Das jetzige Zertifikat, damit während der Umstellung beide angenommen werden.'
export const allTheSame = 'Alle Werte stehen hier bereits so.'
export const apply = 'Übernehmen'
export const applied =
  'Werte übernommen. Niemand meldet sich mit ihnen an, bevor sie gespeichert sind.'
export const back = 'Zurück'
export const close = 'Schließen'

const NOTES: Record<MetadataNote, (detail: string) => string> = {
  two_certificates: () =>
    'Der Anbieter signiert mit einem von mehreren Zertifikaten. Alle werden angenommen.',
  more_certificates: (names) =>
    `Es gibt mehr Zertifikate, als eine Verbindung haben kann. Weggelassen: ${names}`,
  left_out_certificate: (reason) => `Ein Zertifikat wurde weggelassen. ${reason}`,
  wants_signed_requests: () =>
    'Der Anbieter verlangt signierte Anfragen. Schalten Sie unter „Erweitert“ die Option „Anfragen signieren“ ein, und geben Sie dem Anbieter das Zertifikat dieses Portals, das in dessen Metadaten steht.',
}

export function note(code: MetadataNote, detail: string | null) {
  return NOTES[code](detail ?? '')
}

const PROBLEMS: Record<MetadataProblem, (detail: string) => string> = {
  bad_address: () => 'Geben Sie eine Adresse wie https://login.example.com/metadata an',
  not_https: () =>
    'Metadaten werden nur über https geholt, denn wer sie unterwegs ändern könnte, könnte sich als jede beliebige Person anmelden.',
  not_public: (host) =>
    `${host} führt in ein privates Netz, in dem das Portal niemanden fragt. Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  unknown_host: (host) => `Der Name ${host} ist nicht bekannt. Prüfen Sie die Schreibweise.`,
  refused: (host) => `${host} nimmt keine Verbindungen an. Prüfen Sie die Adresse.`,
  no_answer: (host) =>
    `${host} hat nicht innerhalb von 10 Sekunden geantwortet. Versuchen Sie es erneut, oder wählen Sie die Datei.`,
  wrong_certificate: (code) =>
    `Das Zertifikat dieses Servers ist dafür nicht gültig (${code}). Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  broken_off: (host) => `Die Verbindung zu ${host} ist abgebrochen. Versuchen Sie es erneut.`,
  status: (status) =>
    `Der Server antwortet mit dem Status ${status} statt mit Metadaten. Prüfen Sie die Adresse und ob sie sich ohne Anmeldung lesen lässt.`,
  too_many_redirects: () =>
    'Die Adresse leitet immer weiter um. Geben Sie die an, bei der sie endet.',
  too_large: () =>
    'Unter dieser Adresse liegt mehr als 1 MB. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  web_page: () =>
    'Das ist eine Webseite, vielleicht eine zum Anmelden. Geben Sie die Adresse der Metadaten selbst an, oder wählen Sie die Datei.',
  plain_text: (text) =>
    text === ''
      ? 'Darin steht nichts. Prüfen Sie die Adresse, oder wählen Sie eine andere Datei.'
      : `Das ist Text, keine Metadaten: „${text}“ Kopieren Sie die Metadaten vollständig, oder wählen Sie die Datei.`,
  not_xml: () => 'Das ist kein gültiges XML. Kopieren Sie alles, oder wählen Sie die Datei.',
  too_complex: () =>
    'Das ist zu groß oder zu verschachtelt. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  not_metadata: (name) =>
    `Das ist XML, aber es sind keine SAML-Metadaten: Es beginnt mit <${name}>. Wählen Sie die Föderationsmetadaten des Anbieters.`,
  expired: (ended) =>
    `Diese Metadaten sind am ${day(ended)} abgelaufen. Laden Sie sie beim Anbieter neu herunter.`,
  no_entity_id: () =>
    'In den Metadaten steht nicht, wie der Anbieter heißt (entityID). Laden Sie sie beim Anbieter vollständig neu herunter.',
  own_metadata: () =>
    'Das sind die Metadaten dieses Portals, die der Anbieter braucht. Wählen Sie die Metadaten des Identitätsanbieters.',
  service_provider: () =>
    'Das sind die Metadaten einer Anwendung, und sie führen keinen Identitätsanbieter auf. Wählen Sie die des Identitätsanbieters.',
  not_listed: () =>
    'Der gewählte Anbieter steht nicht mehr in den Metadaten. Lesen Sie sie noch einmal.',
  no_redirect: () =>
    'Der Anbieter nimmt Anmeldeanfragen weder per Weiterleitung (HTTP-Redirect) noch per POST (HTTP-POST) an. Schalten Sie eines davon beim Anbieter ein.',
  bad_entry_point: (address) =>
    `Die Adresse des Anbieters für Anmeldungen beginnt nicht mit https: ${address}`,
  no_certificate: () =>
    'Die Metadaten enthalten kein Signaturzertifikat. Nehmen Sie bei Microsoft Entra die „App Federation Metadata“ der Anwendung.',
  bad_certificate: (reason) => `Das Signaturzertifikat ist nicht verwendbar. ${reason}`,
}

export function problem(code: MetadataProblem, detail: string | null) {
  return PROBLEMS[code](detail ?? '')
}
