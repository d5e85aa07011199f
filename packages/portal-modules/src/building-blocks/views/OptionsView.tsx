import {
  Button,
  DescriptionList,
  MediaMark,
  PageHeader,
  Section,
  Stack,
} from '@atrium/design-system'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { SettingsForm } from '../../kit/settings/index.ts'
import type { BlockDetails, BlockField, MediaChoice } from '../building-blocks.port.ts'
import { mediaOf, toSetting } from '../fields.logic.ts'
import { segmentsOf } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { BlockTrail } from './BlockTrail.tsx'
import { belongsTo } from '../draft.logic.ts'
import { budgetWords, durationWords } from './words.ts'

interface OptionsViewProps {
  block: BlockDetails
  mediaTypes: readonly MediaChoice[]
  onLeave: (() => void) | undefined
}

const Medium = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
`

/** What can be booked with a block: the questions of every order, then those of each media type (BB-05). */
export function OptionsView({ block, mediaTypes, onLeave }: OptionsViewProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { setPath } = useModuleHost()
  const { media, fields } = block
  const nameOf = (id: number) => mediaTypes.find((one) => one.id === id)?.name ?? `#${id}`
  const kindOf = (id: number) => mediaTypes.find((one) => one.id === id)?.kind ?? 'cross-media'
  const always = fields.filter(({ mediaTypeId }) => mediaTypeId === null)
  return (
    <>
      <PageHeader
        breadcrumb={<BlockTrail onLeave={onLeave} here={block.name} />}
        title={block.name}
        subtitle={block.description || t('options.subtitle')}
        actions={
          block.can.edit && (
            <Button
              icon={Pencil}
              onPress={() => setPath(segmentsOf({ kind: 'edit', id: block.id }))}
            >
              {t('action.edit')}
            </Button>
          )
        }
      />
      <Stack>
        <DescriptionList
          layout="columns"
          items={[
            { term: t('frame.budget'), detail: budgetWords(tools, block) },
            {
              term: t('frame.duration'),
              detail: block.duration ? durationWords(tools, block.duration) : t('duration.open'),
            },
            { term: t('frame.format'), detail: block.format || '–' },
            { term: t('belongs.term'), detail: belongsTo(block) || t('belongs.all') },
          ]}
        />
        <Section title={t('options.always')} hasDivider>
          <FieldsShown fields={always} empty={t('options.nothing')} />
        </Section>
        {mediaOf(media, fields).map((id) => {
          const offer = media.find(({ mediaTypeId }) => mediaTypeId === id)
          const facts = offer
            ? [
                t(offer.isRequired ? 'options.required' : 'options.optional'),
                offer.needsDates && t('options.dates'),
              ]
            : [t('options.notOffered')]
          return (
            <Section
              key={id}
              hasDivider
              title={
                <Medium>
                  <MediaMark kind={kindOf(id)} size="small" isDecorative />
                  {nameOf(id)}
                </Medium>
              }
              description={facts.filter(Boolean).join(' · ')}
            >
              <FieldsShown
                fields={fields.filter(({ mediaTypeId }) => mediaTypeId === id)}
                empty={t('options.nothingMore')}
              />
            </Section>
          )
        })}
        {media.length === 0 && <p>{t('options.anyMedia')}</p>}
      </Stack>
    </>
  )
}

/** Fields as the order form has them; what is entered is nobody's order. */
function FieldsShown({ fields, empty }: { fields: readonly BlockField[]; empty: string }) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(fields.map(({ id, value }) => [`field-${id}`, value])),
  )
  if (fields.length === 0) return <p>{empty}</p>
  return (
    <SettingsForm
      settings={fields.map((field, index) => {
        const setting = toSetting(field, field.id ?? 0)
        return { ...setting, field: { ...setting.field, order: index + 1 } }
      })}
      values={values}
      onChange={(key, value) => setValues((now) => ({ ...now, [key]: value }))}
      faultOf={() => undefined}
    />
  )
}
