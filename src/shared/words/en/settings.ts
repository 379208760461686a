import type { CategoryConfidentiality } from '#shared/tickets/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const lead = 'Your portal’s name, logo, contact details, links and time zone.'
export const loading = 'Loading settings'
export const loadFailed = 'Failed to load settings'

export const labels = {
  name: 'Name',
  'contact.text': 'Contact Link Text',
  'contact.url': 'Contact Link',
  contactDetails: 'Contact Details',
  resources: 'Resource Links',
  privacyUrl: 'Privacy Policy',
  timeZone: 'Default Time Zone',
  language: 'Default Language',
  nearPercent: 'Due-Soon Threshold (%)',
  undoSeconds: 'Undo Send (Seconds)',
  reopenDays: 'Reopen Tickets (Days)',
  assignOnReply: 'Assign unassigned tickets to the agent who replies',
  acknowledgeTickets: 'Email requesters when their new ticket is received',
  askForRating: 'Ask for a rating after closing',
}

export const organization = 'Organization'
export const nameHint = 'Shown on every page, in window titles and in notifications'

export const logo = 'Logo'
export const logoOn = { light: 'On light', dark: 'On dark' }
export const logoFile = 'Logo file'
export const chooseLogo = 'Choose logo'
export const replaceLogo = 'Replace logo'
export const removeLogo = 'Remove logo'
export const logoHint = (kilobytes: number) =>
  `PNG, JPEG, WebP or SVG, up to ${number(kilobytes)} KB. Saved immediately.`
export const logoSaved = 'Logo saved'
export const logoRemoved = 'Logo removed'

export const help = 'Help and Contact'
/** Default of an installation. */
export const usualContact = 'Contact your support team'
export const contactTextHint = 'Shown to people who can’t sign in'
export const contactUrlExample = 'help@example.com'
export const contactUrlHint =
  'An email address, or a link starting with https: or tel:. If empty, the sign-in page shows no contact link.'
export const contactDetailsHint = (most: number) =>
  `Shown below the sign-in form, one per line: opening hours, phone number, address. Up to ${number(most)} lines.`

export const links = 'Links'
export const linkText = (place: number) => `Link ${number(place)} text`
export const linkTextExample = 'Help center'
export const linkUrl = (place: number) => `Link ${number(place)} URL`
export const linkUrlExample = 'https://example.com/help'
/** Label of a link without a text. */
export const linkAt = (place: number) => `link ${number(place)}`
export const moveUp = (link: string) => `Move ${link} up`
export const moveDown = (link: string) => `Move ${link} down`
export const removeLink = (link: string) => `Remove ${link}`
export const addLink = 'Add link'
export const linksHint = (most: number) =>
  `Shown in the sign-in page footer. Up to ${number(most)} links. Items without a URL are shown as plain text.`
export const privacyUrlExample = 'https://example.com/privacy'
export const privacyUrlHint = 'Shown in the sign-in page footer.'

export const timeZone = 'Time Zone and Language'
export const languageHint =
  'Used when a browser’s language isn’t available, for emails to people who haven’t chosen one, and for shared texts'
export const timeZoneHint =
  'Used for customers without their own time zone, and for business hours. Existing tickets keep their due times.'

export const ticketsLead = 'Due times, replies, reopening and ratings.'
export const nearPercentHint =
  'A ticket counts as due soon when this share of its SLA time is left. The assignee is notified, or all agents if it’s unassigned. Enter 0 to turn this off.'
export const undoSecondsHint =
  'How long an agent can undo a reply before it’s sent, up to 60 seconds. Enter 0 to send immediately.'
export const reopenDaysHint =
  'How long requesters can reopen a ticket after it’s closed, up to 90 days. After that, they can create a follow-up. Enter 0 to allow follow-ups only.'
export const isOn = 'On'
export const isOff = 'Off'

