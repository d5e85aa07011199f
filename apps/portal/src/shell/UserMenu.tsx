import { previewRoles } from '@atrium/api-client/contract'
import { hasRole } from '@atrium/api-client/values'
import { Menu, MenuItem, MenuSection, openShortcuts, useShell } from '@atrium/design-system'
import { Eye, Keyboard, KeyRound, LogOut, Rocket, Settings, Sparkles } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { leaveFor } from '../leaving/leaveFor.ts'
import { changeLook, useLook } from '../look/look-store.ts'
import { usePortalMessages } from '../messages/index.ts'
import { runningPreview } from '../preview/preview.ts'
import { openPreviewDialog } from '../preview/previewDialog.ts'
import { logFailure, useServices } from '../services.tsx'
import { useTours } from '../tours/Tours.tsx'
import { useLanguageChoice } from '../language/useLanguageChoice.ts'
import { useRoles } from '../access/useRoles.ts'
import { openNews } from './release-notes/news.ts'

/** Language, display, password and the way out. */
export function UserMenu() {
  const { t, locale } = usePortalMessages()
  const { config, signOut } = useServices()
  const look = useLook()
  const speak = useLanguageChoice()
  const navigate = useNavigate()
  const { hasPageTour, start } = useTours()
  const { closeMenu } = useShell()
  const roles = useRoles()
  const mayPreview = !runningPreview && hasRole(roles, previewRoles)

  const guide = (which: 'welcome' | 'page') => {
    closeMenu()
    start(which)
  }

  return (
    <Menu placement="top start" aria-label={t('userMenu')}>
      <MenuSection
        title={t('language')}
        selectionMode="single"
        selectedKeys={[locale]}
        onSelectionChange={(keys) => {
          const [language] = keys
          if (language === 'de' || language === 'en') speak(language).catch(logFailure)
        }}
      >
        <MenuItem id="de">{t('german')}</MenuItem>
        <MenuItem id="en">{t('english')}</MenuItem>
      </MenuSection>
      <MenuSection
        title={t('display')}
        selectionMode="single"
        selectedKeys={[look.mode ?? 'follow']}
        onSelectionChange={(keys) => {
          const [mode] = keys
          changeLook({ mode: mode === 'light' || mode === 'dark' ? mode : undefined })
        }}
      >
        <MenuItem id="light">{t('displayLight')}</MenuItem>
        <MenuItem id="dark">{t('displayDark')}</MenuItem>
        <MenuItem id="follow">{t('displayFollow')}</MenuItem>
      </MenuSection>
      <MenuSection title={t('tours')}>
        <MenuItem icon={Rocket} onAction={() => guide('welcome')}>
          {t('tourOfPortal')}
        </MenuItem>
        {hasPageTour && (
          <MenuItem icon={Rocket} onAction={() => guide('page')}>
            {t('tourOfPage')}
          </MenuItem>
        )}
      </MenuSection>
      <MenuSection>
        {mayPreview && (
          <MenuItem
            icon={Eye}
            onAction={() => {
              closeMenu()
              openPreviewDialog()
            }}
          >
            {t('viewAs')}
          </MenuItem>
        )}
        {!runningPreview && (
          <MenuItem
            icon={Settings}
            onAction={() => {
              closeMenu()
              void navigate('/settings')
            }}
          >
            {t('settings')}
          </MenuItem>
        )}
        <MenuItem icon={Keyboard} onAction={openShortcuts}>
          {t('shortcuts')}
        </MenuItem>
        <MenuItem icon={Sparkles} onAction={openNews}>
          {t('news')}
        </MenuItem>
        {!runningPreview && (
          <MenuItem
            icon={KeyRound}
            onAction={() => window.open(config.changePasswordUrl, '_blank', 'noopener')}
          >
            {t('changePassword')}
          </MenuItem>
        )}
        <MenuItem icon={LogOut} onAction={() => leaveFor(() => signOut())}>
          {t('signOut')}
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}
