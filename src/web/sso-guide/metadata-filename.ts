/** `northwind-traders-metadata.xml` */
export function metadataFilename(customerName: string): string {
  const words = customerName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['customer']
  return `${words.join('-').slice(0, 100)}-metadata.xml`
}
