import {
  use,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { useLocale } from 'react-aria-components'
import { scopeCss } from '../theme/index.ts'
import { LookContext, useLook, type Look } from './look.ts'
import { TenantLookContext, useOwnTenantLook, type TenantLookProps } from './tenantLook.ts'
import { TreeContext } from './tree.ts'

export interface ThemeScopeProps extends Look, TenantLookProps {
  /** Marks the page's own root element instead of adding one, for the scope around a whole app. */
  isRoot?: boolean
  /**
   * Where a server renders it under a content security policy without `unsafe-inline`, the nonce of
   * `style-src`: the theme comes in a style element then. In the browser it is not needed.
   */
  nonce?: string
  /** What the theme is for. */
  children: ReactNode
}

/**
 * Gives everything inside, and every overlay opened from inside, a tenant's theme. A switch changes
 * attributes and custom properties; nothing inside renders again.
 */
export function ThemeScope({ isRoot, nonce, children, ...own }: ThemeScopeProps) {
  const { look, store } = useLook(own)
  const { mode, contrast, density } = look
  const { primary, secondary } = look.theme ?? {}
  const tenant = useOwnTenantLook(own, own.theme !== undefined)
  const { brandPicture, agencyPicture, headerStyle, navigationStyle } = tenant
  const sheet = useMemo(
    () => scopeCss({ primary, secondary, contrast, brandPicture, agencyPicture }),
    [primary, secondary, contrast, brandPicture, agencyPicture],
  )
  const { locale, direction } = useLocale()
  const { name } = sheet
  const isMoreWanted = useMoreContrast()
  const { adopt, place } = use(TreeContext)
  useInsertionEffect(() => adopt(name, sheet.base), [adopt, name, sheet])
  useInsertionEffect(() => {
    return isMoreWanted ? adopt(`${name} more`, sheet.more) : undefined
  }, [adopt, name, sheet, isMoreWanted])
  const attributes = useMemo(
    () => ({
      'data-at-theme': name,
      'data-at-mode': mode,
      'data-at-density': density,
      'data-at-header': headerStyle,
      'data-at-navigation': navigationStyle.ground,
      lang: locale,
      dir: direction,
    }),
    [name, mode, density, headerStyle, navigationStyle.ground, locale, direction],
  )
  const getContainer = useContainer(attributes, isRoot ?? false, place)
  // The same element as before lets React skip everything inside when only the look changes.
  const content = useMemo(
    () => <PortalProvider getContainer={getContainer}>{children}</PortalProvider>,
    [getContainer, children],
  )
  return (
    <LookContext value={store}>
      <TenantLookContext value={tenant}>
        {isOnServer && (
          <style href={name} precedence="atrium" nonce={nonce}>
            {sheet.css}
          </style>
        )}
        {isRoot ? (
          content
        ) : (
          <div className="at-scope" {...attributes}>
            {content}
          </div>
        )}
      </TenantLookContext>
    </LookContext>
  )
}

/** There are no constructed sheets there: the page comes with a style element, which React moves to its head. */
const isOnServer = typeof document === 'undefined'

const MORE = '(prefers-contrast: more)'

function onMoreChange(listener: () => void): () => void {
  const query = window.matchMedia(MORE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the system asks for more contrast: only then are its rules in the page. */
function useMoreContrast(): boolean {
  return useSyncExternalStore(
    onMoreChange,
    () => window.matchMedia(MORE).matches,
    () => false,
  )
}

type Attributes = Record<string, string | undefined>

/**
 * Where the scope's overlays mount: a child of the body, or of the shadow root around, that carries the scope's attributes,
 * because variables follow the page's tree and portals do not.
 */
function useContainer(
  attributes: Attributes,
  isRoot: boolean,
  place: () => Node,
): () => HTMLElement {
  const container = useRef<HTMLElement>(null)
  const isMounted = useRef(false)
  const current = useRef(attributes)
  useLayoutEffect(() => {
    current.current = attributes
    if (container.current) mark(container.current, attributes)
    if (isRoot) mark(document.documentElement, attributes)
  }, [attributes, isRoot])
  // Before the browser's focus is placed, and only once: an element that moves loses the focus in it.
  useInsertionEffect(() => {
    isMounted.current = true
    if (container.current) place().appendChild(container.current)
    return () => {
      isMounted.current = false
      container.current?.remove()
    }
  }, [place])
  const [getContainer] = useState(() => () => {
    if (container.current) return container.current
    const element = document.createElement('div')
    element.className = 'at-scope'
    mark(element, current.current)
    if (isMounted.current) place().appendChild(element)
    container.current = element
    return element
  })
  return getContainer
}

/** Only what differs: setting `lang` or `dir` again, even to the same, styles the whole page anew. */
function mark(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === (value ?? null)) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
