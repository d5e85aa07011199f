import { ApiError, useAtrium, usePages } from '@atrium/api-client'
import { components, defaultBases } from '@atrium/api-client/contract'
import { later, usePreload, useToasts } from '@atrium/design-system'
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { invalidFileLink, problemText } from '../shell/connection/problems.ts'
import { useSearchMessages } from './messages/index.ts'
import { withItem, withoutItem } from './recent.ts'
import { keptOf } from './results.ts'
import type { FoundComponent } from './search.types.ts'
import { placeOf, targetOf } from './target.logic.ts'
import { useRecent } from './useRecent.ts'

const ReportDialog = later(async () => (await import('./ReportDialog.tsx')).ReportDialog)

const noPages: never[] = []

/** Opens once its code is there, with the focus where it was: a dialog gives it back to where it opened. */
async function fromHere(show: () => void): Promise<void> {
  const opener = document.activeElement
  await ReportDialog.preload()
  if (opener instanceof HTMLElement) opener.focus()
  show()
}

/** Opens a found item where it belongs (SRCH-04 to SRCH-07); `preview` has to be shown somewhere. */
export function useOpenComponent(): {
  open: (component: FoundComponent) => void
  preview: ReactNode
} {
  const { client, scope } = useAtrium()
  const { t } = useSearchMessages()
  const portal = usePortalMessages()
  const navigate = useNavigate()
  const { show } = useToasts()
  const [, remember] = useRecent()
  const list = usePages()
  const pages = list.state === 'ready' ? list.data : noPages
  usePreload(ReportDialog)
  const [report, setReport] = useState<FoundComponent>()

  const open = useCallback(
    (component: FoundComponent) => {
      const { id: componentId, displayName: name } = component
      const keep = () => remember((recent) => withItem(recent, { component: keptOf(component) }))
      const isGone = () => {
        remember((recent) => withoutItem(recent, component))
        show({ tone: 'failure', title: t('gone', { name }), detail: t('goneDetail') })
      }
      const goToPlace = async () => {
        try {
          const params = { applicationId: scope.tenant, componentId }
          const place = placeOf(await client.call(components.path, { params }), pages)
          if (place === undefined) return isGone()
          keep()
          void navigate(place)
        } catch (error) {
          if (error instanceof ApiError && [403, 404].includes(error.status)) return isGone()
          const detail = problemText(portal, error)
          show({ tone: 'failure', title: t('notOpened', { name }), detail })
        }
      }
      const storages = [defaultBases.storage]
      const target = targetOf(component, { origin: location.origin, storages, pages })
      switch (target.kind) {
        case 'refused':
          if (component.type === 'filelink') return show(invalidFileLink(portal))
          return show({
            tone: 'failure',
            title: t('refused'),
            detail: t('refusedDetail', { name }),
          })
        case 'place':
          return void goToPlace()
        case 'report':
          void fromHere(() => setReport(component))
          return keep()
        case 'inside':
          void navigate(target.address)
          return keep()
        case 'outside':
          window.open(target.address, '_blank', 'noopener')
          return keep()
      }
    },
    [client, navigate, pages, portal, remember, scope.tenant, show, t],
  )
  const [wasOpened, setWasOpened] = useState(false)
  if (report && !wasOpened) setWasOpened(true)
  const preview = wasOpened && <ReportDialog report={report} onClose={() => setReport(undefined)} />
  return { open, preview }
}
