import { plural } from './language.ts'

// What the server answers to somebody who adds a second factor, or removes one.

export const addAnotherFirst =
  'Die Anmeldung in zwei Schritten ist hier Pflicht. Fügen Sie zuerst einen anderen Weg hinzu, und entfernen Sie dann diesen.'
export const setUpOneFirst = 'Richten Sie zuerst eine Authenticator-App oder einen Passkey ein.'
export const passkeyInUse = 'Dieser Passkey wird bereits verwendet.'
export const passkeyNotVerified =
  'Der Passkey konnte nicht geprüft werden. Bitte fügen Sie ihn noch einmal hinzu.'
export const tookTooLong =
  'Das hat zu lange gedauert. Schließen Sie das Fenster, und richten Sie die App noch einmal ein.'
export const hasApp = 'Es gibt bereits eine Authenticator-App. Entfernen Sie zuerst diese.'
export const wrongCode =
  'Dieser Code stimmt nicht. Geben Sie den Code ein, den die App gerade für dieses Konto zeigt.'
export const clockIsFast = (minutes: number) =>
  plural(minutes, {
    one: 'Die Uhr Ihres Smartphones geht etwa eine Minute vor. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.',
    other: `Die Uhr Ihres Smartphones geht etwa ${minutes} Minuten vor. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.`,
  })
export const clockIsSlow = (minutes: number) =>
  plural(minutes, {
    one: 'Die Uhr Ihres Smartphones geht etwa eine Minute nach. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.',
    other: `Die Uhr Ihres Smartphones geht etwa ${minutes} Minuten nach. Lassen Sie sie automatisch stellen, und geben Sie dann den neuen Code ein.`,
  })

/** By the reason that the audit log has. */
export const refusals = {
  'wrong code':
    'Dieser Code stimmt nicht. Geben Sie den Code ein, den die App gerade zeigt. Wird auch dieser abgelehnt, prüfen Sie, ob die Uhr Ihres Smartphones automatisch gestellt wird.',
  'code used before':
    'Dieser Code wurde bereits verwendet. Warten Sie auf den nächsten, und geben Sie ihn ein.',
  'wrong recovery code':
    'Dieser Wiederherstellungscode stimmt nicht. Prüfen Sie ihn Zeichen für Zeichen.',
  'recovery code used before':
    'Dieser Wiederherstellungscode wurde bereits verwendet. Geben Sie einen anderen ein.',
  'passkey not verified':
    'Dieser Passkey konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
}
