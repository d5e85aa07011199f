import { previewRoles } from '@atrium/api-client/contract'
import { hasRole } from '@atrium/api-client/values'
import { useAnnounce, useToasts } from '@atrium/design-system'
import { ModuleHostProvider, type ModuleHost, type PreviewedAs } from '@atrium/portal-modules/kit'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { openPlace } from './addresses/documentTitle.ts'
import { runningPreview } from './preview/preview.ts'
import { openPreviewDialog } from './preview/previewDialog.ts'
import { useRoles } from './access/useRoles.ts'
import { useHandingOver } from './shell/elsewhere/elsewhere.ts'
import { useActiveApplication } from './tenant.ts'

/** Segments after the page: `/files/12-plans/14-2027` gives `12-plans`, `14-2027`. */
const segmentsOf = (pathname: string) =>
  pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent)

const now = () => new Date()

/** What the modules ask of the product around them, answered with the router and the toasts. */
export function Host({ language, children }: { language: 'de' | 'en'; children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [, setSearch] = useSearchParams()
  const { show } = useToasts()
  const announce = useAnnounce()
  const roles = useRoles()
  const mayViewAs = !runningPreview && hasRole(roles, previewRoles)
  const application = useActiveApplication()
  const elsewhere = useHandingOver(application)

  const host = useMemo<ModuleHost>(() => {
    const setParams = (values: Readonly<Record<string, string | undefined>>) =>
      setSearch(
        (now) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined) now.delete(name)
            else now.set(name, value)
          }
          return now
        },
        { replace: true },
      )
    const [page = ''] = pathname.split('/').filter(Boolean)
    return {
      locale: language,
      path: segmentsOf(pathname),
      setPath: (path, options) => {
        const target = [page, ...path.map(encodeURIComponent)].join('/')
        // The page alone stays alone on the way through it (LAY-14).
        const isAlone = new URLSearchParams(search).get('fullscreen') === 'true'
        // An address that is put right still asks for the same.
        const query = options?.replace ? search : isAlone ? '?fullscreen=true' : ''
        void navigate(`/${target}${query}`, { replace: options?.replace })
      },
      params: Object.fromEntries(new URLSearchParams(search)),
      setParam: (name, value) => setParams({ [name]: value }),
      setParams,
      // Whoever gets it may have another application open (ROUTE-13).
      addressOf: (values) => {
        const query = new URLSearchParams({ clientId: String(application), ...values })
        return `${location.origin}/${page}?${query}`
      },
      openInside: (address) => void navigate(address),
      notify: show,
      announce,
      openPlace,
      now,
      ...(mayViewAs && {
        viewAs: ({ type, id }: PreviewedAs) => openPreviewDialog({ type, id }),
      }),
      elsewhere,
    }
  }, [
    announce,
    application,
    elsewhere,
    language,
    mayViewAs,
    navigate,
    pathname,
    search,
    setSearch,
    show,
  ])

  return <ModuleHostProvider host={host}>{children}</ModuleHostProvider>
}
