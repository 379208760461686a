import type { AlertPreset } from '#shared/mail/alerts/presets.ts'
import type { AlertReading } from '#shared/mail/alerts/read-alert.ts'

/** A mail as a monitoring tool sends it by itself, and what must be read of it. */
export type AlertCase = {
  preset: AlertPreset
  subject: string
  body: string
  isHtml?: boolean
  is: AlertReading
}

type Say = (change: Partial<AlertReading>) => AlertReading

/** For each tool a problem and its end, and what it sends besides. */
export function alertCases(): AlertCase[] {
  return [
    ...nagios(),
    ...icinga(),
    ...checkmk(),
    ...zabbix(),
    ...prtg(),
    ...alertmanager(),
    ...grafana(),
    ...others(),
  ]
}

const say: Say = (change) => ({
  host: 'web01',
  service: null,
  state: 'CRITICAL',
  meaning: 'High',
  ...change,
})

function nagios(): AlertCase[] {
  const body = (type: string, state: string) =>
    `***** Nagios *****\n\nNotification Type: ${type}\n\nService: HTTP\nHost: web01\nAddress: 192.0.2.7\nState: ${state}\n\nDate/Time: Mon Jan 5 10:00:00 CET 2026\n\nAdditional Info:\n\nCRITICAL - Socket timeout after 10 seconds`
  const mails: [string, string, AlertReading][] = [
    ['PROBLEM Service', 'web01/HTTP is CRITICAL', say({ service: 'HTTP' })],
    [
      'PROBLEM Service',
      'web01/Disk /var/log is WARNING',
      say({ service: 'Disk /var/log', state: 'WARNING', meaning: 'Medium' }),
    ],
    [
      'RECOVERY Service',
      'web01/HTTP is OK',
      say({ service: 'HTTP', state: 'OK', meaning: 'recovery' }),
    ],
    ['PROBLEM Host', 'web01 is DOWN', say({ state: 'DOWN' })],
    ['RECOVERY Host', 'web01 is UP', say({ state: 'UP', meaning: 'recovery' })],
    [
      'ACKNOWLEDGEMENT Service',
      'web01/HTTP is CRITICAL',
      say({ service: 'HTTP', state: 'ACKNOWLEDGEMENT', meaning: 'none' }),
    ],
  ]
  return mails.map(([type, text, is]) => ({
    preset: 'nagios',
    subject: `** ${type} Alert: ${text} **`,
    body: body(type, is.state),
    is,
  }))
}

function icinga(): AlertCase[] {
  const mails: [string, AlertReading][] = [
    ['[PROBLEM] HTTP on web01 is CRITICAL!', say({ service: 'HTTP' })],
    ['[RECOVERY] HTTP on web01 is OK!', say({ service: 'HTTP', state: 'OK', meaning: 'recovery' })],
    ['[PROBLEM] Host web01 is DOWN!', say({ state: 'DOWN' })],
    ['[RECOVERY] Host web01 is UP!', say({ state: 'UP', meaning: 'recovery' })],
    [
      '[DOWNTIMESTART] HTTP on web01 is CRITICAL!',
      say({ service: 'HTTP', state: 'DOWNTIMESTART', meaning: 'none' }),
    ],
  ]
  return mails.map(([subject, is]) => ({
    preset: 'icinga',
    subject,
    body: '***** Service Monitoring on icinga.msp.example *****\n\nHTTP on web01 is CRITICAL!\n\nInfo:    connect to address 192.0.2.7 and port 80: Connection refused\n\nWhen:    2026-01-05 10:00:00 +0100\nService: HTTP\nHost:    web01\nIPv4:    192.0.2.7',
    is,
  }))
}

