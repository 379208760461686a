import type { Story } from '#demo/seed/story.ts'

export const DANAS_TICKETS: Story[] = [
  {
    weeksAgo: 28,
    at: 'Mon 09:20',
    subject: 'First sign-in: where do I find the service agreement?',
    description: 'We signed last week. Where can our team see what was agreed?',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Mon 09:55',
        priya:
          '<p>Welcome, Dana! The dashboard shows how well we meet our targets. Here they are:</p><table><thead><tr><th>Priority</th><th>First response</th><th>Resolution</th></tr></thead><tbody><tr><td>High</td><td>30 minutes</td><td>4 hours</td></tr><tr><td>Medium</td><td>1 hour</td><td>10 hours</td></tr><tr><td>Low</td><td>1 hour</td><td>35 hours</td></tr></tbody></table><p>Hours are business hours: Monday to Friday, 9 to 5, in your time zone.</p>',
      },
      { at: 'Mon 10:30', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 26,
    at: 'Wed 13:45',
    subject: 'Two of the moved mailboxes are missing email from 2019',
    description: 'Accounting and Legal: everything before 2020 has been missing since the move.',
    priority: 'High',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Wed 14:02',
        jordan:
          '<p>It was left in the old server’s archive. We’re copying it over now; nothing was deleted.</p>',
      },
      { at: 'Wed 16:30', jordan: '<p>Both are complete: 18,204 and 9,551 messages.</p>' },
      {
        at: 'Thu 09:25',
        closes: 'ISSUE_FIXED',
        saying: 'Checked with both teams. It’s all there.',
      },
    ],
  },
  {
    weeksAgo: 22,
    at: 'Tue 15:05',
    subject: 'Charged for a router we never received',
    description: 'Invoice 5120, item 7. None of our offices has that router.',
    priority: 'Medium',
    categories: ['BILLING_ISSUE'],
    steps: [
      {
        at: 'Tue 15:50',
        priya:
          '<p>It was planned for Albany, but then you kept the old one. I’ll have it taken off.</p>',
      },
      { at: 'Wed 11:40', priya: '<p>Credited: 389.00 USD.</p>' },
      { at: 'Wed 12:15', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 18,
    at: 'Fri 16:45',
    subject: 'Door system doesn’t accept new badges',
    description: 'Badges made since Wednesday are rejected at the main door. Old ones work.',
    priority: 'High',
    categories: ['HARDWARE_ISSUE', 'SECURITY_INCIDENT'],
    steps: [
      {
        at: 'Mon+1 09:05',
        jordan:
          '<p>The door controller hasn’t fetched new data since Wednesday. We’re restarting it and checking the log.</p>',
      },
      { at: 'Mon+1 11:15', says: 'New badges work. Why did it stop?' },
      {
        at: 'Mon+1 12:05',
        jordan:
          '<p>Its certificate had expired. We’ve renewed it and added the dates for all doors to our calendar.</p>',
      },
      { at: 'Mon+1 12:20', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 15,
    at: 'Thu 10:00',
    subject: 'Dark mode for the time sheet',
    description: 'Several of us fill it in late at night. It’s very bright.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST'],
    steps: [
      {
        at: 'Thu 12:30',
        priya: '<p>We asked the vendor. It’s planned for the next version.</p>',
      },
      { at: 'Fri 10:10', closes: 'FEATURE_REQUEST_TRACKED' },
    ],
  },
  {
    weeksAgo: 11,
    at: 'Mon 11:30',
    subject: 'CAD workstation restarts while rendering',
    description:
      'It always happens after about 10 minutes of rendering. The only entry in the event log is "Kernel-Power 41".',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Mon 11:58',
        priya:
          '<p>That sounds like the power supply. Could you note the graphics card temperature right before it happens?</p>',
      },
      { at: 'Mon 14:20', says: '71 degrees, so it’s not the heat.' },
      {
        at: 'Tue 10:30',
        priya:
          '<p>Then we’ll replace the power supply. A technician will come by tomorrow between 9 and 11.</p>',
      },
      { at: 'Thu 15:40', closes: 'ISSUE_FIXED', saying: 'Rendered all night without a restart.' },
    ],
  },
  {
    weeksAgo: 7,
    at: 'Sat 11:20',
    subject: 'Website shows a certificate warning',
    description: 'Customers say their browsers warn them about our website.',
    priority: 'High',
    categories: ['SECURITY_INCIDENT', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Sat 12:05',
        jordan:
          '<p>The renewal failed last night because port 80 was closed. It’s open now, and the certificate is renewed.</p>',
      },
      { at: 'Sat 12:30', says: 'The warning is gone. Thanks for answering on a Saturday!' },
      { at: 'Mon+1 09:15', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 3,
    at: 'Wed 14:10',
    subject: 'Please close Tom Baker’s account on Friday',
    description: 'His last day is Friday. Please forward his email to me for three months.',
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Wed 14:40',
        priya:
          '<p>Scheduled for Friday, 6 PM. What should happen to his files? Should they go to you as well?</p>',
      },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Thu 10:15',
    subject: 'Warehouse tablets are signed out every hour',
    description: 'All 12 tablets have been asking for the password every hour since Monday.',
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS', 'SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 10:45',
        priya:
          '<p>That’s a new policy for shared devices. We’re exempting the tablets now; it can take up to a day.</p>',
      },
      { at: 'Fri 14:30', says: 'Two of them still ask: WH-07 and WH-11.' },
      { at: 'Fri 14:50', takes: 'priya' },
    ],
  },
  {
    weeksAgo: 0,
    at: '95m ago',
    subject: 'Payroll export ends with an empty file',
    description: 'The export for the bank is 0 bytes. They need it by noon tomorrow.',
    priority: 'High',
    categories: ['SOFTWARE_ISSUE', 'BILLING_ISSUE'],
  },
]

