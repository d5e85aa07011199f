import {
  I18nProvider,
  ThemeScope,
  ToastRegion,
  Unlayered,
  useAnnounce,
  useToasts,
  type ThemeScopeProps,
} from '@atrium/design-system'
import type { Mode } from '@atrium/design-system/theme'
import { Fragment, useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ModuleHostProvider, type Locale, type ModuleHost } from '../kit/index.ts'
import { addressIn, type RouterAddress } from './address.ts'
import { useBrowserAddress } from './useBrowserAddress.ts'

type Look = Pick<ThemeScopeProps, 'theme' | 'contrast' | 'density' | 'isRoot' | 'nonce'>
/** What a product may add to the host, or do in another way. */
type Own = Partial<Omit<ModuleHost, 'locale' | 'path' | 'params'>>

export interface AtriumHostProps extends Look {
  /** Default `light`, as most products are; `system` follows the system of whoever reads. */
  mode?: Mode | 'system'
  /**
   * For a host whose reset or base styles stand in no cascade layer (Tailwind 3, Bootstrap, Meyer): ours do
   * neither, and win. With it, import `unlayered.css` instead of `base.css`, after the host's own sheets.
   */
  isUnlayered?: boolean
  /** Words, numbers and dates; default `de`. Other languages than `de` and `en` are added by `addWords`. */
  locale?: Locale
  /**
   * Where the modules keep what is open and how it is shown: in memory, in the browser's address, or in
   * the product's router. Default `memory`. Of modules in one address there is one on a page.
   */
  address?: 'memory' | 'browser' | RouterAddress
  /** Path of the page that the module stands on, such as `/files`; default the root. */
  base?: string
  /** Other messages than toasts, a view as somebody, a fixed `now` and the like. Keep it the same object. */
  own?: Own
  /** The modules. */
  children: ReactNode
}

// What stands on it is readable on this ground, whatever the host's page is painted with.
const Ground = styled.div`
  @layer at.components {
    background: var(--at-sheet);
  }
`

/** All that a module asks of the product around it: theme, language, messages and address. */
export function AtriumHost({
  mode = 'light',
  locale = 'de',
  address = 'memory',
  base = '/',
  isUnlayered = false,
  own,
  children,
  ...look
}: AtriumHostProps) {
  const Styles = isUnlayered ? Unlayered : Fragment
  const hosted = { locale, base, own, children }
  return (
    <I18nProvider locale={locale}>
      <Styles>
        <ThemeScope {...look} mode={mode === 'system' ? undefined : mode}>
          <ToastRegion>
            <Ground>
              {address === 'memory' && <InMemory {...hosted} />}
              {address === 'browser' && <InBrowser {...hosted} />}
              {typeof address === 'object' && <Hosted {...hosted} router={address} />}
            </Ground>
          </ToastRegion>
        </ThemeScope>
      </Styles>
    </I18nProvider>
  )
}

interface HostedProps extends Required<Pick<AtriumHostProps, 'locale' | 'base' | 'children'>> {
  own: Own | undefined
}

function InMemory(props: HostedProps) {
  const [url, setUrl] = useState(props.base)
  const router = useMemo(() => ({ url, go: setUrl }), [url])
  return <Hosted {...props} router={router} />
}

const InBrowser = (props: HostedProps) => (
  <Hosted {...props} router={useBrowserAddress(props.base)} />
)

function Hosted({ locale, base, own, router, children }: HostedProps & { router: RouterAddress }) {
  const { show } = useToasts()
  const announce = useAnnounce()
  const { url, go } = router
  const host = useMemo(
    (): ModuleHost => ({
      locale,
      ...addressIn({ url, go }, base),
      notify: show,
      announce,
      now: () => new Date(),
      ...own,
    }),
    [announce, base, go, locale, own, show, url],
  )
  return <ModuleHostProvider host={host}>{children}</ModuleHostProvider>
}
