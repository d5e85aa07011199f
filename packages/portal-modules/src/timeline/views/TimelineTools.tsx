import { Button, later, Popover, PopoverTrigger, ToggleButtonGroup } from '@atrium/design-system'
import { ArrowUpToLine, CalendarSearch } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDay, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countOf, kindsToChoose } from '../timeline.logic.ts'
import type { Overview } from '../timeline.port.ts'
import type { TimelineModel } from '../useTimeline.ts'
import { kindsWord } from '../kind-words.ts'
import { kindLook } from './looks.ts'

// A calendar is heavy, and most people read from the top.
const JumpForm = later(async () => (await import('./JumpForm.tsx')).JumpForm)

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    max-inline-size: 1120px;
    margin-block-end: 26px;

    > .at-row {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      justify-content: space-between;
      gap: 10px var(--at-space-4);
    }
    > .at-until {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-3);
      margin: 0;
      color: var(--at-text-2);
    }
    @media print {
      display: none;
    }
  }
`

export interface TimelineToolsProps {
  model: TimelineModel
  overview: Overview
}

/** What is shown of the timeline: of which kind, and from which day on backwards (T-78). */
export function TimelineTools({ model, overview }: TimelineToolsProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { kind, until } = model
  const kinds = kindsToChoose(overview, kind)
  const current = kind ?? 'all'
  return (
    <Root data-at-timeline-tools>
      <div className="at-row">
        {kinds.length > 0 && (
          <ToggleButtonGroup
            label={t('filter.label')}
            size="compact"
            options={[
              {
                value: 'all' as const,
                label: t('filter.option', { word: t('filter.all'), count: countOf(overview) }),
              },
              ...kinds.map((value) => ({
                value,
                label: t('filter.option', {
                  word: kindsWord(tools, value),
                  count: countOf(overview, value),
                }),
                icon: kindLook(value).icon,
              })),
            ]}
            value={[current]}
            onChange={(chosen) => {
              const next = chosen.find((value) => value !== current) ?? 'all'
              model.choose(next === 'all' ? undefined : next)
            }}
          />
        )}
        <PopoverTrigger>
          <Button icon={CalendarSearch} size="compact">
            {t('jump.title')}
          </Button>
          <Popover title={t('jump.title')} placement="bottom end">
            {(close) => (
              <JumpForm
                overview={overview}
                day={until ?? model.today}
                onJump={(day) => {
                  close()
                  model.jump(day)
                }}
              />
            )}
          </Popover>
        </PopoverTrigger>
      </div>
      {until !== undefined && (
        <p className="at-until">
          <span>{t('jump.done', { day: formatDay(locale, until, 'long') })}</span>
          <Button
            icon={ArrowUpToLine}
            size="compact"
            variant="quiet"
            onPress={() => model.jump(undefined)}
          >
            {t('jump.newest')}
          </Button>
        </p>
      )}
    </Root>
  )
}
