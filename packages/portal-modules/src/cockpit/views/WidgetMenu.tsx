import { IconButton, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import { Ellipsis, FileUp, Image, Sheet } from 'lucide-react'
import { useRef } from 'react'
import { saveBytes, toCsv, useMessages, useModuleHost, type ExportTable } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

export interface WidgetMenuProps {
  /** What the widget is called. */
  title: string
  /** Whose figures they are: part of the name of what is saved. */
  campaign: string
  /** What it shows, as a table. */
  table: () => ExportTable
  /** Opens the import of what it shows. Absent: there is none. */
  onImport?: (() => void) | undefined
  /** What it imports; default figures. */
  importLabel?: string
}

/** As a name of a file on every system. */
const fileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\s]+/g, '-')

/** A widget is saved as a picture or as a table (T-33). */
export function WidgetMenu({ title, campaign, table, onImport, importLabel }: WidgetMenuProps) {
  const { t, locale } = useMessages(messages)
  const { notify } = useModuleHost()
  const place = useRef<HTMLSpanElement>(null)
  const name = fileName(`${campaign} ${title}`)
  const label = t('widget.menu', { name: title })

  const save = async (ending: 'png' | 'csv') => {
    try {
      if (ending === 'csv') {
        saveBytes(toCsv(table(), locale), 'text/csv;charset=utf-8', `${name}.csv`)
      } else {
        const { pictureOf } = await import('./save-picture.ts')
        const card = place.current!.closest('section')!
        saveBytes(await pictureOf(card), 'image/png', `${name}.png`)
      }
      notify({ tone: 'success', title: t('widget.saved', { name: title }) })
    } catch {
      notify({ tone: 'failure', title: t('widget.notSaved', { name: title }) })
    }
  }

  return (
    <span ref={place} data-at-control="">
      <MenuTrigger>
        <IconButton icon={Ellipsis} size="compact" label={label} />
        <Menu aria-label={label}>
          <MenuItem icon={Image} onAction={() => void save('png')}>
            {t('widget.asPicture')}
          </MenuItem>
          <MenuItem icon={Sheet} onAction={() => void save('csv')}>
            {t('widget.asTable')}
          </MenuItem>
          {onImport && (
            <MenuItem icon={FileUp} onAction={onImport}>
              {importLabel ?? t('action.importFigures')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
    </span>
  )
}
