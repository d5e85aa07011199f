/** Reads a stored value text: true, false, a whole number, or else the text itself (ENT-08). */
export function readValue(text: string): boolean | number | string {
  if (text === 'true') return true
  if (text === 'false') return false
  const number = /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : undefined
  return number !== undefined && Number.isSafeInteger(number) ? number : text
}
