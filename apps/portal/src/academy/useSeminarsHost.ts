import { useModuleHost, type ModuleHost } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

/** Where a seminar is opened, whatever page its collection stands on (ROUTE-08, ROUTE-14). */
const sessions = '/academy/sessions'

/**
 * The host as seminars see it: what they open has an address of its own, and what they close leads to
 * the page of their collection.
 * @param page  address of that page
 */
export function useSeminarsHost(page: string): ModuleHost {
  const host = useModuleHost()
  const navigate = useNavigate()
  const { id, '*': rest = '' } = useParams()
  return useMemo(
    () => ({
      ...host,
      // On the page of the collection what follows its address is another host's.
      path: id === undefined ? [] : [id, ...rest.split('/').filter(Boolean)],
      setPath: (path, options) => {
        const address =
          path.length === 0 ? page : [sessions, ...path.map(encodeURIComponent)].join('/')
        void navigate(address, { replace: options?.replace })
      },
    }),
    [host, id, navigate, page, rest],
  )
}
