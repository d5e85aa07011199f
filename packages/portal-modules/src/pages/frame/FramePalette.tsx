import { CommandPalette, type CommandGroup } from '@atrium/design-system'
import { Megaphone } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { campaigns } from './demo.ts'
import { PAGES } from './FrameNavigation.tsx'
import { goToPage } from './go-to-page.ts'
import { frameMessages } from './messages/index.ts'

export interface FramePaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The search where a phone has no room for its field. */
export function FramePalette({ isOpen, onOpenChange }: FramePaletteProps) {
  const { t } = useMessages(frameMessages)
  const groups = useMemo<CommandGroup[]>(
    () => [
      {
        kind: 'pages',
        items: PAGES.map(([id, icon]) => ({ id: `#${id}`, label: t(`nav.${id}`), icon })),
      },
      {
        kind: 'results',
        title: t('scope.campaigns'),
        items: campaigns.map(({ id, name, customer, product }) => ({
          id: `#cockpit-${id}`,
          label: name,
          detail: `${customer} · ${product}`,
          icon: Megaphone,
        })),
      },
    ],
    [t],
  )
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={groups}
      placeholder={t('search.placeholder')}
      onChoose={({ id }) => goToPage(id.replace(/-\d+$/, ''))}
    />
  )
}
