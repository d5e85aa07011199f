import { parse } from 'bowser'

/** What a new passkey is called unless its owner knows better: the browser and system that made it. */
export function newPasskeyName(userAgent: string | undefined): string {
  // The library takes no empty text.
  if (!userAgent) return 'Passkey'
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || 'Passkey'
}
