const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u001f\u007f-\u009f\\/<>:"|?*\u202a-\u202e\u2066-\u2069]/

/** A name in the one form that equal names share. */
export const normalName = (name: string) => name.normalize('NFC')

/**
 * Whether a file of this name can be stored and saved on every system: no path, nothing that
 * Windows refuses, nothing that turns the reading direction to hide an ending.
 */
export function isFileName(name: string): boolean {
  return (
    name !== '' &&
    !forbidden.test(name) &&
    !/[. ]$|^ /.test(name) &&
    !reserved.test(name) &&
    Buffer.byteLength(name) <= 255 &&
    name.isWellFormed()
  )
}
