import { Icon, IconButton, IconTile, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system' // prettier-ignore
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  ChevronRight,
  Copy,
  EllipsisVertical,
  Trash2,
} from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { useMessages } from '../../kit/index.ts'
import { moves, targetOfMove, type Move } from '../draft.logic.ts'
import { isFilledIn, isPlaced } from '../fields.logic.ts'
import { messages } from '../messages/index.ts'
import { FieldEditor, type FieldEditorProps } from './FieldEditor.tsx'
import { fieldIcons } from './words.ts'

interface FieldCardProps extends FieldEditorProps {
  place: number
  count: number
  /** What it is called here: a spacer has no name of its own. */
  name: string
  isOpen: boolean
  isWrong: boolean
  onToggle: () => void
  onMove: (move: Move) => void
  onDuplicate: () => void
  onRemove: () => void
}

const moveIcons = {
  first: ArrowUpToLine,
  earlier: ArrowUp,
  later: ArrowDown,
  last: ArrowDownToLine,
}

/** A field in the list: what it is in one line; opened, all that can be said of it. */
export function FieldCard(props: FieldCardProps) {
  const { field, place, count, name, isOpen, isWrong, mediaTypes, onMove } = props
  const { t } = useMessages(messages)
  const bodyId = useId()
  const { type, isRequired, mediaTypeId, columns, group, uid } = field
  const medium = mediaTypes.find(({ id }) => id === mediaTypeId)?.name
  const facts = [
    t(`type.${type}`),
    isRequired && isFilledIn(type) && t('field.isRequired'),
    mediaTypeId !== null && t('field.onlyFor', { medium: medium ?? `#${mediaTypeId}` }),
    isPlaced(type) && type !== 'SectionHeader' && columns < 12 && t('field.wide', { columns }),
    group.trim() && t('field.inGroup', { group: group.trim() }),
  ].filter(Boolean)
  // With Alt the arrows move it, as in other lists that somebody orders.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? 'earlier' : 'later')
  }
  return (
    <li data-at-field={uid} data-at-wrong={isWrong || undefined}>
      <div className="at-line">
        <h3>
          <button
            type="button"
            className="at-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={props.onToggle}
            onKeyDown={onKeyDown}
          >
            <span className="at-turn">
              <Icon icon={ChevronRight} />
            </span>
            <IconTile icon={fieldIcons[type]} size="small" />
            <span className="at-words">
              <span className="at-name">{name}</span>
              <span className="at-facts">{facts.join(' · ')}</span>
              {isWrong && !isOpen && <span className="at-fault">{t('field.wrong')}</span>}
            </span>
          </button>
        </h3>
        <MenuTrigger>
          <IconButton icon={EllipsisVertical} label={t('field.menu', { name })} size="compact" />
          <Menu>
            <MenuItem icon={Copy} onAction={props.onDuplicate}>
              {t('field.duplicate')}
            </MenuItem>
            <MenuSection title={t('move.label')}>
              {moves.map((move) => (
                <MenuItem
                  key={move}
                  icon={moveIcons[move]}
                  isDisabled={targetOfMove(place, count, move) === undefined}
                  onAction={() => onMove(move)}
                >
                  {t(`move.${move}`)}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSection>
              <MenuItem icon={Trash2} isDanger onAction={props.onRemove}>
                {t('field.remove')}
              </MenuItem>
            </MenuSection>
          </Menu>
        </MenuTrigger>
      </div>
      {isOpen && (
        <fieldset id={bodyId} className="at-editor" aria-label={name}>
          <FieldEditor {...props} />
        </fieldset>
      )}
    </li>
  )
}
