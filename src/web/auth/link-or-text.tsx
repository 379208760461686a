/** A link where the installation has configured an address, otherwise the text alone. */
export function LinkOrText({ text, url }: { text: string; url: string | null }) {
  return url === null ? <span>{text}</span> : <a href={url}>{text}</a>
}
