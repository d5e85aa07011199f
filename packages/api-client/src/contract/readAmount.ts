/** An amount of euros as people write it in a setting, "10000", "10.000,50" or "10,000.50"; undefined where it is none. */
export function readAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s€]/g, '')
  const isGerman = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$/.test(plain) || /^\d+(,\d{1,2})?$/.test(plain)
  const isEnglish = /^\d{1,3}(,\d{3})*(\.\d{1,2})?$/.test(plain) || /^\d+(\.\d{1,2})?$/.test(plain)
  if (!isGerman && !isEnglish) return undefined
  const amount = Number(
    isGerman ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''),
  )
  return amount <= 999_999_999 ? amount : undefined
}
