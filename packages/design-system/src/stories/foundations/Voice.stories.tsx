import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

const de = (words: string): ReactNode => (
  <span lang="de" key={words}>
    {words}
  </span>
)

const TERMS: [german: string, english: string, meaning: string][] = [
  ['Kampagne', 'Campaign', 'What is advertised, from briefing to report'],
  ['Briefing', 'Briefing', 'What the client wants and may spend'],
  ['Mediaplan', 'Media plan', 'Channels, dates and costs of a campaign'],
  ['Mediengattung', 'Media type', 'Print, radio, TV, out-of-home and so on'],
  ['Freigabe', 'Approval', 'The client’s yes; it is never called confirmation'],
  ['Direktbuchung', 'Direct booking', 'Booked without a plan'],
  ['Werbemittel', 'Creative', 'What is shown, printed or broadcast'],
  ['Aufgabe', 'Task', 'What someone has to do, with a date'],
  ['Kundenberatung', 'Account management', 'Those at the agency who speak to the client'],
  ['Beteiligte', 'People involved', 'Everyone who may see a thing'],
]

const meta = {
  title: 'Foundations/Voice and terms',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Voice: Story = {
  name: 'Voice and terms',
  render: () => (
    <Sheet
      title="Voice and terms"
      lead="An agency speaks to its client: Sie, short, without words of the system. German comes first; English says the same, as an Englishman would."
    >
      <Topic title="How we say it">
        <SheetTable
          label="How we say it"
          head={['Rule', 'Not', 'But', 'In English']}
          rows={[
            [
              'people',
              'Speak of people and plans, not of states',
              de('Status: IN_APPROVAL'),
              de('Plan in Freigabe – 2 Kanäle warten auf Sie'),
              'Plan in approval – 2 channels are waiting for you',
            ],
            ['verb', 'A button says what it does', de('OK'), de('Ordner anlegen'), 'Create folder'],
            [
              'error',
              'An error says what happened, what is safe, what to do',
              de('Fehler 504'),
              de(
                'Das Hochladen ist abgebrochen. Die Datei liegt noch hier. Bitte versuchen Sie es noch einmal.',
              ),
              'The upload stopped. The file is still here. Please try again.',
            ],
            [
              'undo',
              'Undo, rather than ask',
              de('Wirklich löschen?'),
              de('„Plan v3.pdf“ gelöscht. Rückgängig'),
              '“Plan v3.pdf” deleted. Undo',
            ],
            [
              'empty',
              'An empty place says what comes here',
              de('Keine Daten vorhanden'),
              de('Noch keine Kampagnen. Die erste legen Sie mit einem Briefing an.'),
              'No campaigns yet. A briefing starts the first one.',
            ],
            [
              'late',
              'Late is a fact, not a reproach',
              de('ÜBERFÄLLIG!'),
              de('Seit 3 Tagen fällig'),
              'Due 3 days ago',
            ],
          ]}
        />
      </Topic>
      <Topic title="Terms" lead="One word for one thing, in both languages, on every screen.">
        <SheetTable
          label="Terms"
          head={['German', 'English', 'What it means']}
          rows={TERMS.map(([german, english, meaning]) => [german, de(german), english, meaning])}
        />
      </Topic>
    </Sheet>
  ),
}
