// What a browser drops or skips when it reads an address, and what hides in it.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
const RUNS_CODE = /^(?:javascript|vbscript|data):/i
const HTTP = /^https?:\/\/[^\s/\\?#]/i

/** True of an absolute http(s) address with a host, or a path of this site. */
export function isStrictUrl(value: string): boolean {
  const text = value.trim()
  if (CONTROL.test(text) || /[\s\\]/.test(text)) return false
  // Two slashes would name another host.
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!HTTP.test(text)) return false
  try {
    const { hostname, username, password } = new URL(text)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}

/** True of any address that is not empty, hides nothing and runs no code. */
export function isUrl(value: string): boolean {
  const text = value.trim()
  return text !== '' && !CONTROL.test(text) && !RUNS_CODE.test(text.replace(/\s/g, ''))
}

/** Adds the scheme that people leave out: `www.beispiel.de` becomes `https://www.beispiel.de`. */
export function withScheme(value: string): string {
  const text = value.trim()
  return /^(?:www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$))/iu.test(text)
    ? `https://${text}`
    : text
}
