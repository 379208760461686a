import type { CertificateProblem } from '#shared/connections/metadata/values.ts'

// What is wrong with the certificate of an identity provider.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Fügen Sie das Signaturzertifikat des Identitätsanbieters ein.',
  too_long: () => 'Dieser Text ist für ein Zertifikat zu lang.',
  not_x509: () =>
    'Das ist kein X.509-Zertifikat. Kopieren Sie alles, von BEGIN bis END CERTIFICATE.',
  no_rsa_key: (type) =>
    `Dieses Zertifikat hat einen Schlüssel vom Typ ${type}; die Anmeldung über SAML braucht einen RSA-Schlüssel.`,
  key_too_short: (bits) => `Der Schlüssel dieses Zertifikats ist zu kurz (${bits} Bit).`,
  neither_pem_nor_base64: () =>
    'Das ist weder PEM- noch Base64-Text. Ist die Datei binär (DER, „Raw“), laden Sie stattdessen die Form Base64 oder PEM herunter.',
  private_key: () =>
    'Das ist ein privater Schlüssel. Halten Sie ihn geheim, und fügen Sie stattdessen das Zertifikat ein.',
  /** What the text calls itself, such as "public key". */
  other_block: (kind) =>
    `Dieser Text nennt sich „${kind}“. Fügen Sie stattdessen das Zertifikat ein.`,
  cut_off: () =>
    'Das Zertifikat ist abgeschnitten: BEGIN und END CERTIFICATE passen nicht zusammen.',
  several: () =>
    'Das sind mehrere Zertifikate. Fügen Sie in jedes Feld eines ein; weitere Felder sind unter „Erweitert“.',
}

/** Words a problem as it is stored. An earlier version stored the sentence itself. */
export function problem(stored: string) {
  const [code, value = ''] = stored.split(':', 2)
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? known[1](value) : stored
}

export const weakKey = (bits: number, enough: number) =>
  `Der Schlüssel dieses Zertifikats hat nur ${bits} Bit und lässt sich brechen. Lassen Sie den Identitätsanbieter eines mit einem RSA-Schlüssel von ${enough} Bit oder mehr erstellen.`
