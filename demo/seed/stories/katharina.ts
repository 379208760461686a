import type { Story } from '#demo/seed/story.ts'

/** Tickets of Northwind's office manager: enough to fill a dashboard. */
export const KATHARINAS_TICKETS: Story[] = [
  {
    weeksAgo: 57,
    at: 'Tue 09:12',
    subject: 'Label printer in the warehouse prints blank labels',
    description:
      'Since this morning, the label printer at packing station 3 has been feeding blank labels. The other two printers work. We’ve already changed the roll.\n\nA photo is attached.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    files: ['blank-labels.png'],
    steps: [
      {
        at: 'Tue 09:41',
        priya:
          '<p>Good morning Katharina,</p><p>Thanks for the photo. It looks like the roll is in the wrong way around: thermal paper prints on one side only. Could you try the following?</p><ol><li>Open the cover and take out the roll.</li><li>Scratch the paper with a fingernail. The side that turns black needs to face the print head.</li><li>Close the cover and hold <strong>Feed</strong> until the light blinks twice.</li></ol><p>Best regards<br />Priya</p>',
      },
      { at: 'Tue 10:20', says: 'That was it. Embarrassing! Thanks, it’s printing again.' },
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
          '<p>Hi Katharina, we’ve started on it. Does Mina need the ordering system, too? That takes a separate license.</p>',
      },
      { at: 'Tue 09:05', says: 'Yes please, the same rights as Oluwaseun.' },
      {
        at: 'Wed 13:40',
        priya:
          '<p>Everything is ready:</p><table><thead><tr><th>What</th><th>State</th></tr></thead><tbody><tr><td>Account and mailbox</td><td>Ready, welcome email on Monday at 8:00</td></tr><tr><td>Laptop and docking station</td><td>Shipped today, arrives on Friday</td></tr><tr><td>Purchasing, Suppliers</td><td>Ready</td></tr><tr><td>Ordering system</td><td>Ready, same rights as Oluwaseun</td></tr></tbody></table>',
      },
      { at: 'Thu 16:15', closes: 'ISSUE_FIXED', saying: 'The laptop is already here. Great!' },
    ],
  },
  {
    weeksAgo: 51,
    at: 'Thu 15:50',
    subject: 'No internet in the Hamburg office',
    description:
      'No one in Hamburg has had internet since 3:45 PM. The phones are dead, too. About 20 people can’t work.',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Thu 15:58',
        jordan:
          '<p>We can see it: the line is down, and the provider has confirmed an outage in the area. We’re switching Hamburg to the mobile backup now.</p>',
      },
      { at: 'Thu 16:20', says: 'Internet is back, slow but working. Phones are still dead.' },
      {
        at: 'Thu 16:41',
        jordan:
          '<p>Phones are on the backup now, too. The provider expects to fix the line tonight; we’re keeping an eye on it.</p>',
      },
      {
        at: 'Fri 09:20',
        closes: 'ISSUE_FIXED',
        saying: 'Everything’s as fast as ever this morning.',
      },
    ],
  },
  {
    weeksAgo: 49,
    at: 'Wed 10:05',
    subject: 'Shared calendar for the meeting rooms',
    description:
      'Could we book the three meeting rooms in Outlook? Right now there’s a sheet of paper on each door.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Wed 11:40',
        priya:
          '<p>Happy to. We suggest one calendar per room that accepts bookings automatically and declines double bookings. Your licenses already include it. I’ve scheduled it for the next maintenance day.</p>',
      },
      { at: 'Fri 10:00', closes: 'FEATURE_REQUEST_TRACKED' },
    ],
  },
  {
    weeksAgo: 46,
    at: 'Sat 22:14',
    subject: 'Someone clicked the link in a phishing email',
    description:
      'A colleague just called me: she opened an email titled "Your mailbox is full" and entered her password on the page it linked to. What should she do?',
    priority: 'High',
    categories: ['SECURITY_INCIDENT'],
    steps: [
      {
        at: 'Sat 22:40',
        jordan:
          '<p>Thanks for telling us right away. We’ve:</p><ul><li>signed her out everywhere and locked the account,</li><li>checked the sign-ins: only her own so far,</li><li>blocked the page’s address for everyone.</li></ul><p><strong>Please ask her not to use the password anywhere else.</strong> I’ll call her in 10 minutes to set a new one.</p>',
      },
      { at: 'Sat 22:52', says: 'She’s waiting for your call. Thank you!' },
      {
        at: 'Sat 23:31',
        jordan:
          '<p>Her new password is set and two-step sign-in is registered again. No forwarding rules, no suspicious sign-ins. We’ll check the logs again on Monday.</p>',
      },
      {
        at: 'Mon+1 09:10',
        jordan:
          '<p>The logs are clean. Two other people got the same email and didn’t open it.</p>',
      },
      { at: 'Mon+1 09:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 44,
    at: 'Mon 11:15',
    subject: 'Invoice 4471 lists two licenses that we returned',
    description:
      'Invoice 4471 lists 42 Office licenses. We returned two of them, so it should be 40. Our list is attached.',
    priority: 'Medium',
    categories: ['BILLING_ISSUE'],
    files: ['licenses.csv'],
    steps: [
      {
        at: 'Mon 12:00',
        priya: '<p>Thanks for the list. I’ve passed it on to accounting and will let you know.</p>',
      },
      {
        at: 'Wed 10:20',
        priya:
          '<p>You’re right, the two licenses were returned in time. Accounting has credited them:</p><table><tbody><tr><td>2 licenses, 5 months</td><td>117.00 EUR</td></tr><tr><td>VAT 19%</td><td>22.23 EUR</td></tr><tr><td><strong>Credit</strong></td><td><strong>139.23 EUR</strong></td></tr></tbody></table>',
      },
      { at: 'Wed 13:05', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 43,
    at: 'Fri 16:20',
    subject: "Warehouse system says 'database is locked' since the update",
    description:
      "Since yesterday's update, several people have been getting 'database is locked' when they book a delivery. It works after two or three attempts.",
    priority: 'High',
    categories: ['SOFTWARE_ISSUE'],
    files: ['error-dialog.png'],
    steps: [
      {
        at: 'Fri 16:45',
        priya:
          '<p>We’ve moved the scheduled import back to nighttime so it’s out of your way. Please let us know on Monday whether it still happens.</p>',
      },
      { at: 'Mon+1 09:10', says: 'Still happens, but less often. Twice in the first hour.' },
      {
        at: 'Mon+1 11:30',
        jordan:
          '<p>Found it: the new version keeps a connection open for the report on the big screen. The vendor has a fix, and we’ll install it tonight at 8 PM.</p>',
      },
      { at: 'Tue+1 10:00', closes: 'ISSUE_FIXED', saying: 'No errors this morning.' },
    ],
  },
  {
    weeksAgo: 42,
    at: 'Tue 08:05',
    subject: 'How do I request a second monitor?',
    description: 'Is there a form for that, or do I create a ticket each time?',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Tue 09:20',
        priya:
          '<p>A ticket is fine. The attached guide lists what we have in stock and shows how to connect two monitors to the docking station.</p>',
        files: ['second-monitor-guide.pdf'],
      },
      { at: 'Tue 09:45', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 41,
    at: 'Wed 13:00',
    subject: 'Outlook keeps asking for my password',
    description: 'Every few minutes, a window asks for my password. I enter it, and it comes back.',
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Wed 13:22',
        priya:
          '<p>That’s usually an old password saved in Windows. Please close Outlook and enter this in the Start menu:</p><pre><code>rundll32.exe keymgr.dll,KRShowKeyMgr</code></pre><p>Remove the entries that start with <code>MicrosoftOffice16</code>, then start Outlook again.</p>',
      },
      {
        at: 'Wed 14:10',
        says: 'There were three of them. It asked once more and has been quiet since.',
      },
      { at: 'Thu 09:02', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 34,
    at: 'Mon 09:00',
    subject: 'PDF export of the stock list cuts off the last column',
    description:
      'In the export "Stock list, landscape" the right half of the "Reserved" column is missing. The preview shows it. Screenshot attached.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    files: ['export-cut-off.png'],
    steps: [
      {
        at: 'Mon 13:15',
        priya:
          '<p>Sorry for the wait. We see the same thing here and have reported it to the vendor. Until there’s a fix, choose <em>Fit to page</em> in the export dialog.</p>',
      },
      { at: 'Tue 08:30', says: 'That helps for now, but the numbers are tiny.' },
      {
        at: 'Mon+1 15:00',
        priya: '<p>The vendor sent a corrected template. It’s installed for everyone.</p>',
      },
      { at: 'Tue+1 09:40', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 27,
    at: 'Thu 11:45',
    subject: 'Docking station doesn’t wake the second screen',
    description:
      'After lunch, the left screen stays black until I unplug the cable and plug it back in.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 12:10',
        priya:
          '<p>There’s new firmware for this dock. It installs tonight if you leave the laptop connected with the lid open.</p>',
      },
      { at: 'Fri 13:20', closes: 'ISSUE_FIXED', saying: 'Both screens woke up after lunch.' },
    ],
  },
  {
    weeksAgo: 26,
    at: 'Tue 15:30',
    subject: 'VPN drops every 10 minutes for everyone in sales',
    description:
      'All six people in sales get disconnected from the VPN every 10 minutes when they work from home. It’s fine in the office. A log from one of them is attached.',
    priority: 'High',
    categories: ['NETWORK_ISSUE'],
    files: ['vpn-client.log'],
    steps: [
      {
        at: 'Tue 15:52',
        jordan:
          '<p>Thanks, the log is very helpful. This is the line that matters:</p><pre><code>rekey: no answer from gateway after 30 s, giving up</code></pre><p>A gateway rule added last night drops the response. We’re fixing it now.</p>',
      },
      { at: 'Tue 16:25', says: 'Two of them have been connected for 25 minutes now.' },
      { at: 'Wed 11:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 25,
    at: 'Mon 10:10',
    subject: 'One list of all the software we pay for',
    description:
      'For the budget, I need a list of all subscriptions with prices and end dates. Could the portal show that?',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'BILLING_ISSUE'],
    steps: [
      {
        at: 'Mon 10:50',
        priya:
          '<p>Good idea. I’ve added it to our list for the portal. In the meantime, I’ll send you a spreadsheet by tomorrow.</p>',
      },
      {
        at: 'Tue 11:30',
        closes: 'FEATURE_REQUEST_TRACKED',
        saying: 'The spreadsheet is all I need.',
      },
    ],
  },
  {
    weeksAgo: 24,
    at: 'Wed 09:30',
    subject: 'Access to the finance folder for our auditors until Friday',
    description:
      'Two auditors need read access (not write) to the folder Finance/Annual from tomorrow until Friday evening.',
    priority: 'Medium',
    categories: ['ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Wed 10:15',
        priya:
          '<p>Both have guest accounts that expire on Friday at 8 PM. They can read <code>Finance/Annual</code> and nothing else.</p>',
      },
      { at: 'Wed 14:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 19,
    at: 'Thu 17:40',
    subject: 'Emails to a supplier come back as undeliverable',
    description:
      'Since today, all our emails to woodgrove.example come back:\n\n550 5.7.26 This message does not pass authentication checks (SPF and DKIM both do not pass).',
    priority: 'Medium',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: 'Fri 09:25',
        jordan:
          '<p>Your newsletter service sends on your behalf but isn’t listed for your domain. We’ve prepared this record and need your OK, because it changes which email others accept from you:</p><pre><code>v=spf1 include:spf.protection.outlook.com include:spf.newsletter.example -all</code></pre>',
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
    description: 'The address is accounting@northwind.example, starting with the next invoice.',
    priority: 'Low',
    categories: ['BILLING_ISSUE'],
    steps: [
      { at: 'Tue 12:30', priya: '<p>Done. You won’t get any more invoices.</p>' },
      { at: 'Tue 14:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 13,
    at: 'Fri 09:05',
    subject: "Server room: the UPS beeps and shows 'replace battery'",
    description:
      'It’s been beeping every 30 seconds since I came in. A photo of the display is attached.',
    priority: 'High',
    categories: ['HARDWARE_ISSUE'],
    files: ['ups-display.png'],
    steps: [
      {
        at: 'Fri 09:50',
        jordan:
          '<p>The battery is six years old and failed its test. A new one arrives on Monday. Until then, the servers would shut down safely after four minutes without power.</p><p>To silence it, hold <strong>Esc</strong> for two seconds.</p>',
      },
      { at: 'Fri 10:02', says: 'Thanks, silence at last.' },
      { at: 'Mon+1 14:30', jordan: '<p>The new battery is in and passed its test.</p>' },
      { at: 'Mon+1 15:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 10,
    at: 'Mon 13:20',
    subject: 'Scanner app crashes when a delivery has more than 50 lines',
    description:
      'The app on the handheld scanners closes whenever a delivery note has more than 50 lines. An example is attached.',
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    files: ['delivery-note.pdf'],
    steps: [
      {
        at: 'Mon 13:48',
        priya:
          '<p>We can reproduce the crash with your note. Which version do the scanners show under <em>Info</em>?</p>',
      },
      { at: 'Mon 14:30', says: '4.2.1 on all five.' },
      {
        at: 'Tue 09:15',
        priya:
          '<p>The fix is in 4.2.2, which comes out on Thursday. Until then, please split these deliveries into two notes.</p><blockquote>4.2.2: Long delivery notes no longer crash the app</blockquote>',
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
      'The report’s distribution list seems to be an old copy. Could it use the employee list instead?',
    priority: 'Low',
    categories: ['EMAIL_AND_CALENDAR', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 11:00',
        priya:
          '<p>It can. We’ve replaced the list with one based on the group <em>All employees</em>.</p>',
      },
      { at: 'Mon+1 09:15', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 6,
    at: 'Wed 03:12',
    subject: 'Backup report: job NAS-Hamburg failed',
    description:
      'This report came in last night. I’m just forwarding it:\n\nJob NAS-Hamburg: failed. 1 of 14 volumes could not be read (I/O error on disk 3).',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Wed 09:20',
        jordan:
          '<p>Disk 3 of the NAS has failed; the other disks hold its data, so <strong>nothing is lost</strong>. A new disk is on its way, and the job runs without that volume until then.</p>',
      },
      {
        at: 'Thu 10:00',
        jordan: '<p>The new disk is in and rebuilding until tonight.</p>',
      },
      { at: 'Thu 11:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 4,
    at: 'Tue 10:40',
    subject: 'Which headset can we order for the new team?',
    description: 'Six people, two of them in the warehouse, where it’s loud.',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY', 'HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 11:15',
        priya:
          '<p>We suggest:</p><ul><li>Office: a wired single-ear headset (about 45 EUR)</li><li>Warehouse: a wireless one with both ears and noise canceling (about 160 EUR)</li></ul><p>Brands and pictures are <a href="https://headsets.example/compare">in this comparison</a>. Shall we order four and two?</p>',
      },
    ],
  },
  {
    weeksAgo: 3,
    at: 'Thu 14:00',
    subject: 'Reception’s phone number shows up wrong for outside callers',
    description: 'Customers see 0 instead of our number when the reception calls them.',
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Thu 14:35',
        priya:
          '<p>Could you give us one number that was called, and when? Then we can find the call.</p>',
      },
      { at: 'Fri 09:20', says: '+49 40 5550 123, this morning at 9:15. It showed 0 again.' },
      { at: 'Fri 09:30', takes: 'priya' },
      {
        at: 'Fri 10:15',
        from: 'priya',
        note: '<p>The provider’s case number is <strong>TK-88213</strong>. They promised to call back; if they don’t by Monday, ask for Ms. Brandt.</p>',
      },
    ],
  },
  {
    weeksAgo: 2,
    at: 'Mon 09:50',
    subject: 'Customs software cannot send declarations since the certificate changed',
    description:
      'Every declaration ends with "TLS handshake failed". We have 14 shipments waiting. Filing them by hand at the counter works, but takes an hour each.',
    priority: 'High',
    categories: ['SOFTWARE_ISSUE', 'NETWORK_ISSUE'],
    steps: [
      {
        at: 'Mon 10:12',
        jordan:
          '<p>The customs office changed its certificate this morning, and your version only knows the old one. We’ve asked the vendor for the new file.</p>',
      },
      { at: 'Mon 13:00', says: 'How long will that take? The truck leaves at 4 PM.' },
      {
        at: 'Mon 14:45',
        jordan:
          '<p>The file is in, and a test declaration went through:</p><pre><code>MRN 24DE5871 0009 accepted</code></pre><p>Please send all 14 and let us know if one is rejected.</p>',
      },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Wed 11:00',
    subject: 'Wi-Fi in hall 2 is gone after the storm',
    description:
      'All four access points in hall 2 are dark. The handheld scanners don’t work there.',
    priority: 'High',
    categories: ['NETWORK_ISSUE', 'HARDWARE_ISSUE'],
    steps: [
      { at: 'Wed 11:10', takes: 'jordan' },
      {
        at: 'Wed 11:25',
        from: 'jordan',
        note: '<p>The switch in hall 2 isn’t responding either. Lightning? A replacement is on order.</p>',
      },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Thu 15:15',
    subject: 'Reception keyboard: the E key sticks',
    description: 'Somtims it dos not com at all, somtimeees thrEE times.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Fri 09:40',
        priya:
          '<p>No further proof needed. A new keyboard is on its way and arrives on Tuesday.</p>',
      },
      { at: 'Fri 09:45', takes: 'priya' },
    ],
  },
  {
    weeksAgo: 0,
    at: '27h ago',
    subject: 'Reminder before a password expires',
    description:
      'Three of us were locked out this week because our passwords had expired. An email a few days ahead would help.',
    priority: 'Low',
    categories: ['FEATURE_REQUEST', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: '26h ago',
        priya:
          '<p>We can turn that on: seven days and one day before. Is that what you had in mind?</p>',
      },
      { at: '22h ago', says: 'Exactly that, please.' },
    ],
  },
  {
    weeksAgo: 0,
    at: '5h ago',
    subject: 'Mailbox orders@ has received nothing since this morning',
    description:
      "Nothing has arrived in orders@northwind.example since about 8 o'clock, although customers say they’ve sent emails.",
    priority: 'High',
    categories: ['EMAIL_AND_CALENDAR'],
    steps: [
      {
        at: '280m ago',
        jordan:
          '<p>The mailbox is full (50 GB), so new email is waiting on the server. We’ve given it more space, and the waiting email is coming in now. Nothing is lost.</p>',
      },
      { at: '270m ago', says: 'They are coming in. 112 of them...' },
      { at: '265m ago', takes: 'jordan' },
      {
        at: '260m ago',
        from: 'jordan',
        note: '<p>That’s the third full mailbox at Northwind this quarter. Worth offering them archiving: <em>Priya, could you ask them?</em></p>',
      },
    ],
  },
  {
    weeksAgo: 0,
    at: '40m ago',
    subject: 'Projector in the large meeting room shows everything in green',
    description: 'We have guests tomorrow at 10. A different cable doesn’t help.',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE'],
  },
]
