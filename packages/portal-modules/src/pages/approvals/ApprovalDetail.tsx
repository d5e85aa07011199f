import { Button, Chip, TextField, Tooltip, type LucideIcon } from '@atrium/design-system'
import { CalendarDays, Check, GitCompareArrows, MapPin, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { formatDay, formatEuro, formatRange } from '../format.ts'
import type { Approval, Change } from './approvals.data.ts'
import { approvalsMessages } from './messages/index.ts'
import { Poster, type PosterProps } from './Poster.tsx'

const CHANGES: Record<Change['kind'], { icon: LucideIcon; tone: 'warn' | 'info' }> = {
  money: { icon: TriangleAlert, tone: 'warn' },
  place: { icon: MapPin, tone: 'info' },
  time: { icon: CalendarDays, tone: 'info' },
}

const Surface = styled.article`
  @layer at.components {
    --at-ground: var(--at-raised);
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    overflow: clip;

    > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 10px 16px;
      padding: 18px 22px;
      border-block-end: 1px solid var(--at-line);
    }
    h2 {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
    }
    header p {
      margin: 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    .at-versions {
      display: grid;
      gap: 18px 14px;
      padding: 16px 22px;
    }
    @container (min-width: 520px) {
      .at-versions[data-at-count='2'] {
        grid-template-columns: 1fr 1fr;
      }
    }
    figure {
      display: grid;
      grid-template-rows: auto 1fr;
      margin: 0;
      gap: 8px;
    }
    figcaption {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      font-size: var(--at-font-s);
      color: var(--at-text-2);
    }
    figcaption b {
      color: var(--at-text);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    .at-picture {
      position: relative;
      border-radius: 12px;
      overflow: clip;
      background: var(--at-sunken);
    }
    .at-picture > svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 220px;
      max-block-size: 440px;
    }
    .at-pin {
      position: absolute;
      inset-inline-start: var(--_x);
      inset-block-start: var(--_y);
      display: grid;
      place-items: center;
      inline-size: 28px;
      block-size: 28px;
      padding: 0;
      border: 2px solid var(--at-on-brand);
      border-radius: 50% 50% 50% 4px;
      background: var(--at-brand);
      color: var(--at-on-brand);
      font: 700 0.8125rem / 1 var(--at-font-body);
      cursor: help;
      box-shadow: var(--at-shadow-float);
    }
    .at-changes {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin: 0;
      padding: 0 22px 16px;
      list-style: none;
    }
    footer {
      display: flex;
      align-items: flex-start;
      flex-wrap: wrap;
      gap: 10px;
      margin-block-start: auto;
      padding: 14px 22px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sunken);
    }
    footer > .at-note {
      flex: 1 1 220px;
    }
    @media (max-width: 767px) {
      > header,
      .at-versions,
      footer {
        padding-inline: 16px;
      }
      .at-changes {
        padding-inline: 16px;
      }
      footer {
        position: sticky;
        inset-block-end: 0;
        padding-block-end: max(14px, env(safe-area-inset-bottom));
      }
    }
    /* In a low window it would lie over what has the focus. */
    @media (max-height: 479px) {
      footer {
        position: static;
      }
    }
  }
`

export interface ApprovalDetailProps {
  approval: Approval
  /** With a note where it is rejected. */
  onDecide: (approval: Approval, decision: 'approved' | 'rejected', note: string) => void
  /** Set by the R key: asks for the note. */
  noteRef: React.RefObject<HTMLInputElement | null>
}

/** What is to be decided: both versions, what changed, and the decision. */
export function ApprovalDetail({ approval, onDecide, noteRef }: ApprovalDetailProps) {
  const { t, locale } = useMessages(approvalsMessages)
  const { version, sentBefore, changes, longName, pin } = approval
  return (
    <Surface aria-labelledby={`approval-${approval.id}`}>
      <header>
        <div>
          <h2 id={`approval-${approval.id}`} tabIndex={-1}>
            {longName[locale]}
          </h2>
          <p>
            {approval.campaign} · {formatRange(locale, approval.start, approval.end)} ·{' '}
            {formatEuro(locale, approval.budget)}
          </p>
        </div>
        <Chip tone="info" icon={GitCompareArrows}>
          {sentBefore
            ? t('version.changes', { version, changes: changes.length, before: version - 1 })
            : t('version', { version })}
        </Chip>
      </header>
      <div className="at-versions" data-at-count={sentBefore ? 2 : 1}>
        {sentBefore && (
          <Version
            isEarlier
            kind={approval.kind}
            alt={t('version.picture', { version: version - 1, name: approval.name })}
            title={t('version.title', {
              version: version - 1,
              day: formatDay(locale, sentBefore, 'dayMonth'),
            })}
            note={t('version.approved')}
          />
        )}
        <Version
          kind={approval.kind}
          alt={t('version.picture', { version, name: approval.name })}
          title={t('version.title', {
            version,
            day: formatDay(locale, approval.sent, 'dayMonth'),
          })}
          note={approval.by}
          pin={pin && { ...pin, text: pin.text[locale] }}
        />
      </div>
      {changes.length > 0 && (
        <ul className="at-changes">
          {changes.map(({ kind, text }) => (
            <li key={kind}>
              <Chip {...CHANGES[kind]}>{text[locale]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {!approval.decision && (
        <Decision key={approval.id} approval={approval} onDecide={onDecide} noteRef={noteRef} />
      )}
    </Surface>
  )
}

interface VersionProps extends PosterProps {
  title: string
  note: string
  pin?: { x: number; y: number; text: string }
}

function Version({ title, note, pin, ...poster }: VersionProps) {
  const { t } = useMessages(approvalsMessages)
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        {note}
      </figcaption>
      <div className="at-picture">
        <Poster {...poster} />
        {pin && (
          <Tooltip content={pin.text}>
            <button
              type="button"
              className="at-pin"
              style={{ '--_x': `${pin.x}%`, '--_y': `${pin.y}%` } as React.CSSProperties}
              aria-label={t('pin.label', { number: 1, text: pin.text })}
            >
              1
            </button>
          </Tooltip>
        )}
      </div>
    </figure>
  )
}

function Decision({ approval, onDecide, noteRef }: ApprovalDetailProps) {
  const { t } = useMessages(approvalsMessages)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  const reject = () => {
    if (note.trim()) return onDecide(approval, 'rejected', note.trim())
    setMissing(true)
    ;(noteRef.current ?? own.current)?.focus()
  }
  return (
    <footer>
      <div className="at-note">
        <TextField
          ref={noteRef as never}
          label={t('note.label')}
          isLabelHidden
          placeholder={t('note.placeholder')}
          value={note}
          onChange={(text) => {
            setNote(text)
            setMissing(false)
          }}
          errorMessage={isMissing ? t('note.missing') : undefined}
        />
      </div>
      <Button onPress={reject}>{t('action.reject')}</Button>
      <Button
        variant="primary"
        icon={Check}
        onPress={() => onDecide(approval, 'approved', note.trim())}
      >
        {t('action.approve')}
      </Button>
    </footer>
  )
}
