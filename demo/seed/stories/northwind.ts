import type { Story } from '#demo/seed/story.ts'

/**
 * Tickets of Northwind's sales office in Dubai. Laila writes in Arabic to people who answer in
 * Arabic.
 */
export const LAILAS_TICKETS: Story[] = [
  {
    weeksAgo: 44,
    at: 'Tue 09:50',
    subject: 'Keyboard layout changes back to German after every restart',
    description:
      'I work in Arabic and English. After every restart, only German is left, and I have to add both again.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 10:30',
        priya:
          '<p>A head office policy sets German for everyone. We’ve excluded your laptop. Please restart once more and tell us if anything is left.</p>',
      },
      { at: 'Wed 08:20', says: 'All three are there. Thank you!' },
      { at: 'Wed 09:05', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 29,
    at: 'Mon 06:40',
    subject: 'Roaming charges on the last phone bill',
    description: 'My phone was charged 212 EUR for data in Oman, although roaming is included.',
    priority: 'Medium',
    categories: ['BILLING_ISSUE'],
    steps: [
      {
        at: 'Mon 09:35',
        priya: '<p>That shouldn’t have happened. I’m checking with the provider.</p>',
      },
      {
        at: 'Tue 10:00',
        priya:
          '<p>The roaming option was missing for your number. We’ve credited 212.00 EUR and added it for everyone in the Dubai office.</p>',
      },
      { at: 'Tue 10:45', closes: 'REFUND_APPLIED' },
    ],
  },
  {
    weeksAgo: 17,
    at: 'Sun 10:15',
    subject: 'الطابعة في مكتب دبي لا تطبع المستندات العربية بشكل صحيح',
    description:
      'عند طباعة عرض سعر باللغة العربية تظهر الحروف منفصلة ومن اليسار إلى اليمين. الملفات نفسها تظهر بشكل صحيح على الشاشة.\n\nرقم الطابعة: HP-DXB-02',
    priority: 'Medium',
    categories: ['HARDWARE_ISSUE', 'SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Mon+1 09:30',
        priya:
          '<p>مرحباً ليلى،</p><p>السبب هو برنامج تشغيل قديم للطابعة. الرجاء اتباع الخطوات التالية:</p><ol><li>افتحي <strong>الإعدادات</strong> ثم <strong>الطابعات</strong>.</li><li>اختاري <code>HP-DXB-02</code> ثم <em>إزالة</em>.</li><li>أعيدي تشغيل الجهاز، وستُضاف الطابعة تلقائياً بالبرنامج الجديد.</li></ol>',
      },
      { at: 'Mon+1 10:10', says: 'تمت الطباعة الآن بشكل صحيح. شكراً جزيلاً!' },
      { at: 'Mon+1 10:40', closes: 'ISSUE_FIXED', saying: 'شكراً لكم على السرعة.' },
    ],
  },
  {
    weeksAgo: 9,
    at: 'Wed 12:30',
    subject: 'Video calls with Hamburg keep dropping',
    description: 'Video and audio freeze every few minutes, mostly in the afternoon.',
    priority: 'Medium',
    categories: ['NETWORK_ISSUE'],
    steps: [
      {
        at: 'Wed 14:20',
        jordan:
          '<p>Sorry for the late reply. In the afternoon, file sync with Hamburg uses your whole line. We’re moving it to nighttime.</p>',
      },
      { at: 'Thu 16:00', says: 'Two calls today, no drops.' },
      { at: 'Fri 09:00', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 2,
    at: 'Thu 13:10',
    subject: 'كيف يمكنني مشاركة مجلد مع عميل خارجي؟',
    description: 'أحتاج إلى إرسال ملفات كبيرة (حوالي 2 غيغابايت) إلى عميل بشكل آمن.',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Thu 13:50',
        priya:
          '<p>يمكنك إنشاء رابط مشاركة محمي بكلمة مرور. الشرح هنا: <a href="https://help.portico.example/ar/sharing">مشاركة الملفات بأمان</a>.</p>',
      },
    ],
  },
]

