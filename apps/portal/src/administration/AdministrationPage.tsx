import { usePages } from '@atrium/api-client'
import { Navigate, useLocation } from 'react-router-dom'
import { isInside } from '../pageAddress.ts'
import { useCurrentSession } from '../services.tsx'
import { administrationTabs } from '../shell/entries.logic.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { ThemesTab } from './ThemesTab.tsx'

/**
 * `/administration/{tab}`: what somebody may see of it; the rest is no page for them (ROUTE-03,
 * ADM-09).
 */
export default function AdministrationPage() {
  const roles = useCurrentSession().user?.roles ?? []
  const [, , tab] = useLocation().pathname.split('/')
  const pages = usePages()
  const tabs = administrationTabs(roles)
  const [first] = tabs
  if (first && !tab) return <Navigate to={`/administration/${first}`} replace />
  if (tabs.some((one) => one === tab)) return <ThemesTab />
  if (pages.state !== 'ready') return null
  return <NotFound slug="administration" pages={pages.data.filter(isInside)} />
}
