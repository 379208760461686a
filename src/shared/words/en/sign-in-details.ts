// What was expected of an answer, or received with it, where a refused sign-in has something more exact to say.

export const details = {
  none: () => 'none',
  oneOf: (...names: string[]) => names.join(' or '),

  // Times.
  ourClock: (time: string) => `our clock says ${time}`,
  notBefore: (time: string) => `NotBefore ${time}`,
  notOnOrAfter: (time: string) => `NotOnOrAfter ${time}`,
  noIssueInstant: () => 'IssueInstant is not an instant.',
  noSessionEnd: () => 'SessionNotOnOrAfter is not an instant.',
  noInstant: (element: string) => `A time of ${element} is not an instant.`,
  endMissing: () => 'NotOnOrAfter is missing.',

  // How the answer is built.
  notBase64: () => 'SAMLResponse is not base64.',
  notUtf8: () => 'The response is not UTF-8 text.',
  controlCharacter: () => 'The response contains a control character.',
  badTag: () => 'A tag is not well-formed XML.',
  notXml: () => 'The response is not well-formed XML.',
  decryptedNotXml: () => 'The decrypted assertion is not XML.',
  mostBytes: (count: string) => `at most ${count} bytes`,
  mostCharacters: (count: string) => `at most ${count} characters in a tag`,
  mostElements: (count: string) => `at most ${count} elements`,
  mostAttributes: (count: string) => `at most ${count} attributes`,
  mostOfElement: (count: string) => `at most ${count} attributes of one element`,
  mostNames: (count: string) => `at most ${count} different names of elements`,
  mostLevels: (count: string) => `at most ${count} levels`,
  noAssertionId: () => 'The assertion has no ID.',
  severalConditions: () => 'Several Conditions',
  severalSubjects: () => 'Several Subjects',
  severalNames: () => 'Several NameIDs',
  assertions: (count: string) => `${count} assertions`,
  notAChild: () => 'The assertion is not a child of the response.',
  issuerOfResponse: () => 'Issuer of the response',
  notOneStatus: () => 'no status, or several',
  noAttributes: () => 'no attributes',
  attributes: (names: string) => `attributes ${names}`,

  // Signature and encryption.
  severalSignatures: () => 'The element carries more than one signature.',
  straySignature: () => 'A signature is in a place where SAML has none.',
  oddSignature: () => 'The signature is not built as SAML describes.',
  notOneReference: () => 'The signature does not have exactly one reference.',
  otherReference: () =>
    'The signature refers to something else than the element that it stands in.',
  severalParameters: () => 'A transform of the signature has more than one parameter.',
  oddTransforms: () => 'The signature does not use the two usual transforms.',
  cbcUnsigned: () => 'AES-CBC is accepted only in a response that is signed as a whole.',
  notOneKey: () => 'There is not exactly one encrypted key with its data.',
  encryptedFor: (fingerprint: string) => `Encrypted for the certificate ${fingerprint}`,

  // A message to sign somebody out.
  namesNotOne: () => 'The request names nobody, or several.',
  nameEmpty: () => 'The NameID is empty.',
  encryptedNoName: () => 'What was encrypted is not a NameID.',
  notDeflated: () => 'The message is not deflated, or not base64.',
  messageNotUtf8: () => 'The message is not UTF-8 text.',
  messageNotXml: () => 'The message is not well-formed XML.',
  partTwice: () => 'The address has a part of the message twice.',
  noUsableId: () => 'The message has no ID that can be used.',
  severalOfMessage: () => 'The message carries more than one signature.',

  // Whose sign-in it was.
  noCustomer: (id: string) => `No customer has the id ${id}`,
  customerDeleted: () => 'The customer is deleted',
  signOnOff: () => 'Single sign-on is switched off',
  customerInactive: () => 'The customer is inactive',
  noAccount: () => 'No account of the team has this address. Invite the person first.',
}