function checkmk(): AlertCase[] {
  const mails: [string, AlertReading][] = [
    ['Checkmk: web01/CPU load OK -> CRIT', say({ service: 'CPU load', state: 'CRIT' })],
    [
      'Checkmk: web01/CPU load CRIT -> WARN',
      say({ service: 'CPU load', state: 'WARN', meaning: 'Medium' }),
    ],
    [
      'Checkmk: web01/CPU load WARN -> OK',
      say({ service: 'CPU load', state: 'OK', meaning: 'recovery' }),
    ],
    ['Check_MK: web01 - UP -> DOWN', say({ state: 'DOWN' })],
    ['Check_MK: web01 - DOWN -> UP', say({ state: 'UP', meaning: 'recovery' })],
    [
      'Checkmk: web01/CPU load Acknowledged (CRIT)',
      say({ service: 'CPU load', state: 'Acknowledged', meaning: 'none' }),
    ],
  ]
  return mails.map(([subject, is]) => ({
    preset: 'checkmk',
    subject,
    body: `<table><tr><td>Host:</td><td>web01 (Web server)</td></tr><tr><td>Service:</td><td>CPU load</td></tr><tr><td>Event:</td><td>OK → CRIT</td></tr><tr><td>Summary:</td><td>15 min load: 22.10 (warn/crit at 10/20)CRIT</td></tr></table>`,
    isHtml: true,
    is,
  }))
}

function zabbix(): AlertCase[] {
  const about = { service: 'High CPU utilization: over 90% in 5m' }
  const end = (severity: string) =>
    `Problem name: ${about.service}\nHost: web01\nSeverity: ${severity}\nOperational data: 97 %\nOriginal problem ID: 4711\n`
  const started = 'Problem started at 10:00:00 on 2026.01.05\n'
  return [
    {
      preset: 'zabbix',
      subject: `Problem: ${about.service}`,
      body: `${started}${end('High')}`,
      is: say({ ...about, state: 'Problem (High)' }),
    },
    {
      preset: 'zabbix',
      subject: `Problem: ${about.service}`,
      body: `${started}${end('Not classified')}`,
      is: say({ ...about, state: 'Problem (Not classified)', meaning: 'Low' }),
    },
    {
      preset: 'zabbix',
      subject: `Resolved in 5m 12s: ${about.service}`,
      body: `Problem has been resolved at 10:05:12 on 2026.01.05\n${end('High')}`,
      is: say({ ...about, state: 'Resolved', meaning: 'recovery' }),
    },
    {
      preset: 'zabbix',
      subject: `Updated problem in 2m: ${about.service}`,
      body: 'Ada acknowledged problem at 2026.01.05 10:02:00.\n\nCurrent problem status is PROBLEM, age is 2m, acknowledged: Yes.',
      is: say({ ...about, host: null, state: 'Updated problem', meaning: 'none' }),
    },
  ]
}

function prtg(): AlertCase[] {
  const about = { host: null, service: 'Firewall Berlin Ping 8' }
  const mails: [string, AlertReading][] = [
    ['Down  (Request timed out (ICMP error # 11010))', say({ ...about, state: 'Down' })],
    ['Warning  (98 % is above 90 %)', say({ ...about, state: 'Warning', meaning: 'Medium' })],
    ['Up  (OK)', say({ ...about, state: 'Up', meaning: 'recovery' })],
    [
      'Down (Acknowledged)  (Ada: on it)',
      say({ ...about, state: 'Down (Acknowledged)', meaning: 'none' }),
    ],
  ]
  return mails.map(([text, is]) => ({
    preset: 'prtg',
    subject: `[PRTG Network Monitor (PRTG01)] ${about.service} ${text}`,
    body: '<h1>Sensor Ping 8 (Ping)</h1><p>Device Firewall Berlin</p>',
    isHtml: true,
    is,
  }))
}

function alertmanager(): AlertCase[] {
  const about = { host: null, service: 'InstanceDown web01:9100' }
  const body = (status: string) =>
    `<h2>1 alert for alertname=InstanceDown instance=web01:9100</h2><p>[1] ${status}</p><p><strong>Labels</strong><br>alertname = InstanceDown<br>instance = web01:9100<br>job = node<br>severity = critical<br></p><p><strong>Annotations</strong><br>summary = Instance web01:9100 down<br></p>`
  return [
    {
      preset: 'alertmanager',
      subject: '[FIRING:1] InstanceDown web01:9100 (node critical)',
      body: body('Firing'),
      isHtml: true,
      is: say({ ...about, state: 'FIRING (critical)' }),
    },
    {
      preset: 'alertmanager',
      subject: '[FIRING:12] InstanceDown web01:9100',
      body: '',
      is: say({ ...about, state: 'FIRING', meaning: 'Medium' }),
    },
    {
      preset: 'alertmanager',
      subject: '[RESOLVED] InstanceDown web01:9100 (node critical)',
      body: body('Resolved'),
      isHtml: true,
      is: say({ ...about, state: 'RESOLVED', meaning: 'recovery' }),
    },
  ]
}

