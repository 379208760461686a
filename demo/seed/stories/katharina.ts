import type { Story } from '#demo/seed/story.ts'

/** Tickets of Northwind's office manager: enough to fill a dashboard. */
export const KATHARINAS_TICKETS: Story[] = [
  {
    weeksAgo: 57,
    at: 'Tue 09:12',
    subject: 'Label printer in the warehouse prints blank labels',
    description:
      'Since this morning the label printer at packing station 3 feeds labels, but nothing is printed on them. The other two printers work. We have already changed the roll.\n\nA photo is attached.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    files: ['blank-labels.png'],
    steps: [
      {
        at: 'Tue 09:41',
        priya:
          '<p>Good morning Katharina,</p><p>thank you for the photo. These labels look as if the roll is in the wrong way round: thermal paper prints on one side only. Could you try the following?</p><ol><li>Open the cover and take the roll out.</li><li>Scratch the paper with a fingernail. The side that turns black has to face the print head.</li><li>Close the cover and hold <strong>Feed</strong> until the light blinks twice.</li></ol><p>Best regards<br />Priya</p>',
      },
      { at: 'Tue 10:20', says: 'That was it. Embarrassing! Thank you, it prints again.' },
      { at: 'Tue 11:05', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 54,
    at: 'Mon 14:30',
    subject: 'New colleague starts next Monday: account and laptop',
    description:
      'Please prepare for Mina Park (purchasing):\n\n- account and mailbox\n- laptop with docking station\n- access to the folders Purchasing and Suppliers\n\nHer manager is Oluwaseun Adeyemi.',
    priority: 'Low',
    categories: ['ACCOUNT_AND_ACCESS', 'HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Mon 15:10',
        priya:
          '<p>Hello Katharina, we have started. Does Mina need the ordering system as well? It needs a license of its own.</p>',
      },
      { at: 'Tue 09:05', says: 'Yes please, the same rights as Oluwaseun.' },
      {
        at: 'Wed 13:40',
        priya:
          '<p>Everything is prepared:</p><table><thead><tr><th>What</th><th>State</th></tr></thead><tbody><tr><td>Account and mailbox</td><td>Ready, welcome mail on Monday at 08:00</td></tr><tr><td>Laptop and docking station</td><td>Sent today, arrives on Friday</td></tr><tr><td>Purchasing, Suppliers</td><td>Ready</td></tr><tr><td>Ordering system</td><td>Ready, same rights as Oluwaseun</td></tr></tbody></table>',
      },
      { at: 'Thu 16:15', closes: 'ISSUE_FIXED', saying: 'The laptop is here already. Great!' },
    ],
  },
  {
    weeksAgo: 51,
    at: 'Thu 15:50',
    subject: 'No internet in the Hamburg office',
    description:
      'No one in Hamburg has had internet since 15:45. The phones are dead too. About 20 people can’t work.',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Thu 15:58',
        jordan:
          '<p>We see it: the line is down at the provider, who confirms a fault in the area. We are switching Hamburg over to the mobile backup now.</p>',
      },
      { at: 'Thu 16:20', says: 'Internet is back, slow but working. Telephones still dead.' },
      {
        at: 'Thu 16:41',
        jordan:
          '<p>Telephones run over the backup now as well. The provider expects the line to be repaired tonight; we keep watching it.</p>',
      },
      { at: 'Fri 09:20', closes: 'ISSUE_FIXED', saying: 'All as fast as ever this morning.' },
    ],
  },
  {
    weeksAgo: 49,
    at: 'Wed 10:05',
    subject: 'Shared calendar for the meeting rooms',
    description:
      'Could we book the three meeting rooms in Outlook? At the moment there is a sheet of paper at each door.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Wed 11:40',
        priya:
          '<p>Gladly. We suggest one calendar for each room, which accepts bookings by itself and refuses double ones. It is part of the licenses that you have. I have put it on the plan for the next maintenance day.</p>',
      },
      { at: 'Fri 10:00', closes: 'FEATURE_REQUEST_TRACKED' },
    ],
  },
  {
    weeksAgo: 46,
    at: 'Sat 22:14',
    subject: 'Somebody clicked the link in a phishing mail',
    description:
      'A colleague has just called me: she opened a mail "Your mailbox is full" and entered her password on the page behind it. What should she do?',
    priority: 'High',
    categories: ['SECURITY_INCIDENT'],
    steps: [
      {
        at: 'Sat 22:40',
        jordan:
          '<p>Thank you for telling us right away. We have:</p><ul><li>signed her out everywhere and locked the account,</li><li>looked at the sign-ins: none but her own so far,</li><li>blocked the address of the page for all of you.</li></ul><p><strong>Please ask her not to use the password anywhere else.</strong> I will call her in ten minutes to set a new one.</p>',
      },
      { at: 'Sat 22:52', says: 'She is waiting for your call. Thank you!' },
      {
        at: 'Sat 23:31',
        jordan:
          '<p>New password set, second factor registered again. No forwarding rules, no foreign sign-ins. We will look through the logs once more on Monday.</p>',
      },
      {
        at: 'Mon+1 09:10',
        jordan:
          '<p>The logs are clean. Two other people received the same mail and did not open it.</p>',
      },
      { at: 'Mon+1 09:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 44,
    at: 'Mon 11:15',
    subject: 'Invoice 4471 lists two licenses that we returned',
    description:
      'On invoice 4471 there are 42 Office licenses. We returned two of them, so it should be 40. Our list is attached.',
    priority: 'Medium',
    categories: ['BILLING_ISSUE'],
    files: ['licenses.csv'],
    steps: [
      {
        at: 'Mon 12:00',
        priya:
          '<p>Thank you for the list. I have passed it on to accounting and will let you know.</p>',
      },
      {
        at: 'Wed 10:20',
        priya:
          '<p>You are right, the two licenses were returned in time. Accounting has credited them:</p><table><tbody><tr><td>2 licenses, 5 months</td><td>117.00 EUR</td></tr><tr><td>VAT 19 %</td><td>22.23 EUR</td></tr><tr><td><strong>Credit</strong></td><td><strong>139.23 EUR</strong></td></tr></tbody></table>',
      },
      { at: 'Wed 13:05', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 43,
    at: 'Fri 16:20',
    subject: "Warehouse system says 'database is locked' since the update",
    description:
      "Since yesterday's update several people get 'database is locked' when they book a delivery. After two or three attempts it works.",
    priority: 'High',
    categories: ['SOFTWARE_ISSUE'],
    files: ['error-dialog.png'],
    steps: [
      {
        at: 'Fri 16:45',
        priya:
          '<p>We have rolled the scheduled import back to the night, so that it is out of your way. Please tell us on Monday whether it still happens.</p>',
      },
      { at: 'Mon+1 09:10', says: 'Still happens, but less often. Twice in the first hour.' },
      {
        at: 'Mon+1 11:30',
        jordan:
          '<p>Found it: the new version keeps a reading connection open for the report on the big screen. The maker has a fix, which we install tonight at 20:00.</p>',
      },
      { at: 'Tue+1 10:00', closes: 'ISSUE_FIXED', saying: 'No error this morning.' },
    ],
  },
  {
    weeksAgo: 42,
    at: 'Tue 08:05',
    subject: 'How do I request a second monitor?',
    description: 'Is there a form for it, or do I write a ticket each time?',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Tue 09:20',
        priya:
          '<p>A ticket is fine. The attached guide lists what we can deliver right away. It also shows how to connect two monitors to the docking station.</p>',
        files: ['second-monitor-guide.pdf'],
      },
      { at: 'Tue 09:45', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 41,
    at: 'Wed 13:00',
    subject: 'Outlook keeps asking for my password',
    description: 'Every few minutes a window asks for my password. I enter it and it comes back.',
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Wed 13:22',
        priya:
          '<p>This is often an old password that Windows has kept. Please close Outlook and enter this in the start menu:</p><pre><code>rundll32.exe keymgr.dll,KRShowKeyMgr</code></pre><p>Remove the entries that begin with <code>MicrosoftOffice16</code>, then start Outlook again.</p>',
      },
      {
        at: 'Wed 14:10',
        says: 'There were three of them. It asked once more, and is quiet since.',
      },
      { at: 'Thu 09:02', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 34,
    at: 'Mon 09:00',
    subject: 'PDF export of the stock list cuts off the last column',
    description:
      'In the export "Stock list, landscape" the column "Reserved" is missing its right half. The preview shows it. Screenshot attached.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    files: ['export-cut-off.png'],
    steps: [
      {
        at: 'Mon 13:15',
        priya:
          '<p>Sorry for the wait. We can see the same here and have reported it to the maker. Until there is a fix, choosing <em>Fit to page</em> in the export dialog helps.</p>',
      },
      { at: 'Tue 08:30', says: 'That helps for now, but the numbers are very small.' },
      {
        at: 'Mon+1 15:00',
        priya: '<p>The maker has sent a corrected template. It is installed for all of you.</p>',
      },
      { at: 'Tue+1 09:40', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 27,
    at: 'Thu 11:45',
    subject: 'Docking station does not wake the second screen',
    description: 'After lunch the left screen stays black until I pull the cable out and in again.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 12:10',
        priya:
          '<p>There is new firmware for this docking station. It installs itself tonight if you leave the laptop connected and the lid open.</p>',
      },
      { at: 'Fri 13:20', closes: 'ISSUE_FIXED', saying: 'Both screens woke up after lunch.' },
    ],
  },
  {
    weeksAgo: 26,
    at: 'Tue 15:30',
    subject: 'VPN drops every ten minutes for everybody in sales',
    description:
      'All six people in sales are thrown out of the VPN every ten minutes when they work at home. In the office there is no problem. The log of one of them is attached.',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    files: ['vpn-client.log'],
    steps: [
      {
        at: 'Tue 15:52',
        jordan:
          '<p>Thank you, the log is very helpful. This is the line that matters:</p><pre><code>rekey: no answer from gateway after 30 s, giving up</code></pre><p>The gateway got a new rule last night that drops the answer. We are correcting it now.</p>',
      },
      { at: 'Tue 16:25', says: 'Two of them have been connected for 25 minutes now.' },
      { at: 'Wed 11:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 25,
    at: 'Mon 10:10',
    subject: 'One list of all the software that we pay for',
    description:
      'For the budget I need a list of all subscriptions with price and end date. Could the portal show that?',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'BILLING_ISSUE'],
    steps: [
      {
        at: 'Mon 10:50',
        priya:
          '<p>A good idea. I have written it down for the portal. Meanwhile you will get the list as a table by tomorrow.</p>',
      },
      { at: 'Tue 11:30', closes: 'FEATURE_REQUEST_TRACKED', saying: 'The table is all I need.' },
    ],
  },
  {
    weeksAgo: 24,
    at: 'Wed 09:30',
    subject: 'Access to the finance folder for our auditors until Friday',
    description:
      'Two auditors need to read (not write) the folder Finance/Annual from tomorrow until Friday evening.',
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Wed 10:15',
        priya:
          '<p>Both have guest accounts that end on Friday at 20:00 by themselves. They may read <code>Finance/Annual</code> and nothing else.</p>',
      },
      { at: 'Wed 14:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 19,
    at: 'Thu 17:40',
    subject: 'Mails to a supplier come back as undeliverable',
    description:
      'All our mails to the domain woodgrove.example come back since today:\n\n550 5.7.26 This message does not pass authentication checks (SPF and DKIM both do not pass).',
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Fri 09:25',
        jordan:
          '<p>Your newsletter service sends in your name, but is not listed in your domain. We have prepared this entry and need your yes, because it changes what others believe about your mail:</p><pre><code>v=spf1 include:spf.protection.outlook.com include:spf.newsletter.example -all</code></pre>',
      },
      { at: 'Fri 10:05', says: 'Yes, please go ahead.' },
      {
        at: 'Fri 10:20',
        jordan: '<p>Done. It can take a few hours to take effect everywhere.</p>',
      },
      { at: 'Mon+1 10:15', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 17,
    at: 'Tue 12:00',
    subject: 'Please send invoices to accounting@ instead of me',
    description: 'The address is accounting@northwind.example, from the next invoice on.',
    priority: 'Low',
    categories: ['BILLING_ISSUE'],
    steps: [
      { at: 'Tue 12:30', priya: '<p>Changed. You will not get another one.</p>' },
      { at: 'Tue 14:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 13,
    at: 'Fri 09:05',
    subject: "Server room: the UPS beeps and shows 'replace battery'",
    description:
      'It has been beeping every 30 seconds since I came in. Photo of the display attached.',
    priority: 'High',
    categories: ['HARDWARE_ISSUE'],
    files: ['ups-display.png'],
    steps: [
      {
        at: 'Fri 09:50',
        jordan:
          '<p>The battery is six years old and has failed its test. A new one is ordered for Monday. Until then the servers would shut down in an orderly way after four minutes without power.</p><p>You can silence it: hold <strong>Esc</strong> for two seconds.</p>',
      },
      { at: 'Fri 10:02', says: 'Thank you, silence at last.' },
      { at: 'Mon+1 14:30', jordan: '<p>New battery is in, test passed.</p>' },
      { at: 'Mon+1 15:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 10,
    at: 'Mon 13:20',
    subject: 'Scanner app crashes when a delivery has more than 50 lines',
    description:
      'As soon as a delivery note has more than 50 lines the app on the hand scanners closes itself. An example is attached.',
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    files: ['delivery-note.pdf'],
    steps: [
      {
        at: 'Mon 13:48',
        priya:
          '<p>We have the note and can repeat the crash. Which version do the scanners show under <em>Info</em>?</p>',
      },
      { at: 'Mon 14:30', says: '4.2.1 on all five.' },
      {
        at: 'Tue 09:15',
        priya:
          '<p>The fix is in 4.2.2, which the maker releases on Thursday. Until then please split such deliveries into two notes.</p><blockquote>4.2.2: long delivery notes no longer end the app</blockquote>',
      },
      { at: 'Tue 09:40', says: 'We can live with that for two days.' },
      { at: 'Thu 16:05', priya: '<p>4.2.2 is on all five scanners.</p>' },
      { at: 'Fri 08:45', says: 'A delivery with 83 lines went through. Thanks!' },
      { at: 'Fri 09:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 8,
    at: 'Thu 10:25',
    // 100 characters, the maximum.
    subject:
      'Monthly report still goes to people who have left, and those who joined since June don’t receive it.',
    description:
      'The distribution list of the monthly report seems to be a copy from some time ago. Could it follow the list of employees instead?',
    priority: 'Low',
    categories: ['EMAIL_AND_CALENDAR', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 11:00',
        priya:
          '<p>It can: we have replaced the list by one that follows the group <em>All employees</em>.</p>',
      },
      { at: 'Mon+1 09:15', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 6,
    at: 'Wed 03:12',
    subject: 'Backup report: job NAS-Hamburg failed',
    description:
      'The report came tonight. I only forward it:\n\nJob NAS-Hamburg: failed. 1 of 14 volumes could not be read (I/O error on disk 3).',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Wed 09:20',
        jordan:
          '<p>Disk 3 of the NAS is broken; the others carry its data, so <strong>nothing is lost</strong>. A new disk is under way, and the job runs without that volume until it is built in.</p>',
      },
      {
        at: 'Thu 10:00',
        jordan: '<p>New disk is in and being filled, which takes until tonight.</p>',
      },
      { at: 'Thu 11:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 4,
    at: 'Tue 10:40',
    subject: 'Which headset can we order for the new team?',
    description: 'Six people, two of them in the warehouse where it is loud.',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY', 'HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 11:15',
        priya:
          '<p>We suggest:</p><ul><li>office: a wired one with one ear (about 45 EUR),</li><li>warehouse: a wireless one with both ears and noise cancelling (about 160 EUR).</li></ul><p>The makers and pictures are <a href="https://headsets.example/compare">in this comparison</a>. Shall we order four and two?</p>',
      },
    ],
  },
  {
    weeksAgo: 3,
    at: 'Thu 14:00',
    subject: 'Phone number of the reception is shown wrongly to the outside',
    description: 'Customers see 0 instead of our number when the reception calls them.',
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Thu 14:35',
        priya:
          '<p>Could you tell us one number that was called, and when? Then we can find the call.</p>',
      },
      { at: 'Fri 09:20', says: '+49 40 5550 123, this morning at 9:15. It showed 0 again.' },
      { at: 'Fri 09:30', takes: 'priya' },
      {
        at: 'Fri 10:15',
        from: 'priya',
        note: '<p>The provider has it as fault <strong>TK-88213</strong>. They promised a call back; if none comes by Monday, ask for Ms. Brandt.</p>',
      },
    ],
  },
  {
    weeksAgo: 2,
    at: 'Mon 09:50',
    subject: 'Customs software cannot send declarations since the certificate changed',
    description:
      'Every declaration ends with "TLS handshake failed". We have 14 shipments waiting. Sending by hand at the counter works, but costs us an hour each.',
    priority: 'High',
    categories: ['SOFTWARE_ISSUE', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Mon 10:12',
        jordan:
          '<p>The customs office changed its certificate this morning; your version knows only the old one. We have asked the maker for the new file.</p>',
      },
      { at: 'Mon 13:00', says: 'How long will that take? The lorry leaves at 16:00.' },
      {
        at: 'Mon 14:45',
        jordan:
          '<p>The file is in, and a test declaration went through:</p><pre><code>MRN 24DE5871 0009 accepted</code></pre><p>Please send the 14 and tell us if one is refused.</p>',
      },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Wed 11:00',
    subject: 'Wi-Fi in hall 2 is gone after the storm',
    description: 'All four access points in hall 2 are dark. The hand scanners do not work there.',
    priority: 'High',
    categories: ['NETWORK_ISSUE', 'HARDWARE_ISSUE'],
    steps: [
      { at: 'Wed 11:10', takes: 'jordan' },
      {
        at: 'Wed 11:25',
        from: 'jordan',
        note: '<p>The switch in hall 2 does not answer either. Lightning? Replacement is ordered.</p>',
      },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Thu 15:15',
    subject: 'Keyboard of the reception: the key E sticks',
    description: 'Somtims it dos not com at all, somtimeees thrEE times.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Fri 09:40',
        priya:
          '<p>No further proof needed. A new keyboard is on its way and will be with you on Tuesday.</p>',
      },
      { at: 'Fri 09:45', takes: 'priya' },
    ],
  },
  {
    weeksAgo: 0,
    at: '27h ago',
    subject: 'Reminder before a password runs out',
    description:
      'Three of us were locked out this week because the password had run out. A mail some days before would help.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: '26h ago',
        priya:
          '<p>We can switch that on: seven days and one day before. Is that what you have in mind?</p>',
      },
      { at: '22h ago', says: 'Exactly that, please.' },
    ],
  },
  {
    weeksAgo: 0,
    at: '5h ago',
    subject: 'Mailbox orders@ receives nothing since this morning',
    description:
      "Nothing has arrived in orders@northwind.example since about 8 o'clock, although customers tell us that they have sent something.",
    priority: 'High',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: '280m ago',
        jordan:
          '<p>The mailbox is full (50 GB), so that new mail waits at the server. We have given it more room; what waited is coming in now. Nothing is lost.</p>',
      },
      { at: '270m ago', says: 'They are coming in. 112 of them...' },
      { at: '265m ago', takes: 'jordan' },
      {
        at: '260m ago',
        from: 'jordan',
        note: '<p>Third full mailbox at Northwind this quarter. Worth an offer for archiving: <em>Priya, would you ask them?</em></p>',
      },
    ],
  },
  {
    weeksAgo: 0,
    at: '40m ago',
    subject: 'Projector in the large meeting room shows everything in green',
    description: 'We have guests tomorrow at 10. Another cable makes no difference.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
  },
]
