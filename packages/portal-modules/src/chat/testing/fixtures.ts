import type { ShownMessage } from '../chat.logic.ts'
import type { ChatPage, ChatPerson } from '../chat.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2027-03-15T09:14:00')

export const me: ChatPerson = { id: 1, firstName: 'Aylin', lastName: 'Kaya' }
export const sabine: ChatPerson = { id: 2, firstName: 'Sabine', lastName: 'Moser' }
export const jonas: ChatPerson = { id: 3, firstName: 'Jonas', lastName: 'Petersen' }
export const korbinian: ChatPerson = { id: 4, firstName: 'Korbinian', lastName: 'Huber' }
export const maren: ChatPerson = { id: 5, firstName: 'Maren', lastName: 'Thiessen' }

/** A message, with what the test does not care about filled in. */
export const buildMessage = (overrides: Partial<ShownMessage> = {}): ShownMessage => ({
  id: 1,
  chatId: 1,
  content: 'Der Streuplan liegt im Ordner.',
  createdAt: '2027-03-15T08:00:00.000Z',
  createdByUser: sabine,
  isOwn: false,
  ...overrides,
})

/** An empty chat. */
export const buildPage = (overrides: Partial<ChatPage> = {}): ChatPage => ({
  chat: { id: 1, name: 'Sommerfrische', description: null, lastMessageAt: null, unreadCount: 0 },
  messages: [],
  hasEarlier: false,
  members: [me, sabine],
  ...overrides,
})

/** A message of a conversation: how many minutes ago, who, what. */
export type Said = readonly [minutesAgo: number, by: ChatPerson, content: string]

/** A conversation as it goes between agency and client. */
export const sommerfrische: readonly Said[] = [
  [1_530, sabine, 'Guten Morgen! Wie weit sind wir mit Out-of-Home?'],
  [1_527, me, 'Guten Morgen, Frau Moser. Die Flächen in Rosenheim und Traunstein sind reserviert.'],
  [1_524, korbinian, 'In Bad Aibling ist noch eine Großfläche frei, direkt an der Einfallstraße.'],
  [1_523, sabine, 'Nehmen wir, da fährt halb Oberbayern vorbei.'],
  [
    190,
    me,
    'Kurz zum Stand, damit alle dasselbe wissen: TV und Kino sind gebucht, die Motive für Out-of-Home gehen heute in den Druck, bei Digital warten wir noch auf die neuen Etiketten. Für die Abstimmung mit dem Handel brauchen wir bis Mittwoch Ihre Rückmeldung zum Text.',
  ],
  [186, sabine, 'Vielen Dank, das hilft sehr.'],
  [12, korbinian, 'Der Text ist freigegeben.'],
  [11, korbinian, 'Eine Anmerkung steht im Plan, auf Seite 3.'],
]
