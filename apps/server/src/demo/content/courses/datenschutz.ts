import { scorm2004Package } from './course-package.ts'
import type { CourseLesson } from './course.types.ts'

/** "Datenschutz für Filialen": two chapters and a test that opens after them. SCORM 2004, 4th edition (SEM-01). */
export const datenschutz = (): Buffer =>
  scorm2004Package({
    identifier: 'atrium-datenschutz',
    title: 'Datenschutz für Filialen',
    chapters: [
      { title: 'Grundlagen', lessons: [personalData, lawfulness] },
      { title: 'Im Alltag der Filiale', lessons: [counter, incidents] },
      { title: null, lessons: [test] },
    ],
  })

const personalData: CourseLesson = {
  id: 'personendaten',
  title: 'Was personenbezogene Daten sind',
  pages: [
    {
      id: 'begriff',
      heading: 'Alles, was zu einem Menschen führt',
      blocks: [
        {
          text: 'Personenbezogen ist jede Angabe über einen Menschen, den man kennt oder mit ihrer Hilfe erkennen kann (Art. 4 DSGVO).',
        },
        {
          list: [
            'Name, Anschrift, Telefonnummer, E-Mail-Adresse',
            'Kundennummer, Kennzeichen, Foto, Stimme',
            'Einkäufe, wenn sie an einer Kundenkarte hängen',
          ],
        },
      ],
    },
    {
      id: 'besondere',
      heading: 'Daten, die besonders geschützt sind',
      blocks: [
        {
          text: 'Für manche Angaben gelten strengere Regeln (Art. 9 DSGVO), zum Beispiel für Gesundheit, Religion oder Herkunft.',
        },
        {
          example:
            'Ein Kunde erzählt von einer Allergie. Notieren Sie das nicht in der Kundenkartei, wenn er nicht ausdrücklich darum bittet.',
        },
      ],
    },
    {
      id: 'merken',
      heading: 'Zum Mitnehmen',
      blocks: [
        {
          list: [
            'Auch eine Nummer ist personenbezogen, wenn jemand sie zuordnen kann.',
            'Zahlen ohne jeden Bezug zu Menschen sind es nicht, etwa der Umsatz eines Tages.',
            'Im Zweifel behandeln Sie eine Angabe als personenbezogen.',
          ],
        },
      ],
    },
  ],
}

const lawfulness: CourseLesson = {
  id: 'erlaubnis',
  title: 'Wann wir Daten nutzen dürfen',
  pages: [
    {
      id: 'grund',
      heading: 'Nur mit einem Grund',
      blocks: [
        {
          text: 'Personenbezogene Daten dürfen wir nur nutzen, wenn es dafür einen Grund gibt (Art. 6 DSGVO). In der Filiale sind es vor allem diese:',
        },
        {
          list: [
            'ein Vertrag, etwa eine Bestellung, die geliefert werden soll',
            'eine Pflicht aus einem Gesetz, etwa die Aufbewahrung von Rechnungen',
            'eine Einwilligung, etwa für den Newsletter',
            'ein berechtigtes Interesse, das mit den Interessen der Person abgewogen wurde',
          ],
        },
      ],
    },
    {
      id: 'zweck',
      heading: 'Nur für den Zweck',
      blocks: [
        { text: 'Was für einen Zweck erhoben wurde, bleibt bei diesem Zweck.' },
        {
          example:
            'Eine Kundin gibt ihre Nummer an, damit Sie wegen einer Reparatur anrufen. Für Werbung dürfen Sie die Nummer nicht verwenden.',
        },
      ],
    },
    {
      id: 'einwilligung',
      heading: 'Einwilligungen richtig einholen',
      blocks: [
        {
          list: [
            'Freiwillig: Wer ablehnt, hat davon keinen Nachteil.',
            'Klar: Die Person weiß, wofür und von wem ihre Daten genutzt werden.',
            'Aktiv: Ein Feld, das schon angekreuzt ist, zählt nicht.',
            'Widerruflich: So einfach, wie sie gegeben wurde.',
          ],
        },
      ],
    },
  ],
}

const counter: CourseLesson = {
  id: 'kasse',
  title: 'An der Kasse und am Telefon',
  pages: [
    {
      id: 'kasse-regeln',
      heading: 'An der Kasse',
      blocks: [
        {
          list: [
            'Drehen Sie den Bildschirm so, dass nur Sie ihn sehen.',
            'Fragen Sie nach Daten leise, und nur nach denen, die Sie brauchen.',
            'Lassen Sie Formulare nicht liegen; Fehldrucke gehören in den Aktenvernichter.',
            'Sperren Sie den Bildschirm, wenn Sie gehen.',
          ],
        },
      ],
    },
    {
      id: 'telefon',
      heading: 'Am Telefon',
      blocks: [
        {
          text: 'Am Telefon wissen Sie nicht, wer spricht. Geben Sie über andere keine Auskunft, auch nicht an Angehörige.',
        },
        {
          example:
            '„Ist meine Frau heute bei Ihnen gewesen?“ Eine gute Antwort: „Dazu darf ich am Telefon nichts sagen. Bitte fragen Sie sie selbst.“',
        },
      ],
    },
    {
      id: 'gewinnspiel',
      heading: 'Gewinnspiele und Fotos',
      blocks: [
        {
          list: [
            'Teilnahmekarten in eine verschlossene Box, nach der Ziehung vernichten',
            'Werbung nur, wenn ein eigenes Feld dafür angekreuzt ist',
            'Fotos von Kundinnen und Kunden nur mit ihrer Einwilligung, bei Kindern mit der der Eltern',
          ],
        },
      ],
    },
  ],
}

