/** With what mail programs of a language begin the mail that they quote. */
type QuoteWords = {
  /** The first field of a quoted header block. */
  from: string
  /** The fields that follow it. */
  fields: string
  /** The line "On Monday Ann wrote:". */
  opening: string
  wrote: string
  original: string
  forwarded: string
  /** What phones put below a mail. */
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
    forwarded: 'forwarded message|begin forwarded message',
    signature: 'sent from my .{2,40}|get outlook for .{2,20}|sent from outlook.{0,40}',
  },
  {
    from: 'von',
    fields: 'gesendet|datum|an|cc|betreff',
    opening: 'am',
    wrote: 'schrieb',
    original: 'ursprüngliche nachricht|original-nachricht|originalnachricht|urspr. nachricht',
    forwarded:
      'weitergeleitete nachricht|anfang der weitergeleiteten nachricht|weitergeleitete mail',
    signature:
      'von meinem .{2,40} gesendet|gesendet von meinem .{2,40}|outlook für .{2,20} (?:beziehen|herunterladen)|diese nachricht wurde von meinem .{2,60} gesendet.{0,20}',
  },
  {
    from: 'de',
    fields: 'envoyé|date|à|a|cc|objet|envoyé le',
    opening: 'le',
    wrote: 'a écrit',
    original: "message d'origine|message original|message initial",
    forwarded: 'message transféré|début du message transféré|début du message réexpédié',
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
    signature:
      'enviado desde mi .{2,40}|enviado desde .{2,40}|(?:obtener|descargar) outlook para .{2,20}',
  },
]