export const MAXIMILIANS_TICKETS: Story[] = [
  {
    weeksAgo: 52,
    at: 'Fri 13:30',
    subject: 'My name doesn’t fit',
    description:
      'My name is cut off on my badge, on the phone and in my signature, each time at a different place. Is there a short form everyone can agree on?',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Fri 14:05',
        priya:
          '<p>How about <em>Max Hohenstaufen</em> where space is tight, and the full name in the signature?</p>',
      },
      { at: 'Fri 14:30', says: 'My mother would object, but I don’t.' },
      { at: 'Mon+1 11:20', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 34,
    at: 'Tue 16:10',
    // A long word without a place to break it.
    subject:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf_v17_final.docx is locked',
    description:
      'Word says someone else is using the file, but the name is empty.\n\n\\\\nas-hamburg\\legal\\2019\\Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz\\Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf_v17_final.docx',
    priority: 'Medium',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 16:35',
        jordan:
          '<p>A lock was left over from Friday. It’s gone now. Windows also rejects paths longer than 260 characters, so please keep file names a little shorter than the law:</p><pre><code>\\\\nas-hamburg\\legal\\RkReUeAUeG\\Entwurf_v17.docx</code></pre>',
      },
      { at: 'Wed 09:10', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 18,
    at: 'Wed 09:40',
    subject: 'Sign contracts without printing them',
    description: 'Can we get electronic signatures that our bank accepts?',
    priority: 'Low',
    categories: ['FEATURE_REQUEST'],
    steps: [
      {
        at: 'Wed 10:25',
        priya: '<p>We’re comparing three services and will send you prices next week.</p>',
      },
      {
        at: 'Tue+1 10:00',
        closes: 'FEATURE_REQUEST_TRACKED',
        saying: 'No rush, after the holidays is fine.',
      },
    ],
  },
  {
    weeksAgo: 5,
    at: 'Thu 08:55',
    subject: 'Cannot open the contract archive from home',
    description: 'Error 0x80070035 as soon as I click drive L:.',
    priority: 'High',
    categories: ['NETWORK_ISSUE', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 09:18',
        jordan:
          '<p>Please reconnect the VPN once, then try again:</p><pre><code>net use L: /delete\nnet use L: \\\\nas-hamburg\\archive /persistent:yes</code></pre>',
      },
      { at: 'Thu 09:40', says: 'Works now.' },
      { at: 'Thu 10:00', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 0,
    at: '52h ago',
    subject: 'Two-step sign-in: new phone, lost the old one',
    description: 'I lost my phone on the train and can’t confirm any sign-in.',
    priority: 'High',
    categories: ['ACCOUNT_AND_ACCESS', 'SECURITY_INCIDENT'],
    steps: [
      {
        at: '51h ago',
        jordan:
          '<p>The old phone is removed and wiped. Please call us at 5550 100 from the office so we know it’s you; then we’ll add the new one.</p>',
      },
      { at: '50h ago', takes: 'jordan' },
      {
        at: '49h ago',
        from: 'jordan',
        note: '<p>If you take the call: ask for the asset number on the laptop, as in the runbook.</p>',
      },
    ],
  },
]

export const OLUWASEUNS_TICKETS: Story[] = [
  {
    weeksAgo: 47,
    at: 'Thu 10:35',
    subject: 'Ordering system: approvals go to the wrong person',
    description: 'Orders above 5,000 EUR go to the former head of purchasing for approval.',
    priority: 'High',
    categories: ['SOFTWARE_ISSUE', 'ACCOUNT_AND_ACCESS'],
    steps: [
      {
        at: 'Thu 10:55',
        priya: '<p>You’re now the approver. The three waiting orders have been moved to you.</p>',
      },
      { at: 'Thu 11:30', closes: 'ISSUE_FIXED' },
    ],
  },
  {
    weeksAgo: 31,
    at: 'Wed 19:20',
    subject: 'Laptop is very loud and hot',
    description: 'The fan runs all the time, even when I’m not doing anything.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    steps: [
      {
        at: 'Thu 10:50',
        priya:
          '<p>Please open Task Manager with <strong>Ctrl+Shift+Esc</strong> and tell us what’s at the top of the CPU column.</p>',
      },
      { at: 'Thu 11:15', says: 'SearchIndexer, 48%.' },
      {
        at: 'Thu 13:00',
        priya: '<p>The index was damaged. We’re rebuilding it, so it should be quiet tomorrow.</p>',
      },
      { at: 'Thu+1 14:00', closes: 'ISSUE_FIXED', saying: 'Quiet since Friday.' },
    ],
  },
  {
    weeksAgo: 14,
    at: 'Tue 14:15',
    subject: 'Supplier wants to know how we encrypt email',
    description: 'They sent a questionnaire with 12 questions. Could you help me answer it?',
    priority: 'Medium',
    categories: ['SECURITY_INCIDENT', 'GENERAL_INQUIRY'],
    steps: [
      {
        at: 'Tue 15:00',
        jordan:
          '<p>Most of it is in our standard answer:</p><ul><li>In transit: TLS 1.2 or later, enforced for known partners</li><li>At rest: AES-256</li><li>On request: S/MIME for individual people</li></ul><p>The full document: <a href="https://help.portico.example/security/mail">Email security</a>.</p>',
      },
      { at: 'Tue 15:40', closes: 'SENT_KNOWLEDGE_DOCUMENT_LINK' },
    ],
  },
  {
    weeksAgo: 1,
    at: 'Tue 09:25',
    subject: 'Price list in the shop shows last year',
    description: 'The "Price list" download on the intranet is still last year’s.',
    priority: 'Low',
    categories: ['SOFTWARE_ISSUE'],
    steps: [
      {
        at: 'Tue 09:55',
        priya:
          '<p>Who can send us the new one? The page just shows the file that’s in the folder.</p>',
      },
      { at: 'Tue 13:30', says: 'I can. It’s in the Sales folder now.' },
      { at: 'Tue 14:05', takes: 'priya' },
    ],
  },
]
