import {
  I18nProvider,
  ThemeScope,
  ToastRegion,
  useAnnounce,
  useToasts,
  type ThemeScopeProps,
} from '@atrium/design-system'
import { useMemo, useState, type ReactNode } from 'react'
import { ModuleHostProvider, type Locale, type ModuleHost } from '../kit/index.ts'
import { addressIn, type RouterAddress } from './address.ts'
import { useBrowserAddress } from './useBrowserAddress.ts'

type Look = Pick<ThemeScopeProps, 'theme' | 'mode' | 'contrast' | 'density' | 'isRoot' | 'nonce'>
/** What a product may add to the host, or do in another way. */
type Own = Partial<Omit<ModuleHost, 'locale' | 'path' | 'params'>>

export interface AtriumHostProps extends Look {
  /** Words, numbers and dates; default `de`. */
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

/** All that a module asks of the product around it: theme, language, messages and address. */
export function AtriumHost({
  locale = 'de',
  address = 'memory',
  base = '/',
  own,
  children,
  ...look
}: AtriumHostProps) {
  const hosted = { locale, base, own, children }
  return (
    <I18nProvider locale={locale}>
      <ThemeScope {...look}>
        <ToastRegion>
          {address === 'memory' && <InMemory {...hosted} />}
          {address === 'browser' && <InBrowser {...hosted} />}
          {typeof address === 'object' && <Hosted {...hosted} router={address} />}
        </ToastRegion>
      </ThemeScope>
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
