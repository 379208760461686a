import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

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

// What is set up on the machine that the portal runs on.
export const machineTitle = 'Mail and Backups'
export const machineLead = 'What is set up on the machine that the portal runs on.'
export const connectMailServer = 'Connect a mail server'
export const whyConnectMailServer =
  'Invitations to the team and links for a new password are mailed. Without a mail server you are shown the link, and hand it over yourself.'
export const setVariables = 'Set both variables where Portico is started, then start it again:'
export const mailVariables = 'the variables of the mail server'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`To try it, make a link for a new password for your own account at ${team('Team')}. If the mail cannot be sent, ${work('Background Work')} says why.`
export const makeBackup = 'Make a backup'
export const howToBackUp =
  'This writes the database, the attachments and the secrets that belong to them into one new file, while the portal is running. Start it with the variables of the portal, as the same user:'
export const backupCommand = 'the command of the backup'
export const howToRestore =
  'Have it run every night, and keep the file on another machine, as safe as the installation itself. Try a restore before you need one:'
export const restoreCommand = 'the command of the restore'
export const ownTools = <Part>(dashboard: (text: string) => Part) =>
  rich<Part>`Where you back up the database with its own tools, dismiss the list on the ${dashboard('dashboard')}: it knows of this command only.`

// Where an administrator manages what a ticket can be about. The names themselves are in tickets.ts.

export const categoriesTitle = 'Categories'
export const categoriesLead =
  'What a ticket can be about, in the order of the form; the first is chosen beforehand. A retired category is not offered any more and stays on the tickets that have it. Each change is saved at once.'
export const loadingCategories = 'Loading the categories'
export const categoriesLoadFailed = 'Failed to load the categories'
export const newCategory = 'New category'
export const addCategory = 'Add category'
export const giveCategoryName = 'Give the category a name'

// What only the server answers.
export const nothingToChangeInCategory = 'There is nothing to change'
export const tooManyCategories = (count: number) =>
  `There can be at most ${number(count)} categories`
export const categoryGone = 'This category does not exist.'
export const categoriesChangedMeanwhile = 'The categories have changed in the meantime.'
export const lastCategoryInUse = 'At least one category must stay in use.'
export const retiredCategoryHasName =
  'A retired category has this name. Take it back into use instead'
export const categoryNameTaken = 'There is a category of this name already'
export const givenCategoryNameTaken = (name: string) =>
  `“${name}”: There is a category of this name already`

// The page about usage and limits.

export const usageTitle = 'Usage and Limits'
export const usageLead = 'Who uses how much of the portal, and how much anyone may use.'
export const loadingUsage = 'Loading the usage'
export const usageLoadFailed = 'Failed to load the usage'

export const usageMostFirstBy = 'Most first by'
export const usageOrders = {
  bytesInAll: 'Stored in all',
  bytesToday: 'Sent today',
  tickets: 'Tickets this hour',
  replies: 'Replies this hour',
}
export const howUsageIsCounted =
  'Hours and days are those of UTC. Open pages are counted at one server process.'
export const customers = 'Customers'
export const people = 'People'
export const usageByCustomer = 'Usage by customer'
export const usageByPerson = 'Usage by person'
export const nothingUsed = 'Nobody has used anything yet.'
export const customer = 'Customer'
export const person = 'Person'
export const ticketsPerHour = 'Tickets/hour'
export const repliesPerHour = 'Replies/hour'
export const storedToday = 'Today'
export const storedInAll = 'In all'
export const openPages = 'Open pages'
export const personAt = (email: string, customerName: string) => `${email}, ${customerName}`
export const byteSizes = [
  (count: string) => `${count} B`,
  (count: string) => `${count} KB`,
  (count: string) => `${count} MB`,
  (count: string) => `${count} GB`,
  (count: string) => `${count} TB`,
]

export const limits = 'Limits'
export const whatLimitsDo =
  'Whoever reaches one is told which, and when to try again. 0 means no limit.'
export const loadingLimits = 'Loading the limits'
export const limitsFailed = 'Failed to load the limits'
export const saveLimits = 'Save Limits'
export const limitsSaved = 'Limits saved'
export const limitsSaveFailed = 'Failed to save the limits'
export const limitsChangedMeanwhile =
  'Somebody else has changed them in the meantime. Load the page again to see theirs.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets per hour and person',
  ticketsPerHourOfCustomer: 'Tickets per hour and customer',
  repliesPerHourOfPerson: 'Replies and changes per hour and person',
  repliesPerHourOfCustomer: 'Replies and changes per hour and customer',
  megabytesPerDayOfPerson: 'Megabytes per day and person',
  megabytesPerDayOfCustomer: 'Megabytes per day and customer',
  megabytesInAllOfCustomer: 'Megabytes in all per customer',
  streamsOfPerson: 'Open pages per person',
  requestsAtOnceOfPerson: 'Requests at the same time per person',
}
export const giveLimit = 'Give a whole number from 0 to 100,000,000; 0 means no limit'
export const tooFewRequests =
  'Give 0 for no limit, or at least 10: a page asks for that many things'

// What only the server answers.
export const limitReached = {
  ticketsPerHourOfPerson: (count: number) =>
    `One person can raise at most ${number(count)} tickets in an hour.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Your organization can raise at most ${number(count)} tickets in an hour.`,
  repliesPerHourOfPerson: (count: number) =>
    `One person can send at most ${number(count)} replies and changes in an hour.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Your organization can send at most ${number(count)} replies and changes in an hour.`,
  megabytesPerDayOfPerson: (count: number) =>
    `One person can send at most ${number(count)} MB in a day.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Your organization can send at most ${number(count)} MB in a day.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Your organization can store at most ${number(count)} MB, and this would be more. Please ask your support team.`,
}
/** After the sentence that names the limit. */
export const againInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Please try again in ${minutes} minute.`,
    other: `Please try again in ${minutes} minutes.`,
  })
export const againInHours = (hours: number) =>
  plural(hours, {
    one: `Please try again in ${hours} hour.`,
    other: `Please try again in ${hours} hours.`,
  })
export const tooManyAtOnce = (count: number) =>
  `One person can make at most ${number(count)} requests at the same time. Please try again in a moment.`
export const limitsChanged = 'Somebody else has changed the limits in the meantime.'
export const tooMuchUnread = (megabytes: number) =>
  `One person can leave at most ${number(megabytes)} MB of answers unread. Please try again in a moment.`
