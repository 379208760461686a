import type { Priority, ResolutionCode } from '#shared/tickets/values.ts'

/** Something that goes wrong again and again, each time with another of its `things` for `{x}`. */
export type Issue = {
  subject: string
  description: string
  things: string[]
  priority: Priority
  categories: string[]
  /** The agent's question and the requester's answer, before the fix. */
  ask?: [question: string, answer: string]
  fix: string
  thanks?: string
  code?: ResolutionCode
}

const ROOMS = ['Room 12', 'the boardroom', 'the training room', 'Room 4', 'the lobby', 'Room 21']
const PRINTERS = ['second-floor printer', 'label printer', 'reception printer', 'copier in finance']
const APPS = ['Excel', 'Outlook', 'Teams', 'the CRM', 'the PDF editor', 'Visio', 'the time tracker']
const PEOPLE = [
  'Alex Moreno',
  'Jamie Fox',
  'Robin Clarke',
  'Sam Patel',
  'Chris Novak',
  'Taylor Reed',
  'Morgan Lee',
  'Casey Bauer',
]
const SITES = ['the Leeds office', 'the warehouse', 'the second floor', 'the Austin office']

export const ISSUES: Issue[] = [
  {
    subject: '{x} prints blank pages',
    description: 'Since this morning the {x} has been printing blank pages. A restart didn’t help.',
    things: PRINTERS,
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    ask: ['Does the test page from the printer’s own menu come out blank too?', 'Yes, also blank.'],
    fix: 'The toner cartridge was empty even though the display said 40%. We’ve replaced it, and the test page looks right.',
    thanks: 'Printing again, thanks!',
  },
  {
    subject: 'New starter on Monday: {x}',
    description:
      '{x} joins us on Monday. Please set up an account, a mailbox and a laptop. Same access as the rest of the team.',
    things: PEOPLE,
    priority: 'Low',
    categories: ['ACCOUNT_AND_ACCESS'],
    fix: 'The account and mailbox are ready. The laptop is on its way and arrives on Friday. The welcome sheet with the first password is in the box.',
    thanks: 'Perfect, thank you.',
  },
  {
    subject: '{x} keeps asking for a password',
    description: '{x} asks for my password every few minutes, even though I tick “Remember me”.',
    things: APPS,
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE', 'ACCOUNT_AND_ACCESS'],
    fix: 'An old saved password was getting in the way. We’ve removed it remotely. Please sign in once more; after that, you shouldn’t be asked again.',
    thanks: 'No prompts since this morning.',
  },
  {
    subject: 'Screen in {x} doesn’t detect laptops',
    description: 'The big screen in {x} shows “No signal” with every laptop we try.',
    things: ROOMS,
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    ask: ['Is the cable plugged into HDMI 1 or HDMI 2?', 'HDMI 2, I think.'],
    fix: 'The screen was set to HDMI 1. We’ve switched it to detect its input automatically and labeled the cable.',
  },
  {
    subject: 'Wi-Fi drops in {x}',
    description: 'Calls drop every few minutes in {x}. It’s fine when I plug in a cable.',
    things: [...ROOMS, ...SITES],
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    fix: 'One access point was stuck on a busy channel. We’ve moved it and updated its firmware. Signal is now strong everywhere.',
    thanks: 'A full hour on a call without a single drop.',
  },
  {
    subject: 'Please close the account of {x}',
    description: '{x} leaves on Friday. Please forward their email to me for a month.',
    things: PEOPLE,
    priority: 'Low',
    categories: ['ACCOUNT_AND_ACCESS'],
    fix: 'The account closes on Friday at 6 PM, and email is forwarded to you for 30 days. The licenses go back to your pool.',
  },
  {
    subject: '{x} crashes when I open a large file',
    description: '{x} closes without a message as soon as I open a file over 100 MB.',
    things: APPS,
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    ask: ['Which version do you see under Help, About?', '16.0.1, it says.'],
    fix: 'That version has a known fault with large files. We’ve rolled out the update to your team.',
    thanks: 'Opens in seconds now.',
  },
  {
    subject: 'Suspicious email from “{x}”',
    description:
      'I got an email from “{x}” asking me to confirm my bank details. I haven’t clicked anything.',
    things: ['the parcel service', 'the CEO', 'Microsoft Billing', 'the tax office', 'DocuSign'],
    priority: 'High',
    categories: ['SECURITY_INCIDENT', 'EMAIL_AND_CALENDAR'],
    fix: 'Thanks for reporting it. It’s phishing. We’ve blocked the sender and removed the email from 14 other mailboxes. Nobody clicked the link.',
  },
  {
    subject: 'Access to the shared folder {x}',
    description: 'I need write access to {x} for the quarter-end. My manager has approved it.',
    things: ['Finance', 'Contracts', 'Marketing', 'Projects 2026', 'Suppliers', 'HR templates'],
    priority: 'Low',
    categories: ['ACCOUNT_AND_ACCESS'],
    fix: 'You have write access now. Sign out and back in once so it takes effect.',
  },
  {
    subject: 'VPN disconnects at {x}',
    description: 'The VPN disconnects about every 20 minutes when I work from {x}.',
    things: ['home', 'the hotel', 'our coworking space', 'the train', 'the customer’s site'],
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    ask: ['Does it also happen on your phone’s hotspot?', 'No, only on that network.'],
    fix: 'That network closes idle connections. We’ve switched your VPN profile to one that keeps the connection alive.',
    thanks: 'Stable all day.',
  },
  {
    subject: 'Laptop battery lasts less than an hour ({x})',
    description: 'The battery of {x} is empty after 50 minutes, even when it was fully charged.',
    things: ['LT-0412', 'LT-0388', 'LT-0290', 'LT-0455', 'LT-0317', 'LT-0461'],
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    fix: 'The battery report shows 41% of its original capacity. It’s under warranty; a technician replaces it at your desk on Thursday between 9 and 11.',
    thanks: 'Replaced and back to eight hours.',
  },
  {
    subject: 'Question about {x} on the invoice',
    description: 'What is the item “{x}” on our last invoice? We don’t recognize it.',
    things: [
      'Firewall license',
      'Extra storage',
      'Project hours',
      'Domain renewal',
      'On-site visit',
    ],
    priority: 'Low',
    categories: ['BILLING_ISSUE'],
    fix: 'It was booked to the wrong customer, sorry. Accounting has credited it, and the corrected invoice is on its way.',
    code: 'REFUND_APPLIED',
  },
  {
    subject: 'Calendar of {x} isn’t visible',
    description: 'I can’t see the calendar of {x} since the weekend. It worked last week.',
    things: [...PEOPLE.slice(0, 4), 'the pool car', 'Room 12'],
    priority: 'Low',
    categories: ['EMAIL_AND_CALENDAR'],
    fix: 'The share was lost when the mailbox moved. We’ve restored it. Please restart Outlook.',
  },
  {
    subject: 'Could we add {x}?',
    description: 'Several of us would like {x}. Is that possible, and what would it cost?',
    things: [
      'a shared mailbox for events',
      'guest Wi-Fi in the cafeteria',
      'single sign-on for the intranet',
      'a second monitor per desk',
      'automatic out-of-office replies',
    ],
    priority: 'Low',
    categories: ['FEATURE_REQUEST'],
    fix: 'Yes, that’s possible. We’ve added it to your roadmap and will send you a quote this week.',
    code: 'FEATURE_REQUEST_TRACKED',
  },
  {
    subject: '{x} is down',
    description: 'Nobody in {x} can get online. Phones don’t work either.',
    things: SITES,
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    fix: 'The provider had an outage in your area. We switched you to the backup line within 10 minutes, and the main line is back now.',
    thanks: 'Everyone is online again. Thanks for the quick help!',
  },
  {
    subject: 'Locked out: {x}',
    description:
      '{x} is locked out after too many wrong passwords and has a client call in an hour.',
    things: PEOPLE,
    priority: 'High',
    categories: ['ACCOUNT_AND_ACCESS'],
    fix: 'We called back on the number on file, unlocked the account and set a temporary password.',
    thanks: 'Signed in. That was quick!',
  },
  {
    subject: 'Docking station in {x} loses the second monitor',
    description:
      'The second monitor in {x} goes black every now and then and comes back on its own.',
    things: ROOMS,
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    fix: 'The dock needed a firmware update. We’ve installed it remotely; please unplug the dock for 10 seconds once.',
  },
  {
    subject: 'How do I {x}?',
    description: 'I’d like to {x}, but can’t find where. Is there a short guide?',
    things: [
      'recall an email',
      'share a file with a client',
      'book a room from my phone',
      'set up email on a new phone',
      'restore a deleted file',
      'encrypt a USB stick',
    ],
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    fix: 'There’s a one-page guide with pictures: <a href="https://help.portico.example/guides">Guides</a>. Tell us if you get stuck.',
    code: 'SENT_KNOWLEDGE_DOCUMENT_LINK',
  },
  {
    subject: 'Backup of {x} failed overnight',
    description: 'The report says that the backup of {x} failed with a timeout.',
    things: ['the file server', 'the SQL server', 'NAS-02', 'the mail archive', 'the web shop'],
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    fix: 'A Windows update was running at the same time. We moved the backup by two hours and ran it again: 1.2 TB, no errors.',
  },
  {
    subject: 'Phone number {x} goes straight to voicemail',
    description: 'Callers to extension {x} reach the voicemail without any ringing.',
    things: ['204', '118', '310', '275', '402', '139'],
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    fix: 'Do Not Disturb was on from the desk phone’s side button. It’s off now, and we’ve locked the button.',
    thanks: 'I never knew that button existed.',
  },
  {
    subject: '{x} is slow since the update',
    description: '{x} takes more than a minute to start since last night’s update.',
    things: APPS,
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    fix: 'The update had switched on an add-in that searches the network on every start. We’ve turned it off for everyone.',
  },
  {
    subject: 'Certificate warning on {x}',
    description: 'The browser warns that the connection to {x} isn’t private.',
    things: ['the intranet', 'the booking page', 'the web shop', 'webmail', 'the partner portal'],
    priority: 'High',
    categories: ['SECURITY_INCIDENT'],
    fix: 'The certificate expired last night because its renewal was blocked by the firewall. It’s renewed, and we now get an alert 14 days ahead.',
  },
  {
    subject: 'Lost phone of {x}',
    description: '{x} left a work phone in a taxi. It has email on it.',
    things: PEOPLE,
    priority: 'High',
    categories: ['SECURITY_INCIDENT', 'HARDWARE_ISSUE'],
    fix: 'We’ve wiped the phone and blocked its SIM. No sign-in since it was lost. A replacement is on its way.',
    thanks: 'Thank you. The new one arrived today.',
  },
  {
    subject: 'Scan to email from {x} doesn’t arrive',
    description: 'Scans from {x} show “Sent”, but nothing arrives.',
    things: PRINTERS.map((printer) => `the ${printer}`),
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR', 'HARDWARE_ISSUE'],
    fix: 'The printer still used the old mail server. We’ve entered the new one and sent a test scan to you.',
    thanks: 'The test scan is here.',
  },
]
