import { useLocale } from 'react-aria-components'
import { useState } from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button/index.ts'
import { Card } from '../../components/Card/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { Chip } from '../../components/Chip/index.ts'
import { ProgressBar } from '../../components/ProgressBar/index.ts'
import { SegmentedControl } from '../../components/SegmentedControl/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { ThemeScope } from '../../scope/index.ts'
import {
  createTheme,
  describeReport,
  parseColor,
  proveTheme,
  type ColorToken,
  type Contrast,
  type Mode,
} from '../../theme/index.ts'
import { Topic } from '../Sheet.tsx'
import { Promises } from './Promises.tsx'

/** Colours that break other systems, and some of real brands. */
const HARD = [
  '#ffed00',
  '#ffffff',
  '#000000',
  '#777777',
  '#00ff00',
  '#c8102e',
  '#7a1f4b',
  '#2392d4',
]

const PALETTE: ColorToken[] = [
  'brand',
  'brand-hover',
  'brand-pressed',
  'on-brand',
  'brand-edge',
  'brand-text',
  'brand-wash',
  'brand-soft',
  'canvas',
  'sheet',
  'sunken',
  'line',
]

const Desk = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px 24px;

  > :nth-child(2) {
    flex: 1 1 220px;
    max-inline-size: 320px;
  }
`

const Well = styled.input`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  padding: 0;
  border: 0;
  border-radius: var(--at-radius-l);
  background: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 1px solid var(--at-line-strong);
    border-radius: var(--at-radius-l);
  }
`

const Quick = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    inline-size: 32px;
    block-size: 32px;
    padding: 4px;
    border: 0;
    border-radius: var(--at-radius-m);
    background: none;
    cursor: pointer;
  }
  i {
    display: block;
    block-size: 100%;
    border-radius: var(--at-radius-s);
    background: var(--_color);
    box-shadow: inset 0 0 0 1px var(--at-line-strong);
    forced-color-adjust: none;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 16px;

  section {
    padding: 20px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-xl);
    background: var(--at-canvas);
    color: var(--at-text);
  }
  section > h3 {
    margin-block-end: 12px;
    color: var(--at-text-2);
    font: 500 var(--at-font-s) / 16px var(--at-font-body);
    letter-spacing: 0;
  }
`

const Look = styled.div`
  display: grid;
  gap: 14px;

  > div[data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 10px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--at-font-xs);
  line-height: 16px;

  i {
    display: block;
    block-size: 32px;
    margin-block-end: 4px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-s);
    background: var(--_color);
    forced-color-adjust: none;
  }
  span {
    display: block;
    color: var(--at-text-2);
    font-variant-numeric: tabular-nums;
  }
`

const Every = styled.details`
  border-block-end: 1px solid var(--at-line);

  summary {
    padding-block: 12px;
    border-radius: var(--at-radius-s);
    font-weight: 600;
    cursor: pointer;
  }
`

const Report = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--at-font-l);
  line-height: 28px;
`

/** The same small piece of the portal in one mode, and the tones that it is made of. */
function Sample({ mode, primary, contrast }: { mode: Mode; primary: string; contrast: Contrast }) {
  const colors = createTheme({ primary, contrast })[mode]
  return (
    <ThemeScope theme={{ primary }} mode={mode} contrast={contrast}>
      <section aria-label={mode}>
        <h3>{mode === 'light' ? 'Light' : 'Dark'}</h3>
        <Card title="Plan in Freigabe" headingLevel={4}>
          <Look lang="de">
            <p>
              Zwei Kanäle warten auf Sie. <a href="#plan">Plan ansehen</a>
            </p>
            <ProgressBar label={`Fortschritt, ${mode}`} value={62} />
            <div data-line>
              <Checkbox defaultSelected>Benachrichtigen</Checkbox>
              <Chip tone="brand">Version 3</Chip>
            </div>
            <div data-line>
              <Button variant="primary" icon={Check}>
                Freigeben
              </Button>
              <Button>Ansehen</Button>
            </div>
          </Look>
        </Card>
        <Strip>
          {PALETTE.map((token) => (
            <li key={token}>
              <i style={{ '--_color': colors[token] } as Record<string, string>} />
              {token}
              <span>{colors[token]}</span>
            </li>
          ))}
        </Strip>
      </section>
    </ThemeScope>
  )
}

/** Picks a brand colour and shows what the engine makes of it. */
export function BrandLab() {
  const { locale } = useLocale()
  const [text, setText] = useState('#ffed00')
  const [contrast, setContrast] = useState<Contrast>('normal')
  const isColor = parseColor(text) !== undefined
  const theme = createTheme({ primary: text, contrast })
  const primary = theme.input.primary
  const lines = proveTheme(theme)
  const kept = lines.filter(({ ratio, least }) => ratio >= least).length
  return (
    <>
      <Desk>
        <Well
          type="color"
          aria-label="Pick a brand colour"
          value={primary}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label="Brand colour"
          description="#rgb, #rrggbb or rgb(r, g, b)"
          value={text}
          onChange={setText}
          errorMessage={isColor ? undefined : 'This is not a colour; the default stands in.'}
        />
        <div>
          <SegmentedControl
            label="Contrast"
            value={contrast}
            onChange={setContrast}
            options={[
              { value: 'normal', label: '4.5:1' },
              { value: 'more', label: '7:1' },
            ]}
          />
          <Quick aria-label="Colours to try">
            {HARD.map((color) => (
              <li key={color}>
                <button type="button" aria-label={color} onClick={() => setText(color)}>
                  <i style={{ '--_color': color } as Record<string, string>} />
                </button>
              </li>
            ))}
          </Quick>
        </div>
      </Desk>
      <Topic title="How it is used" lead="In the words that an administrator reads.">
        <Report lang={locale}>
          {describeReport(theme.report, locale).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Report>
      </Topic>
      <Topic title="How it looks">
        <Pair>
          <Sample mode="light" primary={primary} contrast={contrast} />
          <Sample mode="dark" primary={primary} contrast={contrast} />
        </Pair>
      </Topic>
      <Topic
        title="Proof"
        lead={`${kept} of ${lines.length} promises kept, measured on the colours as they are sent. The table names the hardest ground of each role.`}
      >
        <Every>
          <summary>Every role, in light</summary>
          <Promises theme={{ primary }} mode="light" contrast={contrast} />
        </Every>
        <Every>
          <summary>Every role, in dark</summary>
          <Promises theme={{ primary }} mode="dark" contrast={contrast} />
        </Every>
      </Topic>
    </>
  )
}
