import { Button, Drawer, followLink } from '@atrium/design-system'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { DrawerPanelProps } from '../shell/drawer/lazyDrawer.tsx'
import { LookFields } from './LookFields.tsx'
import { useSettingsMessages } from './messages/index.ts'

const Fields = styled.div`
  display: grid;
  gap: var(--at-space-6);
`

/** The settings that are applied at once, beside the page (LAY-11); all of them have a page of their own. */
export default function SettingsPanel({ isOpen, onOpenChange }: DrawerPanelProps) {
  const { t } = useSettingsMessages()
  const navigate = useNavigate()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={
        <Button
          href="/settings"
          onPress={(event) => followLink(event, () => void navigate('/settings'))}
        >
          {t('allSettings')}
        </Button>
      }
    >
      <Fields>
        <LookFields />
      </Fields>
    </Drawer>
  )
}
