import { Checkbox } from '@atrium/design-system'
import {
  groupsOf,
  reachOf,
  typesOf,
  ways,
  withWay,
  type NotificationSettings,
  type Way,
} from './delivery.logic.ts'
import { useSettingsMessages, type SettingsMessage } from './messages/index.ts'
import { DeliveryGrid } from './settings.styles.ts'

interface DeliveryTableProps {
  settings: NotificationSettings
  onChange: (settings: NotificationSettings) => void
}

const headings: Readonly<Record<Way, SettingsMessage>> = {
  inApp: 'inApp',
  email: 'mail',
  digest: 'digest',
}

/** What happens by the ways it comes; the line of a group stands for all in it (SET-04). */
export function DeliveryTable({ settings, onChange }: DeliveryTableProps) {
  const { t } = useSettingsMessages()
  const boxes = (kind: string, types: readonly number[]) =>
    ways.map((way) => {
      const reach = reachOf(settings, types, way)
      return (
        <td key={way}>
          <Checkbox
            aria-label={t('box', { kind, channel: t(headings[way]) })}
            isSelected={reach === 'all'}
            isIndeterminate={reach === 'some'}
            onChange={(isOn) => onChange(withWay(settings, types, way, isOn))}
          />
        </td>
      )
    })
  return (
    <DeliveryGrid>
      <caption className="at-visually-hidden">{t('notifications')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(headings[way])}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(settings).map((group) => (
        <tbody key={group.label}>
          <tr>
            <th scope="rowgroup">{t(group.label)}</th>
            {boxes(t(group.label), typesOf(group))}
          </tr>
          {group.kinds.map(({ label, types }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              {boxes(t(label), types)}
            </tr>
          ))}
        </tbody>
      ))}
    </DeliveryGrid>
  )
}
