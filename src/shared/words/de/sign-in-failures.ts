import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const counted = {
  none: 'Keine Anmeldefehler gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Art von Anmeldefehlern gefunden`,
      other: `${number(count)} Arten von Anmeldefehlern gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Die erste Art von Anmeldefehlern wird angezeigt',
      other: `Die ersten ${number(count)} Arten von Anmeldefehlern werden angezeigt`,
    }),
}

export const title = 'Anmeldefehler'
export const about =
  'Anmeldungen, die in den letzten 30 Tagen fehlgeschlagen sind, und was zu ändern ist.'
export const searchLabel = 'Nach einem Code suchen'
export const searchPlaceholder = 'Code von der Anmeldeseite …'
export const failedToLoad = 'Die Anmeldefehler konnten nicht geladen werden'
export const loading = 'Die Anmeldefehler werden geladen'

export const noneWithCode = 'Kein Anmeldefehler hat diesen Code'
export const codesAreKept =
  'Codes werden 30 Tage aufbewahrt. 0, 1, A, E, I, L, O, U und Y kommen darin nie vor.'
export const showAll = 'Alle anzeigen'
export const none = 'Keine fehlgeschlagenen Anmeldungen'
export const willAppear =
  'Hier erscheinen fehlgeschlagene Anmeldungen mit ihrem Code und dem, was zu ändern ist.'

export const noCustomer = 'Kein Kunde'
export const yourTeam = 'Ihr Team'
export const times = (count: number) =>
  plural(count, { one: 'Einmal', other: `${number(count)}-mal` })
export const stops = (people: number) =>
  plural(people, {
    one: '1 Person betroffen',
    other: `${number(people)} Personen betroffen`,
  })
export const stopped = (people: number) =>
  plural(people, {
    one: 'Eine Person war betroffen.',
    other: `${number(people)} Personen waren betroffen.`,
  })
export const worksAgain = 'Funktioniert wieder'
export const since = <Part>(time: Part) => rich`seit ${time}`
export const lastAt = <Part>(time: Part) => rich`zuletzt ${time}`
export const personRead = (sentence: string) => `Angezeigte Meldung: „${sentence}“`
export const newestOf = (shown: number, count: number) =>
  `Die neuesten ${number(shown)} von ${number(count)} werden angezeigt. Suchen Sie nach einem Code, um eine andere zu finden.`

export const change = (setting: string) => `„${setting}“ ändern`
export const openPeople = 'Personen öffnen'
export const openCodes = 'E-Mail-Codes öffnen'
export const openGuide = (part: string) => `${part} öffnen`
export const failuresOf = (what: string) => `Anmeldefehler: ${what}`
export const code = 'Code'
export const when = 'Wann'
export const expected = 'Erwartet'
export const received = 'Erhalten'

// The parts of the set-up guide.
export const guideValues = 'Werte für den Anbieter'
export const guideAttributes = 'Erforderliche Attributzuordnung'
export const guideSteps = 'Schritte beim Anbieter'
export const guideBringBack = 'Werte vom Anbieter'
export const guideSettings = 'Empfohlene Einstellungen'
export const guideProblems = 'Fehlerbehebung'

// Answers of the server.
export const noSuchCode = 'Keine fehlgeschlagene Anmeldung der letzten 30 Tage hat diesen Code.'
export const searchForCode = 'Geben Sie einen Code mit 8 Zeichen ein'
export const giveCustomer = 'Geben Sie die ID eines Kunden an'
export const giveLimit = 'Geben Sie eine Zahl von 1 bis 100 an'

// Expected or received values of an answer, for refused sign-ins with more exact details.

export const details = {
  none: () => 'keine Angabe',
  oneOf: (...names: string[]) => names.join(' oder '),

  // Times.
  ourClock: (time: string) => `unsere Uhr zeigt ${time}`,
  notBefore: (time: string) => `NotBefore ${time}`,
  notOnOrAfter: (time: string) => `NotOnOrAfter ${time}`,
  noIssueInstant: () => 'IssueInstant ist keine Zeitangabe.',
  noSessionEnd: () => 'SessionNotOnOrAfter ist keine Zeitangabe.',
  noInstant: (element: string) => `Eine Zeitangabe in ${element} ist ungültig.`,
  endMissing: () => 'NotOnOrAfter fehlt.',

  // How the answer is built.
  notBase64: () => 'SAMLResponse ist kein Base64.',
  notUtf8: () => 'Die Antwort ist kein UTF-8-Text.',
  controlCharacter: () => 'Die Antwort enthält ein Steuerzeichen.',
  badTag: () => 'Ein Tag ist kein wohlgeformtes XML.',
  notXml: () => 'Die Antwort ist kein wohlgeformtes XML.',
  decryptedNotXml: () => 'Die entschlüsselte Assertion ist kein XML.',
  mostBytes: (count: string) => `höchstens ${count} Bytes`,
  mostCharacters: (count: string) => `höchstens ${count} Zeichen in einem Tag`,
  mostElements: (count: string) => `höchstens ${count} Elemente`,
  mostAttributes: (count: string) => `höchstens ${count} Attribute`,
  mostOfElement: (count: string) => `höchstens ${count} Attribute an einem Element`,
  mostNames: (count: string) => `höchstens ${count} verschiedene Elementnamen`,
  mostLevels: (count: string) => `höchstens ${count} Ebenen`,
  noAssertionId: () => 'Die Assertion hat keine ID.',
  severalConditions: () => 'Die Assertion hat nicht genau ein Element Conditions.',
  severalSubjects: () => 'Die Assertion hat mehr als ein Subject.',
  severalNames: () => 'Die Assertion hat mehr als eine NameID.',
  assertions: (count: string) => `${count} Assertions`,
  notAChild: () => 'Die Assertion steht nicht direkt in der Antwort.',
  issuerOfResponse: () => 'Aussteller der Antwort',
  notOneStatus: () => 'kein Status oder mehrere',
  noAttributes: () => 'keine Attribute',
  attributes: (names: string) => `Attribute ${names}`,

  // Signature and encryption.
  severalSignatures: () => 'Das Element trägt mehr als eine Signatur.',
  straySignature: () => 'Eine Signatur steht an einer Stelle, an der SAML keine hat.',
  oddSignature: () => 'Die Signatur ist nicht so aufgebaut, wie SAML es beschreibt.',
  notOneReference: () => 'Die Signatur hat nicht genau einen Verweis.',
  otherReference: () =>
    'Die Signatur bezieht sich auf etwas anderes als das Element, in dem sie steht.',
  severalParameters: () => 'Eine Transformation der Signatur hat mehr als einen Parameter.',
  oddTransforms: () => 'Die Signatur verwendet nicht die beiden üblichen Transformationen.',
  cbcUnsigned: () => 'AES-CBC wird nur in einer Antwort angenommen, die als Ganzes signiert ist.',
  notOneKey: () => 'Es gibt nicht genau einen verschlüsselten Schlüssel mit seinen Daten.',
  encryptedFor: (fingerprint: string) => `Für das Zertifikat ${fingerprint} verschlüsselt`,

  // A message to sign a person out.
  namesNotOne: () => 'Die Anfrage nennt niemanden oder mehrere.',
  nameEmpty: () => 'Die NameID ist leer.',
  encryptedNoName: () => 'Was verschlüsselt war, ist keine NameID.',
  notDeflated: () => 'Die Nachricht ist nicht komprimiert (Deflate) oder kein Base64.',
  messageNotUtf8: () => 'Die Nachricht ist kein UTF-8-Text.',
  messageNotXml: () => 'Die Nachricht ist kein wohlgeformtes XML.',
  partTwice: () => 'In der Adresse steht ein Teil der Nachricht zweimal.',
  noUsableId: () => 'Die Nachricht hat keine verwendbare ID.',
  severalOfMessage: () => 'Die Nachricht trägt mehr als eine Signatur.',

  // Customer of the sign-in.
  noCustomer: (id: string) => `Kein Kunde hat die ID ${id}`,
  customerDeleted: () => 'Der Kunde wurde gelöscht',
  signOnOff: () => 'Single Sign-on ist ausgeschaltet',
  customerInactive: () => 'Der Kunde ist inaktiv',
  noAccount: () => 'Kein Konto des Teams hat diese Adresse. Laden Sie die Person zuerst ein.',
}

// Explanations of refused sign-ins in the admin area; the person's own are in
// `sign-in-refusals.ts`.

type Explanation = {
  title: string
  /** Its meaning, and the fix. */
  text: string
  /** Shown where the refusal itself has nothing more exact. */
  expected: string
  received: string
}

export const explanations: Record<SignInRefusal, Explanation> = {
  malformed: {
    title: 'Die Antwort war nicht lesbar',
    text: 'Die Antwort ist kein Base64 eines wohlgeformten XML-Dokuments. Sehen Sie sie sich im Browser mit einem SAML-Tracer an; vielleicht hat ein Proxy oder eine eigene Seite zwischen Identitätsanbieter und Portal sie verändert.',
    expected: 'Base64 eines wohlgeformten XML-Dokuments',
    received: 'Etwas anderes',
  },
  too_large: {
    title: 'Die Antwort ist zu groß',
    text: 'Die Antwort ist größer, als dieses Portal liest. Meist wird eine Liste von Gruppen gesendet: Geben Sie für diese Anwendung nur email, firstName und lastName frei.',
    expected: 'Höchstens 262.144 Bytes',
    received: 'Mehr als das',
  },
  too_complex: {
    title: 'Die Antwort hat zu viele Teile',
    text: 'Die Antwort hat mehr Elemente, Attribute oder Ebenen, als dieses Portal liest. Meist wird eine Liste von Gruppen oder Rollen gesendet: Geben Sie für diese Anwendung nur email, firstName und lastName frei.',
    expected: 'Nur email, firstName und lastName',
    received: 'Mehr Elemente, als gelesen werden',
  },
  doctype: {
    title: 'Die Antwort hat einen Dokumenttyp',
    text: 'Die Antwort enthält eine Dokumenttyp-Deklaration. SAML verwendet keine, und sie eignen sich für Angriffe, daher werden sie immer abgelehnt. Entfernen Sie sie aus der Vorlage beim Identitätsanbieter.',
    expected: 'Keine Dokumenttyp-Deklaration',
    received: 'Eine Dokumenttyp-Deklaration',
  },
  forbidden_markup: {
    title: 'Die Antwort enthält verstecktes Markup',
    text: 'Die Antwort enthält einen Kommentar, einen CDATA-Abschnitt oder eine Verarbeitungsanweisung. Damit wurde Software schon dazu gebracht, einen anderen Namen zu lesen als den signierten, daher werden sie immer abgelehnt. Entfernen Sie sie aus der Vorlage beim Identitätsanbieter.',
    expected: 'Nur Elemente und Text',
    received: 'Ein Kommentar, ein CDATA-Abschnitt oder eine Verarbeitungsanweisung',
  },
  unexpected_message: {
    title: 'Die Nachricht ist keine Anmeldeantwort',
    text: 'Die Nachricht ist keine SAML-Antwort auf eine Anmeldung. Prüfen Sie, ob die ACS-URL aus der SSO-Anleitung nur als Antwortadresse und nicht als Abmeldeadresse eingetragen ist.',
    expected: 'Response',
    received: 'Eine andere Nachricht',
  },
  wrong_namespace: {
    title: 'Die Antwort ist nicht SAML 2.0',
    text: 'Ein Element der Antwort ist nicht im XML-Namensraum von SAML 2.0. Prüfen Sie, ob die Anwendung beim Identitätsanbieter SAML 2.0 verwendet.',
    expected: 'Die Namensräume von SAML 2.0',
    received: 'Ein anderer Namensraum',
  },
  wrong_version: {
    title: 'Die Antwort ist nicht SAML 2.0',
    text: 'Die Antwort oder ihre Assertion hat nicht die SAML-Version 2.0. Wählen Sie für die Anwendung beim Identitätsanbieter SAML 2.0.',
    expected: '2.0',
    received: 'Eine andere Version',
  },
  status: {
    title: 'Der Identitätsanbieter hat die Anmeldung abgelehnt',
    text: 'Der Identitätsanbieter hat mit einem Fehler statt mit einer Anmeldung geantwortet. Die Ursache steht in seinem eigenen Protokoll. InvalidNameIDPolicy: Stellen Sie das NameID-Format auf emailAddress. NoAuthnContext: Schalten Sie „Angeforderten Authentifizierungskontext weglassen“ ein. RequestDenied oder AuthnFailed: Prüfen Sie, ob die Person der Anwendung zugewiesen ist.',
    expected: 'Success',
    received: 'Ein Fehler',
  },
  no_assertion: {
    title: 'Die Antwort enthält keine Assertion',
    text: 'Ohne Assertion ist unklar, wer sich anmeldet. Sehen Sie im Protokoll des Identitätsanbieters nach dieser Anmeldung.',
    expected: 'Eine Assertion',
    received: 'Keine Assertion',
  },
  several_assertions: {
    title: 'Die Antwort nennt mehrere Personen',
    text: 'Die Antwort enthält mehr als eine Assertion. Angenommen wird genau eine, damit kein Zweifel besteht, um wen es geht. Falls der Identitätsanbieter das nicht so gesendet hat, könnte jemand die Antwort manipuliert haben.',
    expected: 'Eine Assertion',
    received: 'Mehrere Assertions',
  },
  encrypted_assertion: {
    title: 'Die Antwort ist verschlüsselt',
    text: 'Der Identitätsanbieter verschlüsselt, was er sendet; diese Verbindung erwartet das nicht. Schalten Sie „Verschlüsselte Assertions annehmen“ ein, oder schalten Sie die Verschlüsselung für diese Anwendung aus. Namenskennungen und Attribute dürfen nur zusammen mit der ganzen Assertion verschlüsselt sein.',
    expected: 'Eine unverschlüsselte Assertion',
    received: 'Eine verschlüsselte',
  },
  decryption_failed: {
    title: 'Die Antwort lässt sich nicht entschlüsseln',
    text: 'Die Assertion wurde nicht für einen Schlüssel dieses Portals verschlüsselt oder unterwegs verändert. Meist hat der Identitätsanbieter ein älteres Zertifikat des Portals: Geben Sie ihm das Zertifikat aus der SSO-Anleitung, oder lassen Sie ihn die Metadaten des Portals noch einmal lesen.',
    expected: 'Verschlüsselt für das Zertifikat in den Metadaten des Portals',
    received: 'Etwas, das kein Schlüssel dieses Portals öffnet',
  },
  weak_encryption: {
    title: 'Die Verschlüsselung wird nicht angenommen',
    text: 'Der Identitätsanbieter verwendet ein Verfahren, das nicht angenommen wird. Wählen Sie AES-GCM (AES-128-GCM oder AES-256-GCM) mit RSA-OAEP. AES-CBC können Angreifer lesen, wenn die Antwort nicht als Ganzes signiert ist: Wenn der Anbieter nichts anderes hat, lassen Sie ihn außer der Assertion auch die Antwort signieren.',
    expected: 'AES-GCM mit RSA-OAEP',
    received: 'Ein anderes Verfahren',
  },
  duplicate_id: {
    title: 'Eine ID kommt zweimal vor',
    text: 'Zwei Elemente der Antwort tragen dieselbe ID, sodass nicht klar ist, welches signiert wurde. Falls der Identitätsanbieter das nicht so gesendet hat, könnte jemand die Antwort manipuliert haben.',
    expected: 'Jede ID einmal',
    received: 'Dieselbe ID zweimal',
  },
  no_signature: {
    title: 'Die Antwort ist nicht signiert',
    text: 'Weder die Antwort noch die Assertion ist signiert. Schalten Sie beim Identitätsanbieter das Signieren von Assertions ein. Solange „Signaturen der Antwort prüfen“ aus ist, zählt eine Signatur der Antwort nicht, und die Assertion muss signiert sein.',
    expected: 'Eine Signatur der Assertion oder der Antwort',
    received: 'Keine Signatur',
  },
  bad_signature: {
    title: 'Die Signatur passt nicht',
    text: 'Die Signatur passt zu keinem Zertifikat dieser Verbindung, oder die Nachricht wurde nach dem Signieren verändert. Tragen Sie nach einem Zertifikatswechsel das neue unter „X.509-Zertifikat“ und das alte unter „Bisheriges Zertifikat“ ein.',
    expected: 'Eine Signatur, die zu einem Zertifikat dieser Verbindung passt',
    received: 'Eine Signatur, die nicht passt',
  },
  weak_algorithm: {
    title: 'Der Signaturalgorithmus ist schwach',
    text: 'Die Signatur verwendet einen Algorithmus, der nicht angenommen wird; meist ist es SHA-1. Wählen Sie beim Identitätsanbieter RSA-SHA256 als Signaturalgorithmus und SHA-256 als Digest-Algorithmus.',
    expected: 'RSA-SHA256 und SHA-256',
    received: 'Ein anderer Algorithmus',
  },
  bad_certificate: {
    title: 'Das Zertifikat ist nicht lesbar',
    text: 'Kein Zertifikat dieser Verbindung ist lesbar. Fügen Sie das Signaturzertifikat des Identitätsanbieters noch einmal ein, als PEM-Text oder als Base64-Text aus seinen Metadaten.',
    expected: 'Ein Zertifikat als PEM oder Base64',
    received: 'Kein lesbares Zertifikat',
  },
  wrong_issuer: {
    title: 'Der Aussteller stimmt nicht überein',
    text: 'Der Aussteller in der Antwort stimmt nicht mit „Entity-ID / Aussteller“ dieser Verbindung überein. Beide müssen genau gleich sein, auch bei http oder https und einem Schrägstrich am Ende.',
    expected: 'Die Entity-ID dieser Verbindung',
    received: 'Ein anderer Aussteller',
  },
  wrong_destination: {
    title: 'Das Ziel ist nicht unsere ACS-URL',
    text: 'Die Destination der Antwort ist nicht unsere ACS-URL. Kopieren Sie die ACS-URL aus der SSO-Anleitung zum Identitätsanbieter. Unterscheiden sich die Adressen nur in Schema oder Host, prüfen Sie PUBLIC_URL dieser Installation.',
    expected: 'Unsere ACS-URL',
    received: 'Eine andere Adresse',
  },
  wrong_recipient: {
    title: 'Der Empfänger ist nicht unsere ACS-URL',
    text: 'Der Recipient in der Assertion ist nicht unsere ACS-URL. Kopieren Sie die ACS-URL aus der SSO-Anleitung zum Identitätsanbieter; manche nennen das Feld „Recipient“.',
    expected: 'Unsere ACS-URL',
    received: 'Eine andere Adresse',
  },
  wrong_audience: {
    title: 'Die Audience ist nicht unsere Entity-ID',
    text: 'Die Audience der Assertion ist nicht unsere Entity-ID (oder nicht die „Audience-Beschränkung“ dieser Verbindung, falls eine gesetzt ist). Kopieren Sie die Entity-ID aus der SSO-Anleitung zum Identitätsanbieter, ohne Schrägstrich am Ende.',
    expected: 'Unsere Entity-ID',
    received: 'Eine andere Audience',
  },
  no_bearer_confirmation: {
    title: 'Die Antwort ist unvollständig',
    text: 'Der Assertion fehlt eine SubjectConfirmation vom Typ Bearer mit Ablaufzeit, die für Anmeldungen im Browser nötig ist. Wählen Sie beim Identitätsanbieter das Profil Web Browser SSO mit dem Binding HTTP-POST.',
    expected: 'Eine Bearer SubjectConfirmation mit NotOnOrAfter',
    received: 'Keine',
  },
  missing_in_response_to: {
    title: 'Die Anmeldung begann beim Identitätsanbieter',
    text: 'Die Assertion sagt nicht, auf welche Anfrage sie antwortet: Die Anmeldung wurde beim Identitätsanbieter begonnen. Tragen Sie dort die SSO-URL aus der SSO-Anleitung als Start- oder Anmelde-URL ein, oder schalten Sie „Feld InResponseTo prüfen“ aus, um solche Anmeldungen anzunehmen.',
    expected: 'InResponseTo mit der ID unserer Anfrage',
    received: 'Kein InResponseTo',
  },
  in_response_to_mismatch: {
    title: 'Antwort und Assertion beantworten verschiedene Anfragen',
    text: 'Die Antwort und ihre Assertion nennen verschiedene Anfragen, auf die sie antworten. Falls der Identitätsanbieter das nicht so gesendet hat, könnte jemand die Antwort manipuliert haben.',
    expected: 'Dasselbe InResponseTo in Antwort und Assertion',
    received: 'Zwei verschiedene Werte',
  },
  not_yet_valid: {
    title: 'Die Antwort ist auf die Zukunft datiert',
    text: 'Die Assertion ist noch nicht gültig. Prüfen Sie die Uhren des Identitätsanbieters und dieses Servers; ein Unterschied von bis zu 60 Sekunden wird hingenommen.',
    expected: 'Eine Zeit, die unserer nicht voraus ist',
    received: 'Eine spätere Zeit',
  },
  expired: {
    title: 'Die Antwort ist abgelaufen',
    text: 'Die Assertion ist nicht mehr gültig. Falls das oft vorkommt, prüfen Sie die Uhren des Identitätsanbieters und dieses Servers; ein Unterschied von bis zu 60 Sekunden wird hingenommen.',
    expected: 'Eine Antwort, die nicht abgelaufen ist',
    received: 'Eine abgelaufene Antwort',
  },
  too_old: {
    title: 'Die Antwort ist zu alt',
    text: 'Die Assertion wurde vor zu langer Zeit ausgestellt, um jetzt noch zu gelten, auch wenn der Identitätsanbieter sie länger gültig gemacht hat. Prüfen Sie die Uhren des Identitätsanbieters und dieses Servers und ob die Person von einer Seite dazwischen aufgehalten wurde.',
    expected: 'Eine Assertion der letzten 15 Minuten',
    received: 'Eine ältere',
  },
  session_expired: {
    title: 'Die Sitzung beim Identitätsanbieter ist beendet',
    text: 'Laut der Assertion ist die Sitzung beim Identitätsanbieter (SessionNotOnOrAfter) schon vorbei. Prüfen Sie dort die Länge der Sitzung und die Uhr.',
    expected: 'Eine Sitzung, die andauert',
    received: 'Eine, die beendet ist',
  },
  unsupported_condition: {
    title: 'Unbekannte Bedingung',
    text: 'Die Assertion trägt eine Bedingung, die dieses Portal nicht kennt und daher nicht übergehen darf. Entfernen Sie sie beim Identitätsanbieter.',
    expected: 'AudienceRestriction, OneTimeUse oder ProxyRestriction',
    received: 'Eine andere Bedingung',
  },
  sign_out_refused: {
    title: 'Eine Abmeldung wurde abgelehnt',
    text: 'Der Identitätsanbieter wollte jemanden an diesem Portal abmelden oder hat auf eine solche Anfrage geantwortet, mit einer Nachricht, die nicht angenommen werden kann. Sie hat daher niemanden abgemeldet. SAML-Nachrichten müssen mit einem Zertifikat der Verbindung per RSA-SHA256 signiert sein, den Aussteller und die Adresse dieses Portals nennen und aktuell sein. Logout-Token von OpenID Connect müssen mit einem veröffentlichten Schlüssel des Anbieters signiert sein, den Aussteller und die Client-ID nennen, aktuell sein und dürfen nur einmal ankommen.',
    expected:
      'Ein signierter LogoutRequest, eine signierte LogoutResponse oder ein signiertes Logout-Token',
    received: 'Eine Nachricht, die nicht angenommen wird',
  },
  no_email: {
    title: 'Es kam keine E-Mail-Adresse',
    text: 'Mit der Assertion kam keine E-Mail-Adresse. Ordnen Sie beim Identitätsanbieter das Attribut „email“ zu, wie es die SSO-Anleitung zeigt, und prüfen Sie, ob das E-Mail-Feld der Person ausgefüllt ist.',
    expected: 'Das Attribut email',
    received: 'Kein solches Attribut',
  },
  several_emails: {
    title: 'Es kamen mehrere E-Mail-Adressen',
    text: 'Das Attribut email enthält mehrere verschiedene Adressen. Ordnen Sie ihm ein Feld mit genau einer zu, etwa die primäre E-Mail-Adresse.',
    expected: 'Eine E-Mail-Adresse',
    received: 'Mehrere',
  },
  invalid_email: {
    title: 'Die E-Mail-Adresse ist nicht verwendbar',
    text: 'Das Attribut email enthält keine einzelne, einfache E-Mail-Adresse. Der Teil vor dem @ darf lateinische Buchstaben, Ziffern und die üblichen Zeichen enthalten. Ordnen Sie dem Attribut die primäre E-Mail-Adresse der Person zu.',
    expected: 'Eine einfache E-Mail-Adresse',
    received: 'Etwas anderes',
  },
  customer_unavailable: {
    title: 'Single Sign-on ist nicht verfügbar',
    text: 'Dieser Kunde ist gelöscht oder inaktiv, oder sein Single Sign-on ist ausgeschaltet; oder die Adresse, an der die Antwort ankam, gehört zu keinem Kunden. Schalten Sie es im Formular des Kunden ein, oder kopieren Sie die ACS-URL aus der SSO-Anleitung zum Identitätsanbieter.',
    expected: 'Ein aktiver Kunde mit Single Sign-on',
    received: 'Keiner unter dieser Adresse',
  },
  address_not_allowed: {
    title: 'Das Netz ist nicht erlaubt',
    text: 'Die Adresse, von der die Anmeldung kam, gehört nicht zu den IP-Beschränkungen dieser Verbindung. Falls jede Anmeldung von derselben Adresse zu kommen scheint, prüfen Sie TRUST_PROXY dieser Installation.',
    expected: 'Eine Adresse aus den IP-Beschränkungen',
    received: 'Eine andere Adresse',
  },
  foreign_domain: {
    title: 'Die E-Mail-Domain stimmt nicht überein',
    text: 'Die E-Mail-Adresse gehört zu keiner der hier hinterlegten E-Mail-Domains. Lassen Sie ihre Domain ergänzen, oder lassen Sie den Identitätsanbieter die Adresse senden, die die Person in einer davon verwendet.',
    expected: 'Eine der hier hinterlegten E-Mail-Domains',
    received: 'Eine andere Domain',
  },
  domain_not_proven: {
    title: 'Die E-Mail-Domain ist nicht nachgewiesen',
    text: 'Nachgewiesene Domains sind Pflicht, und der DNS-Eintrag dieser Domain wurde nicht gefunden. Fügen Sie den TXT-Eintrag hinzu, der unter „Domainnachweis“ steht, und prüfen Sie ihn dort. Administratoren können die Pflicht auch später beginnen lassen.',
    expected: 'Eine nachgewiesene Domain',
    received: 'Eine Domain ohne ihren Eintrag',
  },
  unknown_request: {
    title: 'Die Anfrage ist unbekannt oder abgelaufen',
    text: 'Die Antwort gehört zu einer Anfrage, die dieses Portal nicht gestellt hat, die mehr als 30 Minuten alt ist oder die bereits beantwortet wurde. Das geschieht auch, wenn jemand im Browser zurückgeht und das Formular noch einmal sendet.',
    expected: 'Eine Anfrage, die seit höchstens 30 Minuten offen ist',
    received: 'Eine Anfrage, die nicht offen ist',
  },
  other_browser: {
    title: 'In einem anderen Browser begonnen',
    text: 'Die Anfrage wurde für einen anderen Browser gestellt. Entweder verwirft der Browser das Cookie der Anmeldung (es braucht SameSite=None und Secure, das Portal muss also über https laufen), oder jemand hat einen Link erhalten, um die Anmeldung eines Fremden abzuschließen.',
    expected: 'Das Cookie des Browsers, der die Anmeldung begonnen hat',
    received: 'Kein solches Cookie oder ein anderes',
  },
  replayed: {
    title: 'Die Antwort wurde schon verwendet',
    text: 'Dieselbe Assertion wurde ein zweites Mal vorgelegt. Das kann geschehen, wenn jemand die Seite neu lädt oder das Formular noch einmal sendet. Hat das niemand getan, wurde die Assertion vielleicht gestohlen.',
    expected: 'Eine neue Assertion',
    received: 'Eine bereits verwendete',
  },
  code_wrong: {
    title: 'Ein falscher E-Mail-Code wurde eingegeben',
    text: 'Die Ziffern stimmen nicht mit dem neuesten Code für diese Adresse überein. Jeder neue Code ersetzt den vorigen. Bitten Sie die Person, die neueste E-Mail zu verwenden.',
    expected: 'Der neueste Code für diese Adresse',
    received: 'Ein anderer Code',
  },
  code_expired: {
    title: 'Der E-Mail-Code ist abgelaufen',
    text: 'Ein Code gilt einmal und 10 Minuten lang. Kommen E-Mails später an, prüfen Sie Ihre ausgehenden E-Mails und den Spamfilter der Person.',
    expected: 'Ein unverbrauchter Code aus den letzten 10 Minuten',
    received: 'Ein abgelaufener oder verbrauchter Code oder keiner',
  },
  code_used_up: {
    title: 'Zu viele falsche E-Mail-Codes',
    text: 'Nach 5 falschen Codes wird 10 Minuten lang kein Code angenommen oder gesendet. Hat die Person sie nicht selbst eingegeben, hat vielleicht jemand anderes einen Code angefordert und versucht, ihn zu erraten.',
    expected: 'Weniger als 5 falsche Codes',
    received: '5 oder mehr falsche Codes',
  },
  code_other_browser: {
    title: 'E-Mail-Code aus einem anderen Browser',
    text: 'Ein Code gilt nur in dem Browser, in dem er angefordert wurde. Bitten Sie die Person, ihn dort einzugeben. Hat sie keinen angefordert, war es jemand anderes, konnte den Code aber nicht verwenden.',
    expected: 'Der Browser, in dem der Code angefordert wurde',
    received: 'Ein anderer Browser',
  },
  code_not_allowed: {
    title: 'E-Mail-Codes sind für diese Person nicht erlaubt',
    text: 'Der Code war richtig, aber seit der Anforderung wurden E-Mail-Codes für diesen Kunden ausgeschaltet, oder die Person ist nicht aufgeführt. Ändern Sie das auf der Seite „Single Sign-on“ des Kunden unter „E-Mail-Codes“.',
    expected: 'Eine Adresse, die sich mit E-Mail-Code anmelden darf',
    received: 'Eine Adresse, die es nicht darf',
  },
  passkey_wrong: {
    title: 'Der Passkey konnte nicht bestätigt werden',
    text: 'Die Signatur galt für eine andere Website oder stammte von einem anderen Schlüssel, das Gerät hat nicht geprüft, wer es benutzt, oder sein Zähler lief rückwärts wie bei einem kopierten Schlüssel. Die Person soll es noch einmal versuchen. Schlägt es weiter fehl, soll sie den Passkey entfernen und neu hinzufügen.',
    expected: 'Eine gültige Signatur mit Prüfung der Person',
    received: 'Eine, die sich nicht bestätigen ließ',
  },
  passkey_expired: {
    title: 'Die Passkey-Anfrage ist abgelaufen',
    text: 'Eine Anfrage für einen Passkey gilt einmal und 5 Minuten lang. Die Person soll von vorn beginnen.',
    expected: 'Eine unverbrauchte Anfrage aus den letzten 5 Minuten',
    received: 'Eine abgelaufene oder verbrauchte Anfrage',
  },
  passkey_other_browser: {
    title: 'Passkey aus einem anderen Browser',
    text: 'Ein Passkey muss in dem Browser verwendet werden, in dem die Anmeldung begonnen wurde, und Cookies müssen erlaubt sein. Die Person soll dort von vorn beginnen. Hat sie nie begonnen, sollte sie vielleicht jemand anderen anmelden.',
    expected: 'Der Browser, in dem die Anmeldung begonnen wurde',
    received: 'Ein anderer Browser',
  },
  passkey_unknown: {
    title: 'Unbekannter Passkey',
    text: 'Keine Person dieses Kunden hat diesen Passkey in ihrem Konto. Er wurde dort entfernt oder gehört zu einem Konto bei einem anderen Kunden. Die Person soll sich anders anmelden und den Passkey neu hinzufügen.',
    expected: 'Ein Passkey einer Person des Kunden',
    received: 'Ein unbekannter Passkey',
  },
  passkey_not_allowed: {
    title: 'Passkeys gelten bei diesem Kunden derzeit nicht',
    text: 'Der Passkey war richtig. Mit Passkey anmelden kann man sich aber nur, solange der Notfallzugang geöffnet ist, oder wenn alle beim Kunden E-Mail-Codes verwenden dürfen und es keinen Identitätsanbieter gibt. Ist der Anbieter ausgefallen, öffnen Sie den Notfallzugang auf der Seite „Single Sign-on“ des Kunden.',
    expected: 'Notfallzugang oder E-Mail-Codes für alle',
    received: 'Keines von beidem',
  },
  person_deactivated: {
    title: 'Die Person ist deaktiviert',
    text: 'Diese Person ist deaktiviert, oder die Adresse gehört jemandem, der sich nicht anmelden darf. Administratoren können sie unter „Personen“ reaktivieren.',
    expected: 'Eine Person, die sich anmelden darf',
    received: 'Eine Person, die es nicht darf',
  },
  oidc_malformed_return: {
    title: 'Die Antwort ist nicht lesbar',
    text: 'Die Adresse, die der Browser zurückgebracht hat, enthält nicht genau einen Code, oder sie enthält ein Token, das zu einem anderen Ablauf gehört. Wählen Sie beim Identitätsanbieter für diese Anwendung den Authorization Code Flow.',
    expected: 'Ein Code und ein State',
    received: 'Etwas anderes',
  },
  oidc_code_refused: {
    title: 'Der Code wurde abgelehnt',
    text: 'Der Identitätsanbieter hat den Code abgelehnt, den der Browser zurückgebracht hat (invalid_grant). Ein Code gilt einmal, nur kurz und nur mit der Redirect-URI und dem PKCE-Verifier, für die er ausgestellt wurde. Geschieht das oft, prüfen Sie die Redirect-URI beim Anbieter und die Uhren des Anbieters und dieses Servers.',
    expected: 'Ein Code, den der Anbieter annimmt',
    received: 'invalid_grant',
  },
  oidc_expired: {
    title: 'Das ID-Token ist abgelaufen',
    text: 'Das ID-Token gilt nicht mehr. Geschieht das oft, prüfen Sie die Uhren des Identitätsanbieters und dieses Servers. Bis zu 60 Sekunden Unterschied werden hingenommen.',
    expected: 'Ein ID-Token, das noch gilt',
    received: 'Ein abgelaufenes ID-Token',
  },
  oidc_too_old: {
    title: 'Das ID-Token ist zu alt',
    text: 'Das ID-Token wurde vor mehr als 15 Minuten ausgestellt, obwohl es gerade erst angefordert wurde. Prüfen Sie die Uhren des Identitätsanbieters und dieses Servers.',
    expected: 'Ein ID-Token der letzten 15 Minuten',
    received: 'Ein älteres',
  },
  oidc_wrong_nonce: {
    title: 'Die Nonce stimmt nicht überein',
    text: 'Das ID-Token enthält nicht die Nonce dieser Anmeldung, gehört also zu einer anderen. Hat der Identitätsanbieter es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Die Nonce dieser Anmeldung',
    received: 'Eine andere Nonce oder keine',
  },
  oidc_denied: {
    title: 'Der Identitätsanbieter hat die Anmeldung abgelehnt',
    text: 'Der Identitätsanbieter hat mit einem Fehler statt einer Anmeldung geantwortet. Die Ursache steht in seinem eigenen Protokoll. access_denied: Prüfen Sie, ob die Person der Anwendung zugewiesen ist. invalid_scope: Erlauben Sie die Scopes openid, email und profile.',
    expected: 'Ein Code',
    received: 'Ein Fehler',
  },
  oidc_unreachable: {
    title: 'Der Identitätsanbieter ist nicht erreichbar',
    text: 'Der Identitätsanbieter hat unter der gezeigten Adresse nicht wie nötig geantwortet. Diese Adresse muss öffentlich sein, https mit einem gültigen Zertifikat verwenden, innerhalb von 10 Sekunden mit höchstens 256 KB antworten und darf nicht weiterleiten.',
    expected: 'Eine Antwort des Identitätsanbieters',
    received: 'Keine verwendbare Antwort',
  },
  oidc_no_email: {
    title: 'Es kam keine E-Mail-Adresse',
    text: 'Weder das ID-Token noch der Userinfo-Endpunkt enthält eine E-Mail-Adresse. Erlauben Sie beim Identitätsanbieter den Scope email, und prüfen Sie, ob das E-Mail-Feld der Person ausgefüllt ist. Steht die Adresse in einem anderen Claim, tragen Sie dessen Namen in den Einstellungen der Verbindung als „Attribut der E-Mail-Adresse“ ein.',
    expected: 'Der Claim email',
    received: 'Kein solcher Claim',
  },
  oidc_several_emails: {
    title: 'Es kamen mehrere E-Mail-Adressen',
    text: 'Der E-Mail-Claim enthält mehrere verschiedene Adressen. Verwenden Sie einen Claim mit genau einer, etwa der primären E-Mail-Adresse.',
    expected: 'Eine E-Mail-Adresse',
    received: 'Mehrere',
  },
  oidc_invalid_email: {
    title: 'Die E-Mail-Adresse ist nicht verwendbar',
    text: 'Der E-Mail-Claim enthält keine einzelne, einfache E-Mail-Adresse. Der Teil vor dem @ darf lateinische Buchstaben, Ziffern und die üblichen Zeichen enthalten. Verwenden Sie einen Claim mit der primären E-Mail-Adresse der Person.',
    expected: 'Eine einfache E-Mail-Adresse',
    received: 'Etwas anderes',
  },
  oidc_unverified_email: {
    title: 'Die E-Mail-Adresse ist nicht bestätigt',
    text: 'Der Identitätsanbieter sagt, dass er diese E-Mail-Adresse nicht bestätigt hat (email_verified ist false). Lassen Sie die Person sie dort bestätigen, oder kennzeichnen Sie sie als bestätigt.',
    expected: 'Eine bestätigte E-Mail-Adresse',
    received: 'email_verified: false',
  },
  oidc_other_person: {
    title: 'Die E-Mail-Adresse gehört zu einem anderen Konto',
    text: 'Mit dieser E-Mail-Adresse hat sich schon jemand anderes vom Identitätsanbieter angemeldet (mit einem anderen sub oder einer anderen Objekt-ID), deshalb kommt diese Person nicht in deren Konto. Wurde das Konto beim Anbieter neu angelegt, wählen Sie unter „Personen“ im Menü der Person „Anbieterkonto trennen“.',
    expected: 'Das Konto, das sich zuvor angemeldet hat',
    received: 'Ein anderes Konto mit derselben Adresse',
  },
  oidc_bad_discovery: {
    title: 'Das Discovery-Dokument ist nicht verwendbar',
    text: 'Das Dokument openid-configuration des Identitätsanbieters fehlt, oder ihm fehlt etwas Nötiges: https-Endpunkte, der Response Type code, PKCE mit S256 oder ein Signaturverfahren, das angenommen wird. Prüfen Sie den Aussteller.',
    expected: 'Ein vollständiges Discovery-Dokument',
    received: 'Eines, das nicht verwendbar ist',
  },
  oidc_discovery_issuer: {
    title: 'Das Discovery-Dokument nennt einen anderen Aussteller',
    text: 'Der Aussteller im Dokument openid-configuration ist nicht der Aussteller dieser Verbindung. Beide müssen genau gleich sein, auch ein Schrägstrich am Ende.',
    expected: 'Der Aussteller dieser Verbindung',
    received: 'Ein anderer Aussteller',
  },
  oidc_response_issuer: {
    title: 'Die Antwort kam von einem anderen Aussteller',
    text: 'Der Parameter iss der Antwort ist nicht der Aussteller dieser Verbindung, oder er fehlt, obwohl der Identitätsanbieter ihn ankündigt. Hat der Anbieter es nicht so gesendet, hat vielleicht jemand absichtlich zwei Anbieter vertauscht.',
    expected: 'Der Aussteller dieser Verbindung',
    received: 'Ein anderer Aussteller oder keiner',
  },
  oidc_client_refused: {
    title: 'Der Identitätsanbieter hat dieses Portal abgelehnt',
    text: 'Der Identitätsanbieter nimmt nicht an, wie sich dieses Portal ausweist (invalid_client). Prüfen Sie die Client-ID und das Client-Secret, das abgelaufen sein kann, und ob der Anbieter den gewählten Nachweis erwartet.',
    expected: 'Eine angenommene Client-ID mit Nachweis',
    received: 'invalid_client',
  },
  oidc_bad_response: {
    title: 'Die Token-Antwort ist nicht verwendbar',
    text: 'Der Token-Endpunkt des Identitätsanbieters hat kein ID-Token geliefert, wie OpenID Connect es verlangt. Prüfen Sie, ob die Anwendung dort eine OpenID-Connect-Webanwendung mit dem Scope openid ist.',
    expected: 'Ein Access-Token und ein ID-Token',
    received: 'Etwas anderes',
  },
  oidc_too_large: {
    title: 'Das ID-Token ist zu groß',
    text: 'Das ID-Token ist größer, als dieses Portal annimmt. Meist wird eine Liste von Gruppen gesendet. Geben Sie für diese Anwendung nur email und profile frei.',
    expected: 'Höchstens 32.768 Zeichen',
    received: 'Mehr als das',
  },
  oidc_malformed_token: {
    title: 'Das ID-Token ist nicht lesbar',
    text: 'Das ID-Token ist kein signiertes JSON Web Token, oder eines für einen anderen Zweck. Hat der Identitätsanbieter es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Ein signiertes ID-Token',
    received: 'Etwas anderes',
  },
  oidc_encrypted_token: {
    title: 'Das ID-Token ist verschlüsselt',
    text: 'Der Identitätsanbieter verschlüsselt das ID-Token, was nicht unterstützt wird. Schalten Sie die Verschlüsselung des ID-Tokens für diese Anwendung aus.',
    expected: 'Ein signiertes ID-Token',
    received: 'Ein verschlüsseltes',
  },
  oidc_token_header: {
    title: 'Das ID-Token hat einen unerlaubten Header',
    text: 'Der Header des ID-Tokens nennt oder enthält einen eigenen Schlüssel, oder er hat eine Erweiterung, die nicht unterstützt wird. Nur Schlüssel, die der Identitätsanbieter veröffentlicht, werden verwendet. Hat er es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Nur alg, kid und typ',
    received: 'Ein anderer Header',
  },
  oidc_weak_algorithm: {
    title: 'Das Signaturverfahren wird nicht angenommen',
    text: 'Das ID-Token ist nicht signiert oder verwendet ein Verfahren, das nicht angenommen wird, etwa HS256. Wählen Sie beim Identitätsanbieter RS256 oder ein anderes Verfahren mit öffentlichem Schlüssel.',
    expected: 'Eine Signatur mit öffentlichem Schlüssel',
    received: 'Ein anderes Verfahren oder keines',
  },
  oidc_unknown_key: {
    title: 'Der Signaturschlüssel ist nicht veröffentlicht',
    text: 'Das ID-Token ist mit einem Schlüssel signiert, der nicht zu den veröffentlichten des Identitätsanbieters gehört. Versuchen Sie es nach einem Schlüsselwechsel in einer Minute erneut.',
    expected: 'Ein veröffentlichter Schlüssel',
    received: 'Ein anderer Schlüssel',
  },
  oidc_weak_key: {
    title: 'Der Signaturschlüssel ist zu schwach',
    text: 'Der Identitätsanbieter signiert mit einem RSA-Schlüssel von weniger als 2048 Bit. Erzeugen Sie dort einen neuen Signaturschlüssel.',
    expected: 'Ein RSA-Schlüssel von mindestens 2048 Bit',
    received: 'Ein kürzerer Schlüssel',
  },
  oidc_bad_signature: {
    title: 'Die Signatur stimmt nicht',
    text: 'Die Signatur des ID-Tokens passt nicht zu den veröffentlichten Schlüsseln des Identitätsanbieters. Hat er es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Eine Signatur mit einem veröffentlichten Schlüssel',
    received: 'Eine Signatur, die nicht passt',
  },
  oidc_wrong_issuer: {
    title: 'Der Aussteller stimmt nicht überein',
    text: 'Der Aussteller im ID-Token ist nicht der Aussteller dieser Verbindung. Beide müssen genau gleich sein, auch ein Schrägstrich am Ende.',
    expected: 'Der Aussteller dieser Verbindung',
    received: 'Ein anderer Aussteller',
  },
  oidc_wrong_audience: {
    title: 'Das ID-Token ist für eine andere Anwendung',
    text: 'Die Audience des ID-Tokens ist nicht die Client-ID dieser Verbindung. Kopieren Sie die Client-ID noch einmal vom Identitätsanbieter.',
    expected: 'Die Client-ID dieser Verbindung',
    received: 'Eine andere Audience',
  },
  oidc_wrong_party: {
    title: 'Das ID-Token wurde für eine andere Anwendung ausgestellt',
    text: 'Das ID-Token wurde für eine andere Anwendung ausgestellt (azp), oder es ist für mehrere und nennt nicht, für welche es ausgestellt wurde. Lassen Sie den Identitätsanbieter ID-Tokens nur für diese Anwendung ausstellen.',
    expected: 'Die Client-ID dieser Verbindung',
    received: 'Eine andere Anwendung oder keine',
  },
  oidc_no_subject: {
    title: 'Das ID-Token nennt niemanden',
    text: 'Das ID-Token hat kein verwendbares sub, das die Person bezeichnet: einen Text aus bis zu 255 druckbaren ASCII-Zeichen. Melden Sie das dem Identitätsanbieter.',
    expected: 'Die ID der Person (sub)',
    received: 'Keine verwendbare',
  },
  oidc_bad_times: {
    title: 'Die Zeiten des ID-Tokens sind nicht verwendbar',
    text: 'Das ID-Token muss als Sekunden angeben, wann es ausgestellt wurde (iat) und wann es abläuft (exp). Melden Sie das dem Identitätsanbieter.',
    expected: 'iat und exp als Zahlen',
    received: 'Etwas anderes',
  },
  oidc_not_yet_valid: {
    title: 'Das ID-Token ist auf die Zukunft datiert',
    text: 'Das ID-Token gilt noch nicht. Prüfen Sie die Uhren des Identitätsanbieters und dieses Servers. Bis zu 60 Sekunden Unterschied werden hingenommen.',
    expected: 'Eine Zeit, die unserer nicht voraus ist',
    received: 'Eine spätere Zeit',
  },
  oidc_other_token: {
    title: 'Die Tokens passen nicht zusammen',
    text: 'Das at_hash des ID-Tokens gehört nicht zu dem Access-Token, mit dem es kam. Hat der Identitätsanbieter es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Der Hash des Access-Tokens',
    received: 'Ein anderer Hash',
  },
  oidc_userinfo: {
    title: 'Userinfo ist nicht lesbar',
    text: 'Das ID-Token enthält keine E-Mail-Adresse, und der Userinfo-Endpunkt des Identitätsanbieters hat nicht wie nötig geantwortet. Nehmen Sie die E-Mail-Adresse in das ID-Token auf, oder prüfen Sie den Endpunkt.',
    expected: 'Die Claims der Person',
    received: 'Etwas anderes',
  },
  oidc_other_subject: {
    title: 'Userinfo betrifft eine andere Person',
    text: 'Der Userinfo-Endpunkt hat mit einem anderen sub geantwortet als das ID-Token. Hat der Identitätsanbieter es nicht so gesendet, wurde es vielleicht verändert.',
    expected: 'Das sub des ID-Tokens',
    received: 'Ein anderes sub',
  },
  oidc_no_application: {
    title: 'Dieses Portal hat keine Anwendung beim Anbieter',
    text: 'Diese Installation ist bei Microsoft oder Google nicht registriert, oder ihre Client-ID wurde entfernt. Ein Administrator richtet die Anwendung unter „Anmeldeanwendungen“ ein.',
    expected: 'Eine Anwendung dieser Installation',
    received: 'Keine',
  },
  oidc_consent_denied: {
    title: 'Die Zustimmung wurde nicht erteilt',
    text: 'Der Administrator hat abgelehnt, oder Microsoft hat seine Zustimmung nicht angenommen. Es wurde nichts verbunden. Eine Person mit der Rolle Globaler Administrator, Administrator für privilegierte Rollen oder Cloudanwendungsadministrator kann neu beginnen und zustimmen.',
    expected: 'Zustimmung für die Organisation',
    received: 'Ein Fehler',
  },
  oidc_foreign_consent: {
    title: 'Die bestätigende Person gehört nicht zu diesem Kunden',
    text: 'Die Zustimmung wurde erteilt, aber die Person, die sich danach angemeldet hat, hat keine Adresse in den Domains des Kunden. Deshalb wurde nichts verbunden: Sonst könnte versehentlich der Mandant eines anderen Unternehmens verbunden werden. Beginnen Sie noch einmal, und melden Sie sich mit einem Konto des Kunden an. Hat das Administratorkonto eine andere Adresse, etwa bei onmicrosoft.com, wird im letzten Schritt ein Alltagskonto gewählt.',
    expected: 'Eine Adresse in den Domains des Kunden',
    received: 'Eine andere Adresse',
  },
  oidc_personal_account: {
    title: 'Es wurde ein privates Konto verwendet',
    text: 'Die Person hat sich mit einem privaten Microsoft- oder Google-Konto angemeldet. Ein solches Konto beweist nichts über das Unternehmen, zu dem seine Adresse gehört. Sie muss ihr Geschäftskonto wählen.',
    expected: 'Ein Geschäftskonto',
    received: 'Ein privates Konto',
  },
  oidc_other_organization: {
    title: 'Das Konto gehört zu einer anderen Organisation',
    text: 'Der Anbieter hat ein Konto einer anderen Organisation als der verbundenen bestätigt. Bei Google muss die primäre Domain der Organisation (hd) eine der Domains des Kunden sein: Fügen Sie sie hinzu, wenn sie zu diesem Kunden gehört.',
    expected: 'Die Organisation des Kunden',
    received: 'Eine andere Organisation',
  },
  oidc_guest: {
    title: 'Es wurde ein Gastkonto verwendet',
    text: 'Die Person ist im Microsoft-Mandanten des Kunden nur Gast: Wer das Konto verwendet, bestimmt eine andere Organisation. Sie braucht ein Konto des Kunden.',
    expected: 'Ein Mitglied des Mandanten',
    received: 'Ein Gast',
  },
  oidc_no_tenant: {
    title: 'Das ID-Token nennt keinen Mandanten',
    text: 'Das ID-Token von Microsoft hat keine verwendbare tid, an der die Organisation erkannt wird, oder sie passt nicht zum Aussteller.',
    expected: 'Die ID des Mandanten (tid)',
    received: 'Keine verwendbare',
  },
  oidc_no_person_id: {
    title: 'Das ID-Token hat keine Objekt-ID',
    text: 'Das ID-Token von Microsoft hat keine verwendbare oid, an der die Person erkannt wird. Personen werden nie allein an ihrer Adresse erkannt.',
    expected: 'Die Objekt-ID der Person (oid)',
    received: 'Keine verwendbare',
  },
  oidc_other_key: {
    title: 'Der Signaturschlüssel gehört zu einem anderen Mandanten',
    text: 'Das ID-Token ist mit einem Schlüssel signiert, den Microsoft für einen anderen Mandanten veröffentlicht hat. Möglicherweise hat es jemand verändert.',
    expected: 'Ein Schlüssel des Mandanten des Kunden',
    received: 'Ein Schlüssel eines anderen Mandanten',
  },
  oidc_other_callback: {
    title: 'Die Antwort kam an die Redirect-URI eines anderen Anbieters',
    text: 'Die Antwort gehört zu einer Anmeldung, die bei einer anderen Art von Anbieter begann. Hat die Person nicht zwei Fenster verwechselt, hat möglicherweise jemand eingegriffen.',
    expected: 'Die Redirect-URI dieser Anmeldung',
    received: 'Eine andere Redirect-URI',
  },
  oidc_consent_void: {
    title: 'Wer begonnen hat, darf keinen Anbieter mehr verbinden',
    text: 'Der Einrichtungslink wurde widerrufen oder ist abgelaufen, oder das Konto, das den Test begonnen hat, wurde deaktiviert. Es wurde nichts verbunden. Beginnen Sie mit einem neuen Link noch einmal.',
    expected: 'Ein gültiger Einrichtungslink oder ein gültiges Konto',
    received: 'Ein nicht mehr gültiger',
  },
}
