import '@atrium/design-system/base.css'
import { AtriumHost } from '@atrium/portal-modules/host'
import type { ReactNode } from 'react'
import { useAddress } from './address.ts'

/** A place in this product where Atrium's modules stand: in its colour, with its address. */
export function AtriumPlace({ children }: { children: ReactNode }) {
  const { page, router } = useAddress()
  return (
    <AtriumHost theme={{ primary: '#1c7c54' }} address={router} base={`/${page}`}>
      {children}
    </AtriumHost>
  )
}