export const save = 'Save Settings'
export const saved = 'Settings saved'
export const saveFailed = 'Failed to save settings'
export const draftKept = 'We restored your unsaved changes.'
export const savedBy = (person: string) => `${person} saved the settings while you were editing`

// How a value is told in a comparison.
export const noLinks = 'None'
export const empty = 'Empty'
export const linkWithUrl = (text: string, url: string) => `${text} (${url})`

// Problems of the settings, for both the form and the server.
export const giveName = 'Enter a portal name'
export const giveContactText = 'Enter a link text'
export const giveContactUrl =
  'Enter a link, such as https://example.com/support, help@example.com or tel:+15551234567'
export const tooManyDetails = 'Enter up to 8 lines'
export const giveLinkText = 'Enter a link text'
export const giveTextOfLink = (url: string) => `${url}: enter a link text`
export const giveUrlOfLink = (text: string) =>
  `“${text}”: enter an https URL, such as https://example.com/help`
export const giveWebUrl = 'Enter an https URL, such as https://example.com/help'
export const giveSeconds = 'Enter a number from 0 to 60'
export const giveDays = 'Enter a number from 0 to 90'
export const givePercent = 'Enter a number from 0 to 50'

// Texts of the form alone.
export const detailTooLong = (characters: number) =>
  `A line must be ${number(characters)} characters or less`

// Answers of the server alone.
export const noEmptyLines = 'Remove the empty lines'
export const tooManyLinks = 'Enter up to 8 links'
export const addressTooLong = 'A URL must be 500 characters or less'
export const giveKnownLanguages = 'Enter names only for available languages'
export const chooseTimeZone = 'Select a time zone'
export const giveTimeZone = 'Enter a time zone, such as Europe/Berlin'
export const choosePicture = 'Choose an image'
export const chooseKnownPicture = 'Choose a PNG, JPEG, WebP or SVG image'
export const logoTooLarge = 'A logo must be 256 KB or less'
export const logoTooWide = 'The logo must be 10,000 pixels or less in width and height'
export const changedMeanwhile = 'Someone else changed the settings while you were editing.'

// Settings of the machine that the portal runs on.
export const machineTitle = 'Email and Backups'
export const machineLead = 'Configured on the server that runs the portal.'
export const connectMailServer = 'Set up outgoing email'
export const whyConnectMailServer =
  'Invitations and password links are sent by email. Without a mail server, you’ll have to copy and send the links yourself.'
export const waysToSend = <Part>(mailboxes: (text: string) => Part) =>
  rich<Part>`Connect a mailbox under ${mailboxes('Mailboxes')} and use it to send Portico’s email. Or set these environment variables and restart Portico:`
export const mailVariables = 'the mail server’s variables'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`To try it, select “Reset password” for your own account under ${team('Team')}. If the email can’t be sent, you’ll find the reason under ${work('System Jobs')}.`
export const makeBackup = 'Create a backup'
export const howToBackUp =
  'This command saves the database, attachments and secrets to a single file while the portal is running. Run it as the portal’s user, with the portal’s environment variables:'
export const backupCommand = 'the backup command'
export const howToRestore =
  'Run the backup every night and store the file securely on another machine. Test a restore before you need one:'
export const restoreCommand = 'the restore command'

// Management of categories. Their names are in tickets.ts.

export const categoriesTitle = 'Categories'
export const categoriesLead =
  'What customers can choose when they create a ticket, in this order. The first one is preselected. Archived categories stay on existing tickets but can’t be chosen. A confidential ticket is visible only to its requester, its participants and your team. Changes are saved automatically.'
export const loadingCategories = 'Loading categories'
export const categoriesLoadFailed = 'Failed to load categories'
export const newCategory = 'New category'
export const addCategory = 'Add category'
export const confidentialOf = (category: string) => `Confidentiality of tickets in ${category}`
export const categoryConfidentialities: Record<CategoryConfidentiality, string> = {
  no: 'Not confidential',
  proposed: 'Confidential by default',
  always: 'Always confidential',
}
export const giveCategoryName = 'Enter a category name'

