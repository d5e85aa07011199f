import { Button, Menu, MenuItem, MenuTrigger, Reorder, Section } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { FieldType, MediaChoice } from '../building-blocks.port.ts'
import { maxFields } from '../checks.logic.ts'
import {
  addField,
  changeField,
  duplicateField,
  moveField,
  placeField,
  withoutField,
  type DraftField,
  type Move,
} from '../draft.logic.ts'
import { fieldTypes } from '../fields.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlockEditor } from '../useBlockEditor.ts'
import { FieldCard } from './FieldCard.tsx'
import { fieldIcons } from './words.ts'

interface FieldsSectionProps {
  editor: BlockEditor
  mediaTypes: readonly MediaChoice[]
}

/** Where the focus goes once the list was drawn anew. */
type NextFocus = { uid: string; part: 'toggle' | 'name' } | 'add'

/** The questions of an order, in their order: added, opened, moved, taken away (CFG-09). */
export function FieldsSection({ editor, mediaTypes }: FieldsSectionProps) {
  const { t } = useMessages(messages)
  const { announce } = useModuleHost()
  const { draft, change, wrong } = editor
  const { fields } = draft
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const next = useRef<NextFocus>(undefined)
  const [known, setKnown] = useState(editor.refused)
  // What is wrong is in sight, so that the summary leads there.
  if (known !== editor.refused) {
    setKnown(editor.refused)
    const faulty = fields.filter(({ uid }) => isWrong(wrong, uid)).map(({ uid }) => uid)
    if (faulty.length > 0) setOpen(new Set([...open, ...faulty]))
  }

  // React takes what moves out of the page for a moment, and the focus with it.
  useEffect(() => {
    const wanted = next.current
    if (!wanted) return
    next.current = undefined
    const selector =
      wanted === 'add'
        ? '.at-add button'
        : wanted.part === 'toggle'
          ? `[data-at-field="${wanted.uid}"] .at-toggle`
          : `[data-at-field="${wanted.uid}"] .at-editor input`
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const order = useMemo(() => fields.map(({ uid }) => uid), [fields])
  const nameOf = ({ name, type }: DraftField) => name.trim() || t(`type.${type}`)
  const setFields = (changed: readonly DraftField[]) => change({ fields: changed })
  const toldPlace = (changed: readonly DraftField[], uid: string) => {
    const place = changed.findIndex((one) => one.uid === uid)
    const field = changed[place]
    if (field) announce(t('fields.moved', { name: nameOf(field), place: place + 1, count: changed.length })) // prettier-ignore
  }
  const add = (type: FieldType) => {
    const uid = crypto.randomUUID()
    setFields(addField(fields, type, uid))
    setOpen(new Set([...open, uid]))
    next.current = { uid, part: 'name' }
  }
  const move = (field: DraftField, to: Move) => {
    const changed = moveField(fields, field.uid, to)
    if (changed === fields) return
    setFields(changed)
    next.current = { uid: field.uid, part: 'toggle' }
    toldPlace(changed, field.uid)
  }
  const remove = (field: DraftField) => {
    const place = fields.indexOf(field)
    const neighbour = fields[place + 1] ?? fields[place - 1]
    setFields(withoutField(fields, field.uid))
    next.current = neighbour ? { uid: neighbour.uid, part: 'toggle' } : 'add'
    announce(t('fields.removed', { name: nameOf(field) }))
  }
  const toggle = (uid: string) => {
    const shown = new Set(open)
    if (!shown.delete(uid)) shown.add(uid)
    setOpen(shown)
  }

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
            isDisabled={open.size > 0}
            onMove={(uid, before) => {
              const changed = placeField(fields, String(uid), before === null ? null : String(before)) // prettier-ignore
              setFields(changed)
              toldPlace(changed, String(uid))
            }}
          >
            <ul className="at-fields" aria-label={t('fields.title')}>
              {fields.map((field, place) => (
                <FieldCard
                  key={field.uid}
                  field={field}
                  place={place}
                  count={fields.length}
                  name={nameOf(field)}
                  isOpen={open.has(field.uid)}
                  isWrong={isWrong(wrong, field.uid)}
                  media={draft.media}
                  mediaTypes={mediaTypes}
                  groups={groupsOf(fields)}
                  faultOf={(property) => editor.faultOf(`${field.uid}.${property}`)}
                  onToggle={() => toggle(field.uid)}
                  onChange={(changed) => setFields(changeField(fields, field.uid, changed))}
                  onMove={(to) => move(field, to)}
                  onDuplicate={() => {
                    const uid = crypto.randomUUID()
                    setFields(duplicateField(fields, field.uid, uid))
                    next.current = { uid, part: 'toggle' }
                  }}
                  onRemove={() => remove(field)}
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
                  onAction={() => add(type)}
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

const isWrong = (wrong: ReadonlySet<string>, uid: string) =>
  [...wrong].some((name) => name.startsWith(`${uid}.`))

const groupsOf = (fields: readonly DraftField[]): readonly string[] => [
  ...new Set(fields.map(({ group }) => group.trim()).filter(Boolean)),
]
