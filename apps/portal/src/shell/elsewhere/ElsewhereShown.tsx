import { useAtrium, usePages } from '@atrium/api-client'
import { components } from '@atrium/api-client/contract'
import { useToasts } from '@atrium/design-system'
import { Fragment } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalMessages } from '../../messages/index.ts'
import { placeOf } from '../../search/target.logic.ts'
import { logFailure } from '../../services.tsx'
import type { useElsewhere } from './elsewhere.ts'
import { problemNotice } from '../connection/problems.ts'

/** Each with the way to where it belongs. */
export default function ElsewhereShown({ shown }: { shown: ReturnType<typeof useElsewhere> }) {
  const openItem = useOpenItem()
  return shown.map(({ name, render }) => <Fragment key={name}>{render({ openItem })}</Fragment>)
}

/** Goes to the page on which an item lies. */
function useOpenItem() {
  const { client, scope } = useAtrium()
  const portal = usePortalMessages()
  const navigate = useNavigate()
  const { show } = useToasts()
  const pages = usePages()
  const go = async (componentId: number) => {
    try {
      const params = { applicationId: scope.tenant, componentId }
      const path = await client.call(components.path, { params })
      void navigate(placeOf(path, pages.state === 'ready' ? pages.data : []) ?? '/')
    } catch (error) {
      show(problemNotice(portal, error))
    }
  }
  return (componentId: number) => void go(componentId).catch(logFailure)
}