function grafana(): AlertCase[] {
  const about = { host: null, service: 'High memory usage Servers' }
  return [
    {
      preset: 'grafana',
      subject: '[FIRING:1, RESOLVED:2] High memory usage Servers (web01 critical)',
      body: '<h2>1 firing alert instance</h2><p>Values A=97</p>',
      isHtml: true,
      is: say({ ...about, state: 'FIRING', meaning: 'Medium' }),
    },
    {
      preset: 'grafana',
      subject: '[RESOLVED] High memory usage Servers (web01 critical)',
      body: '<h2>1 resolved alert instance</h2>',
      isHtml: true,
      is: say({ ...about, state: 'RESOLVED', meaning: 'recovery' }),
    },
    {
      preset: 'grafana',
      subject: '[Alerting] Panel Title alert',
      body: '',
      is: say({ host: null, service: 'Panel Title alert', state: 'Alerting' }),
    },
    {
      preset: 'grafana',
      subject: '[OK] Panel Title alert',
      body: '',
      is: say({ host: null, service: 'Panel Title alert', state: 'OK', meaning: 'recovery' }),
    },
  ]
}

function others(): AlertCase[] {
  const kuma = { host: null, service: 'Shop' }
  const dog = { host: 'host:web01', service: 'CPU is high on web01' }
  const veeam = { host: null, service: 'Backup Job Servers' }
  return [
    {
      preset: 'uptimeKuma',
      subject: '[Shop] [🔴 Down] timeout of 48000ms exceeded',
      body: '[Shop] [🔴 Down] timeout of 48000ms exceeded\nTime (Europe/Berlin): 2026-01-05 10:00:00',
      is: say({ ...kuma, state: 'Down' }),
    },
    {
      preset: 'uptimeKuma',
      subject: '[Shop] [✅ Up] 200 - OK',
      body: '[Shop] [✅ Up] 200 - OK\nTime (Europe/Berlin): 2026-01-05 10:05:00',
      is: say({ ...kuma, state: 'Up', meaning: 'recovery' }),
    },
    {
      preset: 'datadog',
      subject: '[Monitor Alert] Triggered on {host:web01}: CPU is high on web01',
      body: 'CPU is high on web01\n\navg(last_5m):avg:system.cpu.user{*} by {host} > 90',
      is: say({ ...dog, state: 'Triggered' }),
    },
    {
      preset: 'datadog',
      subject: '[Monitor Alert] Recovered on {host:web01}: CPU is high on web01',
      body: '',
      is: say({ ...dog, state: 'Recovered', meaning: 'recovery' }),
    },
    {
      preset: 'veeam',
      subject: '[Failed] Backup Job Servers (5 machines) 2 failed',
      body: '<p>Backup job: Backup Job Servers</p><p>Failed</p><p>2 of 5 VMs processed</p>',
      isHtml: true,
      is: say({ ...veeam, state: 'Failed' }),
    },
    {
      preset: 'veeam',
      subject: '[Success] Backup Job Servers (5 machines)',
      body: '<p>Backup job: Backup Job Servers</p><p>Success</p>',
      isHtml: true,
      is: say({ ...veeam, state: 'Success', meaning: 'recovery' }),
    },
    {
      preset: 'qnap',
      subject: '[Warning] [Storage & Snapshots] Notification from your device: NAS01',
      body: 'NAS Name: NAS01\nSeverity: Warning\nApp Name: Storage & Snapshots\nMessage: [Volume DataVol1] The used space exceeds the alert threshold.',
      is: say({
        host: 'NAS01',
        service: 'Storage & Snapshots',
        state: 'Warning',
        meaning: 'Medium',
      }),
    },
    {
      preset: 'qnap',
      subject: '[Info] [App Center] Notification from your device: NAS01',
      body: 'NAS Name: NAS01\nSeverity: Information',
      is: say({ host: 'NAS01', service: 'App Center', state: 'Info', meaning: 'none' }),
    },
  ]
}
