import { number } from './language.ts'

export const title = 'Settings'
export const lead = 'What the portal is called, whom people can ask, and what they can ask about.'
export const loading = 'Loading the settings'
export const loadFailed = 'Failed to load the settings'
export const toWorkKinds = 'Kinds of Work'
export const toUsage = 'Usage and Limits'

export const labels = {
  name: 'Name',
  'contact.text': 'Contact Link',
  'contact.url': 'Contact Address',
  contactDetails: 'Contact Details',
  resources: 'Resource Links',
  privacyUrl: 'Privacy Policy',
  timeZone: 'Default Time Zone',
  language: 'Default Language',
  nearPercent: 'Due Soon',
  undoSeconds: 'Undo Sending',
}

export const organization = 'Organization'
export const required = 'Fields marked with * are required.'
export const nameHint = 'On every page, in the titles of windows and in notifications'

export const logo = 'Logo'
export const logoOn = { light: 'On light', dark: 'On dark' }
export const logoFile = 'Logo file'
export const chooseLogo = 'Choose logo'
export const replaceLogo = 'Replace logo'
export const removeLogo = 'Remove logo'
export const logoHint = (kilobytes: number) =>
  `PNG, JPEG, WebP or SVG, at most ${number(kilobytes)} KB. It stands beside the name and is saved at once.`
export const logoSaved = 'Logo saved'
export const logoRemoved = 'Logo removed'

export const help = 'Help and Contact'
/** Of an installation that has no other. */
export const usualContact = 'Contact your support team'
export const contactTextHint = 'Offered to whoever cannot sign in'
export const contactUrlExample = 'help@example.com'
export const contactUrlHint =
  'Optional: an email address, or a link that begins with https or tel. Without it the sign-in page offers no contact.'
export const contactDetailsHint = (most: number) =>
  `Below the sign-in, one on each line: hours, a phone number, an address. At most ${number(most)}.`

export const links = 'Links'
export const linkText = (place: number) => `Text of link ${number(place)}`
export const linkTextExample = 'Help center'
export const linkUrl = (place: number) => `Address of link ${number(place)}`
export const linkUrlExample = 'https://example.com/help'
/** What a link without a text is called. */
export const linkAt = (place: number) => `link ${number(place)}`
export const moveUp = (link: string) => `Move ${link} up`
export const moveDown = (link: string) => `Move ${link} down`
export const removeLink = (link: string) => `Remove ${link}`
export const addLink = 'Add link'
export const linksHint = (most: number) =>
  `In the footer of the sign-in pages, at most ${number(most)}. Without an address the text stands alone.`
export const privacyUrlExample = 'https://example.com/privacy'
export const privacyUrlHint =
  'Optional: where your privacy policy is. Without it the footer does not name it.'

export const timeZone = 'Time Zone and Language'
export const languageHint =
  'Of people whose browser asks for no language that there is, of mail to those who have chosen none, and of what is written for everybody'
export const timeZoneHint =
  'For customers without a time zone of their own. Business hours are counted on this clock; tickets that were raised before keep what they were promised.'

export const desk = 'Desk'
export const nearPercentHint =
  'In percent. A ticket is due soon when this share of the time that was promised is left. Its assignee is told then, or everybody at the desk where it has none. Zero for never.'
export const undoSecondsHint =
  'In seconds, at most 60. For so long a reply waits and can be taken back before the customer sees it. Zero sends it at once.'

export const save = 'Save Settings'
export const saved = 'Settings saved'
export const saveFailed = 'Failed to save the settings'
export const discardChanges = 'Discard changes'
export const draftKept = 'You had begun to change the settings. We kept what you typed.'
export const savedBy = (person: string) => `${person} has saved the settings in the meantime`

// How a value is told in a comparison.
export const noLinks = 'None'
export const empty = 'Empty'
export const linkWithUrl = (text: string, url: string) => `${text} (${url})`

// What keeps the settings from being saved, as both the form and the server say it.
export const giveName = 'Give the portal a name'
export const giveContactText = 'Say what the contact link is called'
export const giveContactUrl =
  'Give an address such as https://example.com/support, help@example.com or tel:+15551234567'
export const tooManyDetails = 'Give at most 8 lines'
export const giveLinkText = 'Say what the link is called'
export const giveTextOfLink = (url: string) => `${url}: Say what the link is called`
export const giveUrlOfLink = (text: string) =>
  `“${text}”: Give an https address such as https://example.com/help`
export const giveWebUrl = 'Give an https address such as https://example.com/help'
export const giveSeconds = 'Give seconds from 0 to 60'
export const givePercent = 'Give a percentage from 0 to 50'

// What only the form says.
export const detailTooLong = (characters: number) =>
  `A line must be ${number(characters)} characters or less`

// What only the server answers.
export const noEmptyLines = 'Give no empty lines'
export const tooManyLinks = 'Give at most 8 links'
export const addressTooLong = 'An address must be 500 characters or less'
export const giveKnownLanguages = 'Give names by language, in the languages that there are'
export const chooseTimeZone = 'Choose a time zone'
export const giveTimeZone = 'Give a time zone such as Europe/Berlin'
export const choosePicture = 'Choose a picture'
export const chooseKnownPicture = 'Choose a picture: PNG, JPEG, WebP or SVG'
export const logoTooLarge = 'A logo must be 256 KB or less'
export const logoTooWide = 'A logo must be at most 10,000 pixels wide and high'
export const changedMeanwhile = 'Somebody else has changed the settings in the meantime.'
