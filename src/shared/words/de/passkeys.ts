// What is said when the browser has made or used no passkey.

export const notUsed =
  'Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es erneut.'
export const hasOne = 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.'
export const notAtThisAddress =
  'Passkeys funktionieren unter dieser Adresse nicht. Sie brauchen den Namen der Website, über https.'
export const notByThisBrowser =
  'Ihr Browser konnte keinen Passkey verwenden. Versuchen Sie es mit einem anderen Browser, oder melden Sie sich auf einem anderen Weg an.'
