type LinkOrText = { text: string; url: string | null }

/** What an installation may call its own. Without an address a text stands where the link would. */
export const brand = {
  name: 'Portico',
  contact: { text: 'Contact your support team', url: null } as LinkOrText,
  contactDetails: ['Support hours: Monday to Friday, 9 AM to 5 PM'],
  resources: [
    { text: 'Help center', url: null },
    { text: 'System status', url: null },
  ] as LinkOrText[],
  privacy: { text: 'Privacy policy', url: null } as LinkOrText,
}