export const LUISS_TICKETS: Story[] = [
  {
    weeksAgo: 24,
    at: 'Tue 08:10',
    subject: 'Plotter isn’t in the list of printers',
    description: 'I need the large plotter on the second floor for drawings.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 09:35',
        priya:
          '<p>It’s there now as <code>PLOT-2F</code>. Please choose A1 paper in the dialog; the default is A4.</p>',
      },
      { at: 'Tue 11:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 13,
    at: 'Wed 15:20',
    subject: 'Calendar shows my meetings an hour late',
    description: 'Ever since my trip to Madrid, but only meetings created by colleagues in Europe.',
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Wed 16:50',
        priya:
          '<p>Your calendar still had Madrid as its second time zone and used it for invitations from Europe. It’s fixed now.</p>',
      },
      { at: 'Thu 10:05', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 4,
    at: 'Mon 10:50',
    subject: 'Sharing link for drawings asks for an account',
    description: 'Builders on site don’t have accounts and can’t open the drawings.',
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Mon 11:30',
        priya:
          '<p>We’ve created a link for you that uses a code instead: <a href="https://help.portico.example/sharing/codes">how to use it</a>.</p>',
      },
      { at: 'Tue 09:45', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 0,
    at: '30h ago',
    subject: 'New laptop: fingerprint reader not found',
    description: 'Windows Hello says there’s no reader, but there is one.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: '29h ago',
        priya: '<p>The driver is in tonight’s updates. Please try again tomorrow.</p>',
      },
      { at: '28h ago', takes: 'priya' },
    ],
  },
]

export const CHAUS_TICKETS: Story[] = [
  {
    weeksAgo: 20,
    at: 'Thu 14:00',
    subject: 'Font for Vietnamese letters in the label program',
    description:
      'Names such as Nguyễn Thị Hồng Ánh are printed with boxes in them: Nguy□n Th□ H□ng Ánh.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 14:45',
        priya:
          '<p>The old label font doesn’t have those letters. We’ve replaced it with <em>Noto Sans</em>, which does: Nguyễn Thị Hồng Ánh.</p>',
      },
      { at: 'Fri 09:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 8,
    at: 'Tue 09:05',
    subject: 'Test environment for the new web shop',
    description: 'We need a copy of the shop that our agency can edit until the end of next month.',
    priority: 'Medium',
    categories: ['GENERAL_INQUIRY', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Tue 09:50',
        jordan: '<p>We can have it ready on Thursday. Which IP addresses does the agency use?</p>',
      },
      { at: 'Tue 11:10', says: '203.0.113.0/28, all of them.' },
      {
        at: 'Thu 16:20',
        jordan:
          '<p>Ready: <a href="https://shop-test.fabrikam.example/">shop-test.fabrikam.example</a>. It’s available until the last day of next month.</p>',
      },
      { at: 'Fri 10:40', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 2,
    at: 'Wed 22:30',
    subject: 'Cannot reach the file server from the hotel',
    description:
      'The VPN connects, but then nothing responds. The hotel uses 192.168.1.x, just like us.',
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Thu 09:40',
        jordan:
          '<p>That’s the cause: both networks use the same addresses. Your VPN now sends everything through the tunnel. Please reconnect.</p>',
      },
    ],
  },
]

export const SIOBHANS_TICKETS: Story[] = [
  {
    weeksAgo: 16,
    at: 'Mon 12:40',
    subject: 'Apostrophe in my name breaks the sign-in to the travel portal',
    description:
      "The travel portal says 'Unterminated string' for O'Neill. It works for everyone else.",
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS', 'SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Mon 13:15',
        priya:
          '<p>You’ve found a serious bug in their system, and we’ve reported it. Until it’s fixed, they have you as <code>ONeill</code>.</p>',
      },
      { at: 'Tue 13:00', closes: 'ISSUE_FIXED', saying: "They fixed it: I'm O'Neill again." },
    ],
  },
  {
    weeksAgo: 6,
    at: 'Fri 09:15',
    subject: 'Refund for the canceled training day',
    description: 'You canceled the training on the 3rd, but it’s on the invoice.',
    priority: 'Low',
    categories: ['BILLING_ISSUE'],
    steps: [
      {
        at: 'Fri 10:45',
        priya:
          '<p>Sorry about that. It’s off the invoice, and you’ll get a corrected one today.</p>',
      },
      { at: 'Mon+1 09:30', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 0,
    at: '20h ago',
    subject: 'Can the portal text me when a ticket is answered?',
    description: 'I’m on the road most of the day and only read email in the evening.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST'],
  },
]
