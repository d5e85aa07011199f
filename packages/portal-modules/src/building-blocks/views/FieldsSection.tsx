import { Button, Menu, MenuItem, MenuTrigger, Reorder, Section } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { MediaChoice } from '../building-blocks.port.ts'
import { maxFields } from '../checks.logic.ts'
import { changeField, type DraftField } from '../draft.logic.ts'
import { fieldTypes } from '../fields.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlockEditor } from '../useBlockEditor.ts'
import { useFieldList } from '../useFieldList.ts'
import { FieldCard } from './FieldCard.tsx'
import { fieldIcons } from './words.ts'

interface FieldsSectionProps {
  editor: BlockEditor
  mediaTypes: readonly MediaChoice[]
}

/** The questions of an order, in their order: added, opened, moved, taken away (CFG-09). */
export function FieldsSection({ editor, mediaTypes }: FieldsSectionProps) {
  const { t } = useMessages(messages)
  const { draft, change } = editor
  const { fields } = draft
  const { root, ...list } = useFieldList(editor)
  const order = useMemo(() => fields.map(({ uid }) => uid), [fields])

  return (
    <Section
      title={t('fields.title')}
      description={t('fields.hint')}
      aside={t('fields.count', { count: fields.length })}
      hasDivider
    >
      <div ref={root}>
        {fields.length === 0 ? (
          <p className="at-quiet">{t('fields.none')}</p>
        ) : (
          <Reorder
            order={order}
            // Text in an open field is chosen with the pointer, not dragged.
            isDisabled={list.open.size > 0}
            onMove={(uid, before) =>
              list.place(String(uid), before === null ? null : String(before))
            }
          >
            <ul className="at-fields" aria-label={t('fields.title')}>
              {fields.map((field, place) => (
                <FieldCard
                  key={field.uid}
                  field={field}
                  place={place}
                  count={fields.length}
                  name={list.nameOf(field)}
                  isOpen={list.open.has(field.uid)}
                  isWrong={list.isWrong(field.uid)}
                  media={draft.media}
                  mediaTypes={mediaTypes}
                  groups={groupsOf(fields)}
                  faultOf={(property) => editor.faultOf(`${field.uid}.${property}`)}
                  onToggle={() => list.toggle(field.uid)}
                  onChange={(changed) =>
                    change({ fields: changeField(fields, field.uid, changed) })
                  }
                  onMove={(to) => list.move(field, to)}
                  onDuplicate={() => list.duplicate(field)}
                  onRemove={() => list.remove(field)}
                />
              ))}
            </ul>
          </Reorder>
        )}
        <div className="at-add">
          <MenuTrigger>
            <Button
              icon={Plus}
              isDisabled={fields.length >= maxFields}
              disabledReason={t('fields.full', { count: maxFields })}
            >
              {t('fields.add')}
            </Button>
            <Menu aria-label={t('fields.add')}>
              {fieldTypes.map((type) => (
                <MenuItem
                  key={type}
                  icon={fieldIcons[type]}
                  description={t(`type.${type}.hint`)}
                  textValue={t(`type.${type}`)}
                  onAction={() => list.add(type)}
                >
                  {t(`type.${type}`)}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </div>
      </div>
    </Section>
  )
}

const groupsOf = (fields: readonly DraftField[]): readonly string[] => [
  ...new Set(fields.map(({ group }) => group.trim()).filter(Boolean)),
]
