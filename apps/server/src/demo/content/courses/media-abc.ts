import { scorm12Package } from './course-package.ts'
import type { CourseLesson, Field, Question } from './course.types.ts'

/** "Media-ABC": what somebody in a client's marketing needs to read a media plan. SCORM 1.2, three SCOs (SEM-01). */
export const mediaAbc = (): Buffer =>
  scorm12Package({
    identifier: 'atrium-media-abc',
    title: 'Media-ABC',
    chapters: [{ title: null, lessons: [figures, briefing, quiz] }],
  })

const figures: CourseLesson = {
  id: 'kennzahlen',
  title: 'Reichweite, Kontakte, TKP',
  pages: [
    {
      id: 'anfang',
      heading: 'Drei Zahlen, die in jedem Plan stehen',
      blocks: [
        {
          text: 'Wenn Sie einen Mediaplan freigeben, stehen in seiner Kopfzeile fast immer dieselben drei Zahlen: Reichweite, Kontakte und TKP. Wer sie lesen kann, stellt die richtigen Fragen.',
        },
        {
          list: [
            'Reichweite: Wie viele Menschen sehen oder hören uns?',
            'Kontakte: Wie oft insgesamt?',
            'TKP: Was kosten tausend dieser Kontakte?',
          ],
        },
        { text: 'Die Lektion dauert etwa fünf Minuten. Sie können sie jederzeit unterbrechen.' },
      ],
    },
    {
      id: 'reichweite',
      heading: 'Reichweite: wie viele Menschen',
      blocks: [
        {
          text: 'Die Nettoreichweite zählt jede Person einmal, gleich wie oft sie die Werbung sieht. Sie steht als Zahl oder als Anteil an der Zielgruppe im Plan.',
        },
        {
          example:
            'Ihre Zielgruppe sind 2.000.000 Menschen. 900.000 davon sehen die Kampagne mindestens einmal: Die Nettoreichweite ist 45 %.',
        },
        {
          text: 'Die Bruttoreichweite zählt jeden Kontakt, auch den fünften derselben Person. Fragen Sie nach, wenn im Plan nur „Reichweite“ steht.',
        },
      ],
    },
    {
      id: 'kontakte',
      heading: 'Kontakte: wie oft',
      blocks: [
        {
          text: 'Kontakte = Nettoreichweite × Durchschnittskontakte. Die Durchschnittskontakte heißen im Plan oft OTS: so oft hat jede erreichte Person die Gelegenheit, die Werbung zu sehen.',
        },
        { example: '900.000 Menschen × 3,2 Kontakte = 2.880.000 Kontakte.' },
        {
          text: 'GRP (Gross Rating Points) sagen dasselbe je hundert Menschen der Zielgruppe: 45 % × 3,2 = 144 GRP. Damit lassen sich große und kleine Gebiete vergleichen.',
        },
      ],
    },
    {
      id: 'tkp',
      heading: 'TKP: was tausend Kontakte kosten',
      blocks: [
        { text: 'TKP (Tausend-Kontakt-Preis) = Kosten ÷ Kontakte × 1.000.' },
        {
          caption: 'Drei Angebote für dieselbe Woche',
          table: [
            ['Medium', 'Kosten', 'Kontakte', 'TKP'],
            ['Radio regional', '12.000 €', '1.500.000', '8,00 €'],
            ['Großflächen', '18.000 €', '1.200.000', '15,00 €'],
            ['Online-Video', '9.600 €', '600.000', '16,00 €'],
          ],
        },
        {
          text: 'Der niedrigste TKP ist nicht immer der beste: Es kommt darauf an, wie viele der Kontakte in Ihrer Zielgruppe liegen. Fragen Sie nach dem TKP in der Zielgruppe.',
        },
      ],
    },
    {
      id: 'zusammenfassung',
      heading: 'Das Wichtigste',
      blocks: [
        {
          list: [
            'Nettoreichweite zählt Menschen, Bruttoreichweite zählt Kontakte.',
            'Kontakte = Nettoreichweite × Durchschnittskontakte.',
            'TKP = Kosten ÷ Kontakte × 1.000; vergleichen Sie ihn nur in derselben Zielgruppe.',
          ],
        },
        {
          text: 'Damit ist die Lektion abgeschlossen. Weiter geht es mit „Vom Briefing zum Plan“.',
        },
      ],
    },
  ],
}

const goal: Field = {
  field: 'ziel',
  label: 'Ziel',
  hint: 'Was soll nach der Kampagne anders sein als vorher?',
}
const audience: Field = {
  field: 'zielgruppe',
  label: 'Zielgruppe und Gebiet',
  hint: 'Wen wollen Sie erreichen, und wo?',
}
const frame: Field = {
  field: 'rahmen',
  label: 'Zeitraum und Budget',
  hint: 'Von wann bis wann, und wie viel netto ohne Produktion?',
}