const incidents: CourseLesson = {
  id: 'vorfall',
  title: 'Wenn etwas schiefgeht',
  pages: [
    {
      id: 'panne',
      heading: 'Was eine Datenpanne ist',
      blocks: [
        { text: 'Eine Panne ist es, wenn Daten verloren gehen oder in falsche Hände geraten.' },
        {
          list: [
            'eine E-Mail an den falschen Empfänger',
            'ein Verteiler, in dem alle Adressen zu sehen sind',
            'ein verlorenes Tablet oder ein gestohlener Ordner',
          ],
        },
      ],
    },
    {
      id: 'melden',
      heading: 'Sofort melden',
      blocks: [
        {
          text: 'Das Unternehmen muss eine Panne der Aufsichtsbehörde in der Regel binnen 72 Stunden melden (Art. 33 DSGVO). Die Frist läuft auch am Wochenende.',
        },
        {
          example:
            'Rufen Sie gleich Ihre Filialleitung an und sagen Sie, was wann geschehen ist. Löschen Sie nichts, und suchen Sie nicht nach Schuldigen: Wer meldet, macht es richtig.',
        },
      ],
    },
    {
      id: 'auskunft',
      heading: 'Wenn jemand seine Daten sehen will',
      blocks: [
        {
          text: 'Jeder Mensch darf wissen, was über ihn gespeichert ist (Art. 15 DSGVO). Die Antwort kommt von der Zentrale, in der Regel binnen eines Monats.',
        },
        {
          list: [
            'Nehmen Sie den Wunsch an, auch ohne Formular.',
            'Geben Sie ihn noch am selben Tag weiter.',
            'Geben Sie selbst keine Daten heraus.',
          ],
        },
      ],
    },
  ],
}

const test: CourseLesson = {
  id: 'abschlusstest',
  title: 'Abschlusstest',
  isTest: true,
  pages: [
    {
      id: 'einleitung',
      heading: 'Fünf Fragen zum Abschluss',
      blocks: [
        {
          text: 'Sie haben bestanden, wenn vier von fünf Antworten richtig sind. Sie können den Test wiederholen.',
        },
      ],
    },
    {
      id: 'fragen-grundlagen',
      heading: 'Grundlagen',
      blocks: [
        {
          id: 'bezug',
          question: 'Welche Angabe ist nicht personenbezogen?',
          options: [
            'Der Umsatz der Filiale am Samstag',
            'Die Nummer einer Kundenkarte',
            'Ein Kennzeichen auf dem Parkplatz',
          ],
          why: 'Der Tagesumsatz führt zu keinem einzelnen Menschen; Kartennummer und Kennzeichen schon.',
        },
        {
          id: 'zweckbindung',
          question:
            'Sie haben eine Telefonnummer für eine Reparatur erhalten. Wofür dürfen Sie sie nutzen?',
          options: [
            'Nur für den Anruf wegen der Reparatur',
            'Auch für Angebote, die dazu passen',
            'Für alles, bis die Person widerspricht',
          ],
          why: 'Daten bleiben bei dem Zweck, für den sie erhoben wurden.',
        },
      ],
    },
    {
      id: 'fragen-alltag',
      heading: 'Im Alltag',
      blocks: [
        {
          id: 'telefonauskunft',
          question: 'Ein Anrufer fragt, was seine Mutter bei Ihnen gekauft hat. Was antworten Sie?',
          options: [
            'Dass Sie am Telefon darüber keine Auskunft geben',
            'Die Auskunft, wenn er ihr Geburtsdatum kennt',
            'Die Auskunft, denn er gehört zur Familie',
          ],
          why: 'Über andere gibt es am Telefon keine Auskunft, auch nicht für Angehörige.',
        },
        {
          id: 'verteiler',
          question: 'Sie haben eine E-Mail mit offenem Verteiler an 80 Kunden geschickt. Was nun?',
          options: [
            'Sofort der Filialleitung melden',
            'Abwarten, ob sich jemand beschwert',
            'Die gesendete E-Mail löschen',
          ],
          why: 'Das ist eine Datenpanne. Für die Meldung bleiben in der Regel nur 72 Stunden.',
        },
        {
          id: 'auskunftswunsch',
          question: 'Eine Kundin möchte wissen, was über sie gespeichert ist. Was tun Sie?',
          options: [
            'Den Wunsch annehmen und am selben Tag an die Zentrale geben',
            'Ihr die Kartei am Bildschirm zeigen',
            'Sie bitten, einen Brief zu schreiben',
          ],
          why: 'Der Wunsch braucht keine Form, und die Antwort kommt von der Zentrale.',
        },
      ],
    },
  ],
}
