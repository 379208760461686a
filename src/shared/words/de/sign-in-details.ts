// What was expected of an answer, or received with it, where a refused sign-in has something more exact to say.

export const details = {
  none: () => 'keine Angabe',
  oneOf: (...names: string[]) => names.join(' oder '),

  // Times.
  ourClock: (time: string) => `unsere Uhr zeigt ${time}`,
  notBefore: (time: string) => `NotBefore ${time}`,
  notOnOrAfter: (time: string) => `NotOnOrAfter ${time}`,
  noIssueInstant: () => 'IssueInstant ist kein Zeitpunkt.',
  noSessionEnd: () => 'SessionNotOnOrAfter ist kein Zeitpunkt.',
  noInstant: (element: string) => `Eine Zeitangabe in ${element} ist kein Zeitpunkt.`,
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
  severalConditions: () => 'Mehrere Conditions',
  severalSubjects: () => 'Mehrere Subjects',
  severalNames: () => 'Mehrere NameIDs',
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

  // A message to sign somebody out.
  namesNotOne: () => 'Die Anfrage nennt niemanden oder mehrere.',
  nameEmpty: () => 'Die NameID ist leer.',
  encryptedNoName: () => 'Was verschlüsselt war, ist keine NameID.',
  notDeflated: () => 'Die Nachricht ist nicht komprimiert (Deflate) oder kein Base64.',
  messageNotUtf8: () => 'Die Nachricht ist kein UTF-8-Text.',
  messageNotXml: () => 'Die Nachricht ist kein wohlgeformtes XML.',
  partTwice: () => 'In der Adresse steht ein Teil der Nachricht zweimal.',
  noUsableId: () => 'Die Nachricht hat keine verwendbare ID.',
  severalOfMessage: () => 'Die Nachricht trägt mehr als eine Signatur.',

  // Whose sign-in it was.
  noCustomer: (id: string) => `Kein Kunde hat die ID ${id}`,
  customerDeleted: () => 'Der Kunde ist gelöscht',
  signOnOff: () => 'Single Sign-on ist ausgeschaltet',
  customerInactive: () => 'Der Kunde ist inaktiv',
  noAccount: () => 'Kein Konto des Teams hat diese Adresse. Laden Sie die Person zuerst ein.',
}
