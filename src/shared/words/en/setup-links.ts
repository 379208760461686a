// What the server answers.
export const customerGone = 'This customer does not exist any more.'
export const gone = 'This setup link does not exist any more.'
export const inactive = 'This customer is inactive. Activate it first.'
export const giveDays = 'Give a number of days from 1 to 90'
export const giveAddress = 'Give the address to send the link to'
export const dead =
  'This setup link does not work. It was revoked, has expired, or is not complete. Ask whoever sent it to you for a new one.'

/** As the audit log names who came by a link. */
export const holder = (name: string) => `${name} (setup link)`

type Invitation = { installation: string; madeBy: string; customer: string }

export const mail = {
  subject: ({ customer, installation }: Invitation) =>
    `Set up single sign-on of ${customer} for ${installation}`,
  hello: (name: string) => `Hello ${name},`,
  invites: ({ madeBy, customer, installation }: Invitation) =>
    `${madeBy} asks you to connect the identity provider of ${customer} with ${installation}, so that your people sign in there with the account they have already.`,
  what: 'The page behind this link takes you through it, and you can test everything before anybody else sees it. You need no account, only the right to add an application at your identity provider.',
  open: 'Set up single sign-on',
  until: (day: string) =>
    `The link works until ${day} (UTC), as often as you like. It opens nothing but this one setting.`,
  keep: 'Whoever has the link can use it: pass it on only to a colleague who is to help you. If you did not expect this mail, you need not do anything.',
}

export const readyMail = {
  subject: (customer: string) => `Single sign-on of ${customer} is ready to go live`,
  says: ({ name, customer }: { name: string; customer: string }) =>
    `${name} has set up the single sign-on of ${customer} by a setup link, and says that it is ready.`,
  next: 'Have a look at the settings and their test, and put them live when you are content. Until then nothing changes for anybody.',
  open: 'Single sign-on of this customer',
}
