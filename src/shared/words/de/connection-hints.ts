/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an',
  cert: 'PEM- oder Base64-Text, mit oder ohne die Zeilen BEGIN und END',
  validateSignature: 'Aus: Nur eine Signatur der Assertion wird beachtet; eine muss immer da sein.',
  validateInResponseTo: 'Aus: Anmeldungen können auch bei der Kachel des Anbieters beginnen.',
  disableRequestedAuthnContext:
    'Ein: Der Anbieter entscheidet selbst, wie sich Personen ausweisen.',
  auditEnabled: 'Anmeldungen und abgelehnte Anmeldungen werden aufgezeichnet.',
  signRequests:
    'Ein: Die Anmeldeanfragen an den Anbieter sind signiert. Er braucht dafür unser Zertifikat, das in unseren Metadaten steht.',
  requestsByPost:
    'Für Anbieter, die Anfragen per Weiterleitung nicht annehmen. Die meisten nehmen sie an.',
  decryptAssertions:
    'Ein: Der Anbieter darf verschlüsseln, was er sendet, mit unserem Zertifikat, das in unseren Metadaten steht.',
  audienceRestriction:
    'Optional. Nur wenn der Anbieter eine andere Audience als unsere Entity-ID sendet.',
  emailAttribute:
    'Optional. Das Attribut mit der E-Mail-Adresse, wenn es keinen der üblichen Namen hat. Der Name muss genau stimmen; NameID steht für die NameID.',
  firstNameAttribute:
    'Optional. Das Attribut mit dem Vornamen, wenn es keinen der üblichen Namen hat.',
  lastNameAttribute:
    'Optional. Das Attribut mit dem Nachnamen, wenn es keinen der üblichen Namen hat.',
  previousCert: 'Optional. Während der Anbieter sein Zertifikat wechselt, werden beide angenommen.',
  moreCerts: 'Optional. Ein Anbieter kann mit mehr als zweien signieren; alle werden angenommen.',
  ipRestrictions:
    'Optional. IP-Adressen oder CIDR-Bereiche, aus denen man sich anmelden darf; ohne Angabe von überall.',
  logoutByPost: 'Aus: Der Anbieter wird per Weiterleitung gebeten, was die meisten annehmen.',
}
