import { usePages } from '@atrium/api-client'
import { Tabs } from '@atrium/design-system'
import { manifest as auditLog } from '@atrium/portal-modules/audit-log/manifest'
import { manifest as configuration } from '@atrium/portal-modules/configuration/manifest'
import { manifest as customers } from '@atrium/portal-modules/customers/manifest'
import { manifest as integrations } from '@atrium/portal-modules/integrations/manifest'
import { languageOf, useModuleHost, type Manifest } from '@atrium/portal-modules/kit'
import { manifest as pageList } from '@atrium/portal-modules/page-list/manifest'
import {
  groupsManifest,
  manifest as people,
  membershipManifest,
} from '@atrium/portal-modules/people/manifest'
import { manifest as themes } from '@atrium/portal-modules/theme-studio/manifest'
import type { ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'
import { isInside } from '../addresses/pageAddress.ts'
import { useRoles } from '../access/useRoles.ts'
import {
  administrationTabs,
  mayChangeThemes,
  type AdministrationTab,
} from '../shell/entries.logic.ts'
import { NotFound } from '../shell/page/NotFound.tsx'
import { AuditLogTab } from './AuditLogTab.tsx'
import { ConfigurationTab } from './ConfigurationTab.tsx'
import { CustomersTab } from './CustomersTab.tsx'
import { FirstStepsAgain } from './FirstStepsAgain.tsx'
import { IntegrationsTab } from './IntegrationsTab.tsx'
import { PagesTab } from './PagesTab.tsx'
import { GroupsTab, MembershipTab, PeopleTab } from './PeopleTabs.tsx'
import { ThemesTab } from './ThemesTab.tsx'

const views: Record<AdministrationTab, { manifest: Manifest; View: ComponentType }> = {
  users: { manifest: people, View: PeopleTab },
  'user-groups': { manifest: groupsManifest, View: GroupsTab },
  customers: { manifest: customers, View: CustomersTab },
  pages: { manifest: pageList, View: PagesTab },
  themes: { manifest: themes, View: ThemesTab },
  'group-membership': { manifest: membershipManifest, View: MembershipTab },
  configuration: { manifest: configuration, View: ConfigurationTab },
  integrations: { manifest: integrations, View: IntegrationsTab },
  'audit-log': { manifest: auditLog, View: AuditLogTab },
}

const Panel = styled.div`
  margin-block-start: var(--at-space-5);
`

/**
 * `/administration/{tab}`: what somebody may see of it; the rest is no page for them (ROUTE-03,
 * ADM-09).
 */
export default function AdministrationPage() {
  const { t } = usePortalMessages()
  const { locale } = useModuleHost()
  const navigate = useNavigate()
  const roles = useRoles()
  const [, , tab] = useLocation().pathname.split('/')
  const pages = usePages()
  const tabs = administrationTabs(roles)
  const [first] = tabs
  if (first && !tab) return <Navigate to={`/administration/${first}`} replace />
  const current = tabs.find((one) => one === tab)
  if (current) {
    const { View } = views[current]
    return (
      <>
        <Tabs
          label={t('administration')}
          panelId="administration-view"
          isManual
          items={tabs.map((id) => ({
            id,
            label: views[id].manifest.title[languageOf(locale)],
            href: `/administration/${id}`,
          }))}
          selectedKey={current}
          onChange={(id) => void navigate(`/administration/${id}`)}
        />
        <Panel
          id="administration-view"
          role="tabpanel"
          aria-label={views[current].manifest.title[languageOf(locale)]}
        >
          <View key={current} />
        </Panel>
        {mayChangeThemes(roles) && <FirstStepsAgain />}
      </>
    )
  }
  if (pages.state !== 'ready') return null
  return <NotFound slug="administration" pages={pages.data.filter(isInside)} />
}
