import { useApprovalCount, useApprovalCountRefresh } from '@atrium/api-client'
import { hasRole } from '@atrium/api-client/values'
import { NavItem } from '@atrium/design-system'
import { Stamp } from 'lucide-react'
import { useEffect } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { useServices } from '../services.tsx'
import { useRoles } from '../access/useRoles.ts'

export interface ApprovalsItemProps {
  isCurrent: boolean
  onNavigate: (href: string) => void
}

/** The way to the approvals, with how many wait, for those who decide or ask others to (D-01, COCK-10). */
export function ApprovalsItem({ isCurrent, onNavigate }: ApprovalsItemProps) {
  const { t } = usePortalMessages()
  const { live } = useServices()
  const roles = useRoles()
  const count = useApprovalCount()
  const refresh = useApprovalCountRefresh()
  useEffect(() => {
    const stop = live.onEvent(({ type }) => {
      if (/^(campaigns|approvals|rights)\.changed$/.test(type)) refresh()
    })
    const stopReset = live.onReset(refresh)
    return () => {
      stop()
      stopReset()
    }
  }, [live, refresh])

  const known = count.state === 'ready' ? count.data : undefined
  // Who always may sees it from the first moment on; of others it depends on groups and settings.
  const isShown = known
    ? known.mayApprove || known.mayAsk
    : hasRole(roles, ['ADMINISTRATOR', 'CLIENT_LEAD', 'CLIENTSERVICE'])
  if (!isShown) return null
  return (
    <NavItem
      icon={Stamp}
      label={t('approvals')}
      href="/approvals"
      isCurrent={isCurrent}
      badge={known && known.count > 0 ? known.count : undefined}
      onNavigate={onNavigate}
    />
  )
}
