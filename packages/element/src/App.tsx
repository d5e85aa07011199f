import { ApiError, AtriumProvider, describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { applications, pages, users } from '@atrium/api-client/contract'
import { Button, ShadowTree, StateScreen } from '@atrium/design-system'
import { AtriumHost, type RouterAddress } from '@atrium/portal-modules/host'
import { ItemModulesProvider, ModuleSlot } from '@atrium/portal-modules/kit'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { dispatch, type ErrorCode } from './events.ts'
import { goTo } from './links.ts'
import { useElementMessages } from './messages/index.ts'
import { configOf, itemModules, kinds, type Around } from './registry.ts'
import type { Services } from './services.ts'
import type { AttributeFault, Settings } from './settings.ts'
import { SignIn } from './SignIn.tsx'
import type { SignInWindow } from './signInFor.ts'

/** What a tag wants to be shown at the moment. */
export interface Wish {
  settings: Settings | AttributeFault
  /** Language also of what is wrong with an attribute. */
  locale: 'de' | 'en'
  /** Absent where an attribute is wrong. */
  services?: Services
  /** Absent: the page signs people in. */
  signIn?: SignInWindow
  /** Counts what makes everything begin anew, such as another token. */
  attempt: number
  /** Place in the module. */
  location: string
}

interface AppProps {
  wish: Wish
  element: HTMLElement
  root: ShadowRoot
  onLocation: (location: string, replace: boolean) => void
  onRetry: () => void
}

/** What stands in the shadow tree of a tag. */
export function App({ wish, element, root, onLocation, onRetry }: AppProps) {
  const { settings, services, location, locale } = wish
  const known = 'attribute' in settings ? undefined : settings
  const [ownTheme, setOwnTheme] = useState<{ primary: string; secondary?: string }>()
  const router = useMemo(
    (): RouterAddress => ({ url: location, go: (url, { replace }) => onLocation(url, replace) }),
    [location, onLocation],
  )
  const server = known?.server ?? ''
  const own = useMemo(
    () => ({
      openInside: (address: string) => goTo(element, server, address),
      addressOf: undefined,
    }),
    [element, server],
  )
  return (
    <ShadowTree root={root}>
      <AtriumHost
        theme={known?.brand ?? ownTheme}
        mode={known?.mode}
        locale={locale}
        address={router}
        own={own}
      >
        <div data-frame>
          {'attribute' in settings ? (
            <Fault code="attribute" element={element} more={{ attribute: settings.attribute }} />
          ) : !Object.hasOwn(kinds, settings.type) ? (
            <Fault code="unknown-type" element={element} more={{ type: settings.type }} />
          ) : (
            services && (
              <AtriumProvider
                key={`${wish.attempt} ${services.id} ${settings.type} ${settings.component ?? ''}`}
                client={services.client}
                tenant={settings.application}
                user={`${services.id} ${wish.attempt}`}
              >
                <Loaded
                  settings={settings}
                  services={services}
                  element={element}
                  signIn={wish.signIn}
                  onRetry={onRetry}
                  onTheme={setOwnTheme}
                />
              </AtriumProvider>
            )
          )}
        </div>
      </AtriumHost>
    </ShadowTree>
  )
}

interface LoadedProps {
  settings: Settings
  services: Services
  element: HTMLElement
  signIn: Wish['signIn']
  onRetry: () => void
  onTheme: (theme: { primary: string; secondary?: string } | undefined) => void
}

/** Asks who reads, and what is known of the application, then shows the module. */
function Loaded({ settings, services, element, signIn, onRetry, onTheme }: LoadedProps) {
  const { client, scope } = useAtrium()
  const { t } = useElementMessages()
  const params = { applicationId: settings.application }
  const me = useCall(
    useMemo(() => describeQuery(client, scope, users.current, {}), [client, scope]),
  )
  const isKnown = me.state === 'ready'
  const list = useCall(isKnown ? describeQuery(client, scope, applications.list, {}) : undefined)
  const configuration = useCall(
    isKnown ? describeQuery(client, scope, applications.configuration, { params }) : undefined,
  )
  const kind = kinds[settings.type]!
  const all = useCall(
    isKnown && kind.onPage ? describeQuery(client, scope, pages.list, { params }) : undefined,
  )
  const failed = [me, list, configuration, all].find(({ state }) => state === 'failed')
  const theme = configuration.state === 'ready' ? configuration.data.theme : undefined
  const { primaryColor, secondaryColor } = theme ?? {}
  useEffect(() => {
    onTheme(
      primaryColor
        ? { primary: primaryColor, ...(secondaryColor && { secondary: secondaryColor }) }
        : undefined,
    )
  }, [onTheme, primaryColor, secondaryColor])

  const application =
    list.state === 'ready' ? list.data.find(({ id }) => id === settings.application) : undefined
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const person = me.state === 'ready' ? me.data.subjectId : undefined
  const around = useMemo(
    (): Around | undefined =>
      application && entries && person !== undefined
        ? {
            ...services,
            application,
            settings: entries,
            scope: { tenant: settings.application, user: `${services.id} ${person}` },
          }
        : undefined,
    [application, entries, person, services, settings.application],
  )
  const registry = useMemo(
    () => (around ? { [settings.type]: kind.make(around) } : {}),
    [around, kind, settings.type],
  )
  const inside = useMemo(() => (around ? itemModules(around) : {}), [around])

  if (failed?.state === 'failed') {
    const code = codeOf(failed.error)
    if (code === 'signed-out') return <SignIn element={element} signIn={signIn} />
    return (
      <Fault code={code} element={element} reference={failed.error.traceId}>
        {code !== 'forbidden' && <Button onPress={onRetry}>{t('retry')}</Button>}
      </Fault>
    )
  }
  if (list.state === 'ready' && !application) return <Fault code="forbidden" element={element} />
  if (!around || (kind.onPage && all.state !== 'ready'))
    return <StateScreen kind="loading" headingLevel={3} />
  const found =
    all.state === 'ready'
      ? all.data
          .flatMap(({ children }) => children.map(({ childComponent }) => childComponent))
          .find(({ id, type }) =>
            settings.component === undefined
              ? type.toLowerCase() === kind.onPage?.toLowerCase()
              : id === settings.component,
          )
      : undefined
  const id = settings.component ?? found?.id
  if (id === undefined && kind.isByNumber)
    return <Fault code="attribute" element={element} more={{ attribute: 'component' }} />
  if (id === undefined && kind.onPage) return <Fault code="no-component" element={element} />
  return (
    <ItemModulesProvider registry={inside}>
      <Shown element={element} type={settings.type} component={id}>
        <ModuleSlot
          registry={registry}
          type={settings.type}
          component={{
            id: id ?? 0,
            ...(found && { displayName: found.displayName }),
            config: configOf(kind.onPage, around),
          }}
        />
      </Shown>
    </ItemModulesProvider>
  )
}

function codeOf(error: ApiError): ErrorCode {
  if (error.isOffline) return 'offline'
  if (error.status === 401) return 'signed-out'
  return error.status === 403 || error.status === 404 ? 'forbidden' : 'failed'
}

/** Tells the page that the module is there. */
function Shown({
  element,
  type,
  component,
  children,
}: {
  element: HTMLElement
  type: string
  component: number | undefined
  children: ReactNode
}) {
  useEffect(
    () => void dispatch(element, 'atrium-ready', { type, component }),
    [element, type, component],
  )
  return children
}

const details = {
  attribute: 'attributeDetail',
  'unknown-type': 'unknownTypeDetail',
  'no-component': 'noComponentDetail',
  forbidden: 'forbiddenDetail',
  offline: 'offlineDetail',
  failed: 'failedDetail',
} as const

/** What stands there instead of the module; the page is told, too. */
function Fault({
  code,
  element,
  more,
  reference,
  children,
}: {
  code: keyof typeof details
  element: HTMLElement
  more?: Record<string, string>
  reference?: string
  children?: ReactNode
}) {
  const { t } = useElementMessages()
  const detail = t(details[code], more)
  useEffect(() => {
    dispatch(element, 'atrium-error', { code, message: detail, ...(reference && { reference }) })
  }, [element, code, detail, reference])
  return (
    <StateScreen
      kind={code === 'offline' ? 'offline' : code === 'no-component' ? 'empty' : 'error'}
      headingLevel={3}
      title={t(code)}
      detail={detail}
      reference={reference}
      action={children}
    />
  )
}
