import { domainToASCII } from 'node:url'

import type { Said } from '#shared/words/catalogue.ts'

/**
 * Mail providers where anyone can have an address. As the domain of a customer, one of these would
 * make every stranger there one of the customer's people.
 */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `
  163.com 126.com 21cn.com 139.com aliyun.com aim.com aol.com aol.co.uk att.net bellsouth.net
  bigpond.com bk.ru bluewin.ch btinternet.com charter.net comcast.net cox.net daum.net duck.com
  earthlink.net fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de
  gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es
  hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru laposte.net libero.it list.ru
  live.co.uk live.com live.de live.fr live.nl mac.com mail.com mail.de mail.ru mailbox.org me.com
  msn.com naver.com ntlworld.com o2.pl online.de optonline.net orange.fr outlook.com outlook.de
  outlook.es outlook.fr outlook.it pm.me posteo.de posteo.net proton.me protonmail.ch protonmail.com
  qq.com rambler.ru rediffmail.com riseup.net rogers.com rocketmail.com sbcglobal.net seznam.cz
  sfr.fr shaw.ca sina.com sky.com sohu.com sympatico.ca t-online.de talktalk.net telenet.be
  terra.com.br tiscali.it tuta.com tuta.io tutanota.com tutanota.de uol.com.br verizon.net
  virgilio.it virginmedia.com wanadoo.fr web.de wp.pl ya.ru yahoo.ca yahoo.co.in yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com
  yandex.ru yeah.net ymail.com zoho.com zohomail.com
  `
    .trim()
    .split(/\s+/),
)

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Normalizes a domain to ASCII, as in addresses, or returns why it cannot be a customer's. */
export function checkDomain(
  text: string,
): { ok: true; domain: string } | { ok: false; problem: Said } {
  const domain = domainToASCII(text.replace(/^@/, ''))
  if (!DOMAIN.test(domain)) {
    return { ok: false, problem: (words) => words.customers.giveDomain }
  }
  if (PUBLIC_MAIL_DOMAINS.has(domain)) {
    return { ok: false, problem: (words) => words.customers.publicDomain(domain) }
  }
  return { ok: true, domain }
}