const briefing: CourseLesson = {
  id: 'briefing',
  title: 'Vom Briefing zum Plan',
  pages: [
    {
      id: 'bestandteile',
      heading: 'Was Ihre Agentur wissen muss',
      blocks: [
        { text: 'Ein gutes Briefing ist kurz. Fünf Angaben genügen für den ersten Plan:' },
        {
          list: [
            'Ziel: mehr Besuche, mehr Bekanntheit oder mehr Bestellungen',
            'Zielgruppe: Alter, Lebenslage, Interessen',
            'Gebiet: welche Filialen, welcher Umkreis',
            'Zeitraum: mit festen Terminen wie einer Eröffnung',
            'Budget: netto, und ob die Produktion darin enthalten ist',
          ],
        },
        { text: 'Was Sie noch nicht wissen, schreiben Sie als offene Frage dazu.' },
      ],
    },
    {
      id: 'uebung',
      heading: 'Schreiben Sie Ihr Briefing',
      blocks: [
        {
          text: 'Denken Sie an eine Aktion, die bei Ihnen ansteht. Ein Satz je Feld genügt; Ihre Antworten bleiben gespeichert.',
        },
        goal,
        audience,
        frame,
        {
          summary: 'Ein Beispiel ansehen',
          details:
            'Ziel: 15 % mehr Besuche in der ersten Woche nach der Eröffnung. Zielgruppe: Familien mit Kindern im Umkreis von 10 km um Göttingen. Rahmen: 1. bis 14. März, 25.000 € netto ohne Produktion.',
        },
      ],
    },
    {
      id: 'ablauf',
      heading: 'So wird daraus ein Plan',
      blocks: [
        {
          list: [
            'Rückfragen: Die Agentur klärt, was offen ist.',
            'Vorschlag: Medien, Zeiten und Kosten, mit einer Begründung.',
            'Abstimmung: Ihre Anmerkungen stehen im Portal direkt am Plan.',
            'Freigabe: Erst danach wird gebucht.',
            'Anlieferung: Die Werbemittel müssen rechtzeitig beim Vermarkter sein.',
          ],
        },
        {
          example:
            'Nach der Buchung gelten Stornofristen. Eine Änderung, die vor der Freigabe nichts kostet, kann danach teuer werden.',
        },
      ],
    },
    {
      id: 'pruefen',
      heading: 'Bevor Sie freigeben',
      blocks: [
        { text: 'Halten Sie den Plan neben Ihr Briefing:' },
        { echo: [goal, audience, frame] },
        {
          list: [
            'Passt jedes Medium zu Ziel und Zielgruppe?',
            'Stimmen Gebiet und Zeitraum, auch an Feiertagen?',
            'Ist die Summe netto, und enthält sie alle Nebenkosten?',
            'Wer liefert welches Werbemittel bis wann?',
          ],
        },
        { text: 'Damit ist die Lektion abgeschlossen. Es fehlt noch das Quiz.' },
      ],
    },
  ],
}

const firstQuestions: readonly Question[] = [
  {
    id: 'netto',
    question: 'Was zählt die Nettoreichweite?',
    options: [
      'Jede erreichte Person einmal',
      'Jeden Kontakt',
      'Jede Person, die kauft',
      'Jeden Klick',
    ],
    why: 'Die Nettoreichweite zählt Menschen. Alle Kontakte zusammen sind die Bruttoreichweite.',
  },
  {
    id: 'kontakte',
    question: '500.000 Menschen haben im Schnitt vier Kontakte. Wie viele Kontakte sind das?',
    options: ['2.000.000', '125.000', '500.004', '4.000.000'],
    why: '500.000 × 4 = 2.000.000.',
  },
  {
    id: 'tkp',
    question: '6.000 € für 400.000 Kontakte: Wie hoch ist der TKP?',
    options: ['15,00 €', '6,67 €', '24,00 €', '1,50 €'],
    why: '6.000 € ÷ 400.000 × 1.000 = 15,00 €.',
  },
]
const lastQuestions: readonly Question[] = [
  {
    id: 'vergleich',
    question: 'Ein Angebot hat den niedrigsten TKP. Was fragen Sie als Nächstes?',
    options: [
      'Wie hoch ist der TKP in unserer Zielgruppe?',
      'Ab wann können wir buchen?',
      'Geht es noch günstiger?',
    ],
    why: 'Günstige Kontakte nützen wenig, wenn die falschen Menschen sie haben.',
  },
  {
    id: 'budget',
    question: 'Welche Angabe zum Budget hilft der Agentur am meisten?',
    options: [
      '25.000 € netto, ohne Produktion',
      'Ungefähr so viel wie im letzten Jahr',
      'So günstig wie möglich',
    ],
    why: 'Eine Summe, netto, und was sie enthält: Damit kann die Agentur rechnen.',
  },
  {
    id: 'freigabe',
    question: 'Wann wird gebucht?',
    options: ['Nach Ihrer Freigabe', 'Mit dem ersten Vorschlag', 'Sobald das Briefing da ist'],
    why: 'Ohne Ihre Freigabe wird nichts gebucht; danach gelten Stornofristen.',
  },
]

const quiz: CourseLesson = {
  id: 'quiz',
  title: 'Quiz',
  isTest: true,
  pages: [
    {
      id: 'einleitung',
      heading: 'Sechs Fragen zum Schluss',
      blocks: [
        {
          text: 'Sie haben bestanden, wenn Sie 80 von 100 Punkten erreichen: Das sind fünf richtige Antworten. Sie können das Quiz wiederholen.',
        },
      ],
    },
    { id: 'zahlen', heading: 'Zahlen im Plan', blocks: firstQuestions },
    { id: 'zusammenarbeit', heading: 'Zusammenarbeit mit der Agentur', blocks: lastQuestions },
  ],
}