// Answers of the server alone.
export const nothingToChangeInCategory = 'No changes to save'
export const tooManyCategories = (count: number) => `You can have up to ${number(count)} categories`
export const categoryGone = 'This category no longer exists.'
export const categoriesChangedMeanwhile = 'Someone else changed the categories. Reload the page.'
export const lastCategoryInUse = 'Keep at least one active category.'
export const retiredCategoryHasName = 'An archived category has this name. Restore it instead.'
export const categoryNameTaken = 'A category with this name already exists'
export const givenCategoryNameTaken = (name: string) =>
  `“${name}”: a category with this name already exists`

// The page about usage and limits.

export const usageTitle = 'Usage and Limits'
export const usageLead = 'How much each customer and person uses, and the limits that apply.'
export const loadingUsage = 'Loading usage'
export const usageLoadFailed = 'Failed to load usage'

export const usageMostFirstBy = 'Sort by'
export const usageOrders = {
  bytesInAll: 'Total storage',
  bytesToday: 'Uploaded today',
  tickets: 'Tickets this hour',
  replies: 'Replies this hour',
}
export const howUsageIsCounted =
  'Hours and days are in UTC. Open pages are counted per server process.'
export const customers = 'Customers'
export const people = 'People'
export const usageByCustomer = 'Usage by customer'
export const usageByPerson = 'Usage by person'
export const nothingUsed = 'No usage yet.'
export const customer = 'Customer'
export const person = 'Person'
export const ticketsPerHour = 'Tickets this hour'
export const repliesPerHour = 'Replies this hour'
export const storedToday = 'Uploaded today'
export const storedInAll = 'Total storage'
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
  'People who reach a limit are told which one and when to try again. 0 means no limit.'
export const loadingLimits = 'Loading limits'
export const limitsFailed = 'Failed to load limits'
export const saveLimits = 'Save Limits'
export const limitsSaved = 'Limits saved'
export const limitsSaveFailed = 'Failed to save limits'
export const limitsChangedMeanwhile =
  'Someone else changed the limits. Reload the page to see the changes.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets per person per hour',
  ticketsPerHourOfCustomer: 'Tickets per customer per hour',
  repliesPerHourOfPerson: 'Replies and changes per person per hour',
  repliesPerHourOfCustomer: 'Replies and changes per customer per hour',
  megabytesPerDayOfPerson: 'Uploads per person per day (MB)',
  megabytesPerDayOfCustomer: 'Uploads per customer per day (MB)',
  megabytesInAllOfCustomer: 'Total storage per customer (MB)',
  streamsOfPerson: 'Open pages per person',
  requestsAtOnceOfPerson: 'Concurrent requests per person',
}
export const giveLimit = 'Enter a whole number from 0 to 100,000,000. 0 means no limit.'
export const tooFewRequests =
  'Enter 0 for no limit, or at least 10, because a single page makes that many requests'

// Answers of the server alone.
export const limitReached = {
  ticketsPerHourOfPerson: (count: number) =>
    `You can create up to ${number(count)} tickets per hour.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Your organization can create up to ${number(count)} tickets per hour.`,
  repliesPerHourOfPerson: (count: number) =>
    `You can send up to ${number(count)} replies and changes per hour.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Your organization can send up to ${number(count)} replies and changes per hour.`,
  megabytesPerDayOfPerson: (count: number) => `You can upload up to ${number(count)} MB per day.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Your organization can upload up to ${number(count)} MB per day.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Your organization has reached its storage limit of ${number(count)} MB. Please contact your support team.`,
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
  `Each person can make up to ${number(count)} requests at the same time. Please try again in a moment.`
export const limitsChanged = 'Another administrator changed the limits while you were editing.'
export const tooMuchUnread = (megabytes: number) =>
  `Each person can have up to ${number(megabytes)} MB of responses waiting to be downloaded. Please try again in a moment.`
