import { DatePicker, foreignZone, ownZone, RadioGroup, TimeField } from '@atrium/design-system'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isoDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** When a post comes out: at once, or at a moment of the page's clock. */
export interface ReleasePlan {
  kind: 'now' | 'later'
  day: string | null
  time: string | null
}

export interface ReleaseFieldProps {
  value: ReleasePlan
  onChange: (value: ReleasePlan) => void
  errorMessage: string | undefined
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);

    > .at-moment {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-3);
    }
    > .at-moment > * {
      flex: 1 1 180px;
    }
    > .at-zone {
      margin: -6px 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`

/** Asks when readers see a post first; the moment is one of the page's zone, which is said (T-77). */
export function ReleaseField({ value, onChange, errorMessage }: ReleaseFieldProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const root = useRef<HTMLDivElement>(null)
  const zone = foreignZone(locale, now(), 'long')
  // What the choice brings is seen at once, also at the end of a long form.
  const [hasChosen, setChosen] = useState(false)
  useEffect(() => {
    if (hasChosen && value.kind === 'later') root.current?.scrollIntoView({ block: 'nearest' })
  }, [hasChosen, value.kind])
  return (
    <Root ref={root}>
      <RadioGroup<ReleasePlan['kind']>
        label={t('release.label')}
        variant="row"
        options={[
          { value: 'now', label: t('release.now') },
          { value: 'later', label: t('release.later') },
        ]}
        value={value.kind}
        onChange={(kind) => {
          setChosen(true)
          onChange({ ...value, kind })
        }}
      />
      {value.kind === 'later' && (
        <>
          <div className="at-moment">
            <DatePicker
              label={t('release.day')}
              value={value.day}
              onChange={(day) => onChange({ ...value, day })}
              minValue={isoDay(now())}
              errorMessage={errorMessage}
              isRequired
            />
            <TimeField
              label={t('release.time')}
              value={value.time}
              onChange={(time) => onChange({ ...value, time })}
              isRequired
            />
          </div>
          <p className="at-zone">
            {zone ? t('release.zoneOfPage', { zone }) : t('release.zone', { zone: ownZone() })}
          </p>
        </>
      )}
    </Root>
  )
}
