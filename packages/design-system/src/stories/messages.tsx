import { oneOf, seeded } from './many.ts'

export interface Message {
  id: string
  who: string
  text: string
  isOwn?: boolean
}

const PEOPLE = ['Aylin Kaya', 'Jonas Thiele', 'Maren Lindqvist']
const SENTENCES = [
  'Die Flächen ab KW 48 sind optioniert.',
  'Die Motive liegen im Ordner Kreation. Bitte sehen Sie sich vor allem das zweite an, dort ist die Schrift noch zu klein.',
  'Passt so, danke!',
  'Der Verlag bestätigt bis Freitag. Danach können wir die restlichen Termine fest buchen und den Plan freigeben.',
  'Können wir das Budget für Radio um 4.000 € erhöhen? Die Reichweite in Kiel und Lübeck liegt noch unter dem Ziel, und die Morgenplätze wären gerade zu haben.',
]

/** A conversation, numbered from its start. */
export function messages(from: number, to: number): Message[] {
  return Array.from({ length: to - from }, (_, offset) => {
    const place = from + offset
    const random = seeded(place * 97 + 3)
    random()
    return {
      id: `m${place}`,
      who: oneOf(PEOPLE, random),
      text: `${oneOf(SENTENCES, random)} (${place})`,
      isOwn: random() > 0.6,
    }
  })
}

export const saidBy = ({ who, text }: Message) => `${who}: ${text}`

export function renderMessage({ who, text, isOwn }: Message) {
  return (
    <span style={{ display: 'flex', justifyContent: isOwn ? 'flex-end' : 'flex-start' }}>
      <span
        style={{
          maxInlineSize: '78%',
          padding: '8px 12px',
          borderRadius: 'var(--at-radius-l)',
          border: '1px solid transparent',
          background: isOwn ? 'var(--at-brand-soft)' : 'var(--at-sunken)',
        }}
      >
        {!isOwn && <strong style={{ display: 'block', fontWeight: 600 }}>{who}</strong>}
        {text}
      </span>
    </span>
  )
}
