import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { Columns2, History } from 'lucide-react'
import { formatMinute, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { VersionHistory } from '../useVersionHistory.ts'

/** Which version is looked at, and of pictures two of them beside each other (T-71, D-09). */
export function VersionsMenu({
  versionHistory,
  canCompare,
  onOpenChange,
}: {
  versionHistory: VersionHistory
  canCompare: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t, locale } = useMessages(messages)
  const { versions, shown, compared, lookAt } = versionHistory
  const [newest, before] = versions
  const toggle = () => {
    if (compared || !newest || !before) return lookAt(undefined)
    // Who looks at an older one means that one.
    const first = shown.isCurrent ? before : shown
    lookAt({ compare: [first.number, newest.number], as: 'slider' })
  }
  return (
    <>
      {canCompare && (
        <IconButton
          icon={Columns2}
          label={t(compared ? 'compare.stop' : 'compare.start')}
          onPress={toggle}
        />
      )}
      <MenuTrigger onOpenChange={onOpenChange}>
        <IconButton icon={History} label={t('versions.label')} />
        <Menu>
          <MenuSection
            title={t('versions.label')}
            selectionMode="single"
            selectedKeys={compared ? [] : [`${shown.number}`]}
            onSelectionChange={(keys) => {
              const chosen = keys === 'all' ? undefined : Number([...keys][0])
              const version = versions.find(({ number }) => number === chosen)
              if (version) lookAt(version.isCurrent ? undefined : { version: version.number })
            }}
          >
            {versions.map(({ number, isCurrent, createdAt, createdBy }) => {
              const moment = formatMinute(locale, new Date(createdAt))
              return (
                <MenuItem
                  key={number}
                  id={`${number}`}
                  textValue={t('versions.number', { number })}
                  description={createdBy ? `${moment}, ${createdBy}` : moment}
                >
                  {t(isCurrent ? 'versions.currentNumber' : 'versions.number', { number })}
                </MenuItem>
              )
            })}
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </>
  )
}
