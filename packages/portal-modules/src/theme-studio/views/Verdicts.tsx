import { Button, Icon, StatusMark } from '@atrium/design-system'
import { MoveRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useColorName } from '../../kit/colors/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { fixedCount, type Verdict } from '../theme-studio.logic.ts'
import type { ThemeEditorModel } from '../useThemeEditor.ts'
import { verdictsCss } from './studio.css.ts'

const List = styled.ul`
  ${verdictsCss}
`

/** What became of each colour where it has to be read or seen, in words (T-11). */
export function Verdicts({ editor }: { editor: ThemeEditorModel }) {
  const { t } = useMessages(messages)
  const { verdicts, canEdit, change } = editor
  const count = fixedCount(verdicts)
  return (
    <>
      <output>
        <StatusMark tone="ok">
          {count === 0 ? t('verdict.asChosen') : t('verdict.fixed', { count })}
        </StatusMark>
      </output>
      <List>
        {verdicts.map((verdict) => (
          <Row
            key={`${verdict.brand} ${verdict.use} ${verdict.mode}`}
            verdict={verdict}
            editor={editor}
            onTake={
              canEdit && verdict.isFixed && verdict.use === 'text'
                ? () =>
                    change(
                      verdict.brand === 'brand'
                        ? { primary: verdict.shade }
                        : { secondary: verdict.shade },
                    )
                : undefined
            }
          />
        ))}
      </List>
    </>
  )
}

interface RowProps {
  verdict: Verdict
  editor: ThemeEditorModel
  /** Takes the shade for the colour itself. */
  onTake: (() => void) | undefined
}

function Row({ verdict, editor, onTake }: RowProps) {
  const { t, intl } = useMessages(messages)
  const nameOf = useColorName()
  const { brand, use, mode, own, shade, isFixed } = verdict
  const of = mode === 'both' ? 'light' : mode
  const number = (value: number) =>
    // Down, so that nothing is called readable that is not.
    intl.formatNumber(Math.floor(value * 10) / 10, { maximumFractionDigits: 1 })
  const values = {
    color: nameOf(own),
    shade,
    ratio: number(verdict.ratio),
    own: number(verdict.ownRatio),
    least: number(verdict.least),
  }
  const ground = use === 'on' ? own : editor.colors[of].sheet
  const style = { '--_ink': shade, '--_own': own, '--_ground': ground } as Record<string, string>
  return (
    <li style={style} data-at-use={use}>
      <span className="at-sample" aria-hidden="true">
        {isFixed && (
          <>
            <i className="at-before" />
            <Icon icon={MoveRight} size={12} />
          </>
        )}
        <i />
      </span>
      <div>
        <strong>
          {t(`verdict.use.${use}`)}
          <small>
            {[
              brand === 'accent' ? t('verdict.second') : '',
              isFixed || mode !== 'both' ? t(`verdict.mode.${mode}`) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </strong>
        <p>
          {use === 'on'
            ? t(shade === '#ffffff' ? 'verdict.onWhite' : 'verdict.onDark', values)
            : isFixed
              ? t(`verdict.${use}.${of === 'light' ? 'tooLight' : 'tooDark'}`, values)
              : t(`verdict.${use}.kept`, values)}
        </p>
        {onTake && (
          <Button variant="quiet" size="compact" onPress={onTake}>
            {t('verdict.take', { shade })}
          </Button>
        )}
      </div>
    </li>
  )
}
