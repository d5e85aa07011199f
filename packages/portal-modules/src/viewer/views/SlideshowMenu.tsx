import { Button, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { Pause, Play } from 'lucide-react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { SlideshowModel } from '../useSlideshow.ts'
import { intervals } from '../viewer.logic.ts'

/** Switches the slideshow on and off, and says how long a picture stands (VIEW-02, VIEW-03). */
export function SlideshowMenu({
  show,
  onOpenChange,
}: {
  show: SlideshowModel
  onOpenChange: (isOpen: boolean) => void
}) {
  // prettier-ignore
  const { t } = useMessages(messages)
  const { announce } = useModuleHost()
  const lengthOf = (interval: number) =>
    interval < 60_000
      ? t('show.seconds', { count: interval / 1_000 })
      : t('show.minutes', { count: interval / 60_000 })
  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      <Button variant="quiet" icon={show.isOn ? Pause : Play}>
        {t('show.label')}
      </Button>
      <Menu>
        <MenuItem
          icon={show.isOn ? Pause : Play}
          onAction={() => {
            announce(t(show.isOn ? 'show.stopped' : 'show.started'))
            show.toggle()
          }}
        >
          {t(show.isOn ? 'show.stop' : 'show.start')}
        </MenuItem>
        <MenuSection
          title={t('show.interval')}
          selectionMode="single"
          selectedKeys={[`${show.interval}`]}
          onSelectionChange={(keys) => {
            const chosen = keys === 'all' ? undefined : [...keys][0]
            const interval = intervals.find((one) => `${one}` === chosen)
            if (interval) show.setInterval(interval)
          }}
        >
          {intervals.map((interval) => (
            <MenuItem key={interval} id={`${interval}`}>
              {lengthOf(interval)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
