import { useEffect, useId, useRef } from 'react'
import type { OfficeLink } from '../viewer.port.ts'

export interface OfficeFrameProps {
  link: OfficeLink
  title: string
}

/** An office server runs its own scripts under its own origin; the portal around it stays out of its reach. */
export const officeSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * A document in an office server's frame. The token goes there in a form and stands in no address
 * (VIEW-14); it can fetch this one file for a while.
 */
export function OfficeFrame({ link, title }: OfficeFrameProps) {
  const { url, accessToken, expiresAt } = link
  const frame = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form ref={form} action={url} method="post" target={frame} hidden>
        <input type="hidden" name="access_token" value={accessToken} />
        <input type="hidden" name="access_token_ttl" value={expiresAt} />
      </form>
      <iframe
        name={frame}
        title={title}
        sandbox={officeSandbox}
        referrerPolicy="origin"
        allow="clipboard-write; fullscreen"
      />
    </>
  )
}
