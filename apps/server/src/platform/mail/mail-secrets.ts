import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A code as it lies in the outbox: nobody but the mail job gets it out again. */
interface SealedSecret {
  /** Stands for the code in the mail's text. */
  placeholder: string
  /** The code, encrypted for the address that the mail goes to. */
  sealed: string
}

/** What of a mail in the outbox is needed to fill in its code. */
interface SealedMail {
  address: string
  body: string
  sealedSecret: string
}

/** Seals codes that a mail's recipient alone may read, such as those of invitations (ADM-04). */
export interface MailSecrets {
  seal(address: string, secret: string): SealedSecret
  /** The text with its code; undefined where it was not sealed for this address with this key. */
  open(mail: SealedMail): { body: string; secret: string } | undefined
}

/** Of each mail another one, so that no name in a text can be taken for the place of the code. */
const newPlaceholder = () => `[secret:${randomBytes(8).toString('hex')}]`
const anyPlaceholder = /\[secret:[0-9a-f]{16}\]/g

/** The text of a mail for those who may read the outbox: `shown` stands where the code was. */
export const hideSecrets = (body: string, shown: string) =>
  body.replace(anyPlaceholder, () => shown)

const nonceBytes = 12
const tagBytes = 16

/** Seals with AES-256-GCM; the address is authenticated with it, so a copy in another mail stays shut. */
export function createMailSecrets(key: string): MailSecrets {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'mail-secrets', 32))
  const seal = (
    address: string,
    { placeholder, secret }: { placeholder: string; secret: string },
  ) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce, { authTagLength: tagBytes })
    cipher.setAAD(Buffer.from(address))
    const text = JSON.stringify([placeholder, secret])
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
  }
  return {
    seal(address, secret) {
      const placeholder = newPlaceholder()
      return { placeholder, sealed: seal(address, { placeholder, secret }) }
    },
    open({ address, body, sealedSecret }) {
      const bytes = Buffer.from(sealedSecret, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const nonce = bytes.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce, {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(address))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text =
          decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') +
          decipher.final('utf8')
        const [placeholder, secret] = JSON.parse(text) as [string, string]
        return { body: body.replaceAll(placeholder, () => secret), secret }
      } catch {
        return undefined
      }
    },
  }
}
