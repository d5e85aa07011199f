import { ThemeScope, ToastRegion, useAnnounce, useToasts } from '@atrium/design-system'
import '@atrium/design-system/base.css'
import { ModuleHostProvider, type ModuleHost } from '@atrium/portal-modules/kit'
import { useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { addressOf, useAddress } from './address.ts'

/** A place in this product where Atrium's modules stand: in its colour, with its address. */
export function AtriumPlace({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="de">
      <ThemeScope theme={{ primary: '#1c7c54' }}>
        <ToastRegion>
          <Host>{children}</Host>
        </ToastRegion>
      </ThemeScope>
    </I18nProvider>
  )
}

function Host({ children }: { children: ReactNode }) {
  const { path, params, go, open } = useAddress()
  const { show: notify } = useToasts()
  const announce = useAnnounce()
  const host = useMemo((): ModuleHost => {
    const setPath: ModuleHost['setPath'] = (to, options) => go({ path: to }, options)
    const setParams: ModuleHost['setParams'] = (values) => go({ params: values })
    const setParam: ModuleHost['setParam'] = (name, value) => setParams({ [name]: value })
    const address = { path, params, setPath, setParam, setParams, openInside: open, addressOf }
    return { locale: 'de', ...address, notify, announce, now: () => new Date() }
  }, [announce, go, notify, open, params, path])
  return <ModuleHostProvider host={host}>{children}</ModuleHostProvider>
}
