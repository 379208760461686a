/** With what mail programs of a language begin the mail that they quote. */
type QuoteWords = {
  /** The first field of a quoted header block. */
  from: string
  /** The fields that follow it. */
  fields: string
  /** The line "On Monday Ann wrote:". Empty where such a line begins with a name or a date. */
  opening: string
  wrote: string
  original: string
  forwarded: string
  /** Words before the subject of a mail that was forwarded. */
  forwards: string
  /** Words that phones put below a mail. */
  signature: string
}

/** Alternatives are separated by a bar. A new mail program or language is a line here and a case in the tests. */
export const QUOTE_WORDS: QuoteWords[] = [
  {
    from: 'from',
    fields: 'sent|date|to|cc|subject',
    opening: 'on',
    wrote: 'wrote',
    original: 'original message|original appointment|reply message',
    forwarded: 'forwarded message|begin forwarded message|forwarded by .{2,60}',
    forwards: 'fwd?',
    signature: 'sent from my .{2,40}|get outlook for .{2,20}|sent from outlook.{0,40}',
  },
  {
    from: 'von',
    fields: 'gesendet|datum|an|cc|betreff',
    opening: 'am',
    wrote: 'schrieb',
    original: 'ursprüngliche nachricht|original-nachricht|originalnachricht|urspr. nachricht',
    forwarded:
      'weitergeleitete nachricht|anfang der weitergeleiteten nachricht|weitergeleitete mail|weitergeleitet von .{2,60}',
    forwards: 'wg|wtr',
    signature:
      'von meinem .{2,40} gesendet|gesendet von meinem .{2,40}|outlook für .{2,20} (?:beziehen|herunterladen)|diese nachricht wurde von meinem .{2,60} gesendet.{0,20}',
  },
  {
    from: 'de',
    fields: 'envoyé|date|à|a|cc|objet|envoyé le',
    opening: 'le',
    wrote: 'a écrit',
    original: "message d['’]origine|message original|message initial",
    forwarded: 'message transféré|début du message transféré|début du message réexpédié',
    forwards: 'tr',
    signature:
      'envoyé de(?:puis)? mon .{2,40}|envoyé à partir de .{2,40}|télécharge[rz] outlook pour .{2,20}|obtenir outlook pour .{2,20}',
  },
  {
    from: 'de',
    fields: 'enviado|enviado el|fecha|para|cc|asunto',
    opening: 'el',
    wrote: 'escribió',
    original: 'mensaje original',
    forwarded: 'mensaje reenviado|inicio del mensaje reenviado|forwarded message',
    forwards: 'rv|rm',
    signature:
      'enviado desde mi .{2,40}|enviado desde .{2,40}|(?:obtener|descargar) outlook para .{2,20}',
  },
  {
    from: 'da',
    fields: 'inviato|data|a|cc|oggetto',
    opening: 'il(?: giorno)?',
    wrote: 'ha scritto',
    original: 'messaggio originale',
    forwarded: 'messaggio inoltrato|inizio messaggio inoltrato',
    forwards: 'i|inoltro',
    signature: 'inviato da(?:l mio)? .{2,40}|scarica outlook per .{2,20}',
  },
  {
    from: 'van',
    fields: 'verzonden|datum|aan|cc|onderwerp',
    opening: 'op',
    wrote: 'schreef',
    original: 'oorspronkelijk bericht|origineel bericht',
    forwarded: 'doorgestuurd bericht|begin doorgestuurd bericht',
    forwards: 'doorst|dst',
    signature:
      'verstuurd vanaf mijn .{2,40}|verzonden vanaf mijn .{2,40}|outlook voor .{2,20} downloaden',
  },
  {
    from: 'de',
    fields: 'enviada(?: em)?|enviado(?: em)?|data|para|cc|assunto',
    opening: '(?:em|no dia)',
    wrote: 'escreveu',
    original: 'mensagem original',
    forwarded: 'mensagem encaminhada|mensagem reencaminhada|início da mensagem (?:re)?encaminhada',
    forwards: 'enc',
    signature: 'enviado d[oe] meu .{2,40}|obter o outlook para .{2,20}',
  },
  {
    from: 'od',
    fields: 'wysłano|data|do|dw|temat',
    opening: '(?:w dniu|dnia|dn?\\.)',
    wrote: '(?:napisała?|napisał\\(a\\)|pisze)',
    original: 'oryginalna wiadomość|wiadomość oryginalna',
    forwarded: 'wiadomość przekazana dalej|przekazana wiadomość|początek przekazywanej wiadomości',
    forwards: 'pd',
    signature: 'wysłane z .{2,40}|pobierz (?:aplikację )?outlook dla .{2,30}',
  },
  {
    from: 'från',
    fields: 'skickat|datum|till|kopia|ämne',
    opening: 'den',
    wrote: 'skrev',
    original: 'ursprungligt meddelande|originalmeddelande',
    forwarded: 'vidarebefordrat meddelande|vidarebefordrat brev',
    forwards: 'vb',
    signature: 'skickat från min .{2,40}|hämta outlook för .{2,20}',
  },
  {
    from: 'fra',
    fields: 'sendt|dato|til|cc|kopi|emne',
    opening: '(?:den|på)',
    wrote: 'skrev',
    original: 'oprindelig meddelelse|opprinnelig melding|original meddelelse',
    forwarded: 'videresendt meddelelse|videresendt melding',
    forwards: 'vs',
    signature: 'sendt fra min .{2,40}|hent outlook til .{2,20}|skaff deg outlook for .{2,20}',
  },
  {
    from: 'lähettäjä',
    fields: 'lähetetty|päiväys|vastaanottaja|kopio|aihe',
    opening: '(?:ma|ti|ke|to|pe|la|su)\\b',
    wrote: 'kirjoitti',
    original: 'alkuperäinen viesti',
    forwarded: 'välitetty viesti|edelleenlähetetty viesti',
    forwards: 'vl',
    signature: 'lähetetty .{2,40}(?:puhelimesta|iphonesta)|hanki outlook .{2,30}',
  },
  {
    from: 'od',
    fields: 'odesláno|odoslané|datum|dátum|komu|kopie|kópia|předmět|predmet',
    opening: '(?:dne|dňa|po|út|st|čt|pá|so|ne)',
    wrote: '(?:napsala?|napsal\\(a\\)|odesílatel|napísala?|napísal\\(a\\))',
    original: 'původní zpráva|pôvodná správa',
    forwarded: 'přeposlaná zpráva|předaná zpráva|preposlaná správa',
    forwards: 'př',
    signature: 'odesláno z .{2,40}|odoslané z .{2,40}|získat outlook pro .{2,20}',
  },
  {
    from: 'feladó',
    fields: 'küldve|elküldve|dátum|címzett|másolat|tárgy',
    opening: '',
    wrote: 'ezt írta',
    original: 'eredeti üzenet',
    forwarded: 'továbbított üzenet',
    forwards: 'tov(?:ábbítás)?',
    signature: 'az? .{2,40}(?:küldve|készülékemről)',
  },
  {
    from: 'kimden|gönderen',
    fields: 'gönderildi|gönderme tarihi|tarih|kime|kim|alıcı|bilgi|konu',
    opening: '',
    wrote: '(?:şunu yazdı|yazdı)',
    original: 'orijinal mesaj|özgün ileti|asıl ileti',
    forwarded: 'yönlendirilen mesaj|iletilen mesaj',
    forwards: 'ilt|i̇lt',
    signature: '.{2,40}(?:ımdan|imden|umdan|ümden) gönderildi',
  },
  {
    from: 'от|від',
    fields: 'отправлено|дата|кому|копия|тема|надіслано|копія',
    opening: '',
    wrote: '(?:писала?|написала?|пишет|пише|написав)',
    original: 'исходное сообщение|оригінальне повідомлення',
    forwarded:
      'пересылаемое сообщение|пересланное сообщение|начало переадресованного сообщения|переслане повідомлення',
    forwards: 'пер|hа',
    signature: 'отправлено с .{2,40}|надіслано з .{2,40}',
  },
  {
    from: 'de la',
    fields: 'trimis|data|către|cc|subiect',
    opening: 'în data de',
    wrote: 'a scris',
    original: 'mesaj original',
    forwarded: 'mesaj redirecționat|mesaj transmis',
    forwards: 'redir',
    signature: 'trimis de pe .{2,40}',
  },
]
