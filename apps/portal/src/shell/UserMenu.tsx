import { useAtrium } from '@atrium/api-client'
import { users } from '@atrium/api-client/contract'
import { Menu, MenuItem, MenuSection, useToasts } from '@atrium/design-system'
import { KeyRound, LogOut } from 'lucide-react'
import { changeLook, useLook } from '../look-store.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useServices } from '../services.tsx'

/** Language, display, password and the way out. */
export function UserMenu() {
  const { t, locale } = usePortalMessages()
  const { config, signOut } = useServices()
  const { client } = useAtrium()
  const { show } = useToasts()
  const look = useLook()

  /** Kept in the browser and in the user record (GEN-03). */
  const speak = async (languageCode: 'de' | 'en') => {
    changeLook({ language: languageCode })
    try {
      await client.call(users.saveCurrent, { body: { languageCode } })
    } catch {
      show({ tone: 'failure', title: t('languageNotSaved') })
    }
  }

  return (
    <Menu placement="top start" aria-label={t('userMenu')}>
      <MenuSection
        title={t('language')}
        selectionMode="single"
        selectedKeys={[locale]}
        onSelectionChange={(keys) => {
          const [language] = keys
          if (language === 'de' || language === 'en') void speak(language)
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
      <MenuSection>
        <MenuItem
          icon={KeyRound}
          onAction={() => window.open(config.changePasswordUrl, '_blank', 'noopener')}
        >
          {t('changePassword')}
        </MenuItem>
        <MenuItem icon={LogOut} onAction={() => void signOut()}>
          {t('signOut')}
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}
