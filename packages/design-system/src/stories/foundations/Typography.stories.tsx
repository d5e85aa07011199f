import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { SCALE, type ScaleToken } from '../../theme/index.ts'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

const SIZES: { token: ScaleToken; use: string; isHeading?: boolean; sample: string }[] = [
  { token: 'font-2xl', use: 'Title of a page', isHeading: true, sample: 'Sommerfrische 2027' },
  { token: 'font-xl', use: 'Title of a part', isHeading: true, sample: 'Wartet auf Ihre Freigabe' },
  { token: 'font-l', use: 'Title of a card', isHeading: true, sample: 'Kinostart „Flaschenpost“' },
  { token: 'font-m', use: 'Everything', sample: 'Zwei Kanäle warten auf Sie.' },
  { token: 'font-s', use: 'Beside and below', sample: 'Nordkranz Getränke · seit 3 Tagen' },
  { token: 'font-xs', use: 'Smallest', sample: 'Zuletzt geändert heute, 09:14' },
]

const Samples = styled.dl`
  margin: 0;

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 180px;
    align-items: baseline;
    gap: 8px 24px;
    padding-block: 14px;
    border-block-end: 1px solid var(--at-line);
  }
  dd {
    order: -1;
    margin: 0;
    font-size: var(--_size);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  dd[data-heading] {
    font-family: var(--at-font-heading);
    font-weight: 640;
    letter-spacing: -0.018em;
  }
  dt {
    color: var(--at-text-2);
    font-size: var(--at-font-xs);
  }
  code {
    display: block;
    color: var(--at-text);
  }
  @media (max-width: 560px) {
    div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Prose = styled.div`
  max-inline-size: 68ch;
  font-size: var(--at-font-m);
  line-height: 22px;

  p + p {
    margin-block-start: 12px;
  }
`

const meta = { title: 'Foundations/Typography', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Typography: Story = {
  render: () => (
    <Sheet
      title="Typography"
      lead="Schibsted Grotesk for what names things, Inter for everything else. Both stand on our own server; the fallback has their measures, so nothing shifts when they arrive."
    >
      <Topic title="Scale" lead="In rem: it follows the reader’s own text size.">
        <Samples lang="de">
          {SIZES.map(({ token, use, isHeading, sample }) => (
            <div key={token}>
              <dt>
                <code>{token}</code>
                {use}, {parseFloat(SCALE[token]) * 16} px
              </dt>
              <dd
                data-heading={isHeading}
                style={{ '--_size': `var(--at-${token})` } as Record<string, string>}
              >
                {sample}
              </dd>
            </div>
          ))}
        </Samples>
      </Topic>
      <Topic title="Prose" lead="14 on 22 px, 68 characters a line at most.">
        <Prose lang="de">
          <p>
            Der Mediaplan für die Sommerfrische steht. Außenwerbung und Kino tragen die Reichweite,
            Social begleitet beide Wochen; das Budget bleibt mit 480.000,00 € im Rahmen des
            Briefings.
          </p>
          <p>
            Bitte prüfen Sie vor allem die Belegung in Hamburg: Zwei Flächen am Hauptbahnhof sind
            bis Freitag für Sie reserviert. Danach gibt der Vermarkter sie frei.
          </p>
        </Prose>
      </Topic>
      <Topic
        title="Figures"
        lead="Numbers are typography: tabular, at the end of their column, never cut. Units stand apart, dates are as short as they can be."
      >
        <SheetTable
          label="Figures"
          head={['What', '>German', '>English', 'Rule']}
          rows={[
            ['m', 'Money', '480.000,00 €', '€480,000.00', 'Always with cents in tables'],
            ['n', 'Count', '12.480', '12,480', 'Never rounded without saying so'],
            ['p', 'Share', '62,5 %', '62.5%', 'One place at most'],
            ['d', 'Day', '01.04.2027', '01/04/2027', 'Two figures each'],
            ['r', 'Range', '01.04. – 31.08.2027', '01/04 – 31/08/2027', 'The year once'],
            ['t', 'Near', 'heute, 09:14', 'today, 09:14', 'The exact time on hover and focus'],
          ]}
        />
      </Topic>
    </Sheet>
  ),
}
