import { plural } from './language.ts'

// Mails about a customer's single sign-on, to administrators and to the customer's technical contacts.

type End = { isOver: boolean; days: number }

function whenItEnds({ isOver, days }: End): string {
  if (isOver) return 'has ended'
  if (days === 0) return 'ends within a day'
  return plural(days, { one: 'ends in 1 day', other: `ends in ${days} days` })
}

export const openSignOn = 'Open single sign-on'

export const certificate = {
  subject: (customer: string, end: End) =>
    `The signing certificate of ${customer} ${whenItEnds(end)}`,
  fact: (customer: string, { name, day, isOver }: { name: string; day: string; isOver: boolean }) =>
    `The certificate that the identity provider of ${customer} signs with (${name}) ${isOver ? 'ended' : 'ends'} on ${day}.`,
  watched:
    'The metadata of the provider is looked at each day. A new certificate is noticed there as soon as the provider publishes it.',
  notWatched:
    'Ask for the new certificate in time, or give the address of the provider’s metadata: then it is noticed by itself.',
  contactSubject: (customer: string, end: End) =>
    `Single sign-on of ${customer}: the signing certificate ${whenItEnds(end)}`,
  contactWatched: (host: string) =>
    `Make a new signing certificate at your identity provider before that day. The support portal at ${host} looks at the metadata of your provider each day and notices it there.`,
  contactNotWatched: (host: string) =>
    `Make a new signing certificate at your identity provider before that day, and send it to whoever runs the support portal at ${host} before your provider signs with it. Otherwise nobody can sign in there.`,
  contactReason: (host: string) =>
    `You have this mail because you are a technical contact of your organization at ${host}.`,
}

/** What was seen in a provider's metadata. */
export const metadata = {
  newSubject: (customer: string) => `${customer} has a new signing certificate`,
  otherSubject: (customer: string) => `The identity provider of ${customer} has other settings`,
  offered: (customer: string) =>
    `The metadata of the identity provider of ${customer} is not any more what people sign in with.`,
  now: (certificates: string) => `Accepted now: ${certificates}`,
  next: (certificates: string) => `Accepted with the new one: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity ID: it was ${before}, and the metadata has ${after}.`,
  entryPoint: (before: string, after: string) =>
    `Entry point: it was ${before}, and the metadata has ${after}.`,
  nothingChanged: 'Nothing was changed. Look at it, and take what is right.',
  takenSubject: (customer: string) => `The new signing certificate of ${customer} is accepted`,
  taken: (customer: string) =>
    `The identity provider of ${customer} publishes a new signing certificate. It was taken from the metadata, and the one before is accepted until it is not used any more. There is nothing to do.`,
  accepted: (certificates: string) => `Accepted now: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, valid until ${day}, SHA-256 ${fingerprint}`,
}
