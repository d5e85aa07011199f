import { createRandom } from '../../random.ts'
import { escape } from '../office.ts'
import type { Block, CourseLesson, CoursePage, Field, Question } from './course.types.ts'

/** What the last button of a lesson says, and where SCORM 2004 goes then (`adl.nav.request`). */
export interface LessonEnd {
  label: string
  request?: 'continue' | 'exitAll'
}

/** Where a package keeps what its lessons share, from the folder of a lesson. */
export const sharedFiles = { style: 'shared/course.css', script: 'shared/course.js' } as const
/** Longer answers would not fit into the 4,096 characters of `suspend_data` that SCORM 1.2 promises. */
const fieldLength = 600
const letters = 'abcdefgh'

/** The page of a SCO: all of its pages in one file, of which the script shows one at a time. */
export function lessonHtml(courseTitle: string, lesson: CourseLesson, end: LessonEnd): string {
  const pages = lesson.isTest ? [...lesson.pages, resultPage] : lesson.pages
  const request = end.request ? ` data-request="${end.request}"` : ''
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(lesson.title)}</title>
<link rel="stylesheet" href="../${sharedFiles.style}">
<script defer src="../${sharedFiles.script}"></script>
</head>
<body>
<div class="course">
<header>
<p>${escape(courseTitle)}</p>
<h1>${escape(lesson.title)}</h1>
<p data-part="position"></p>
<progress max="${pages.length}" value="1" aria-label="Fortschritt in dieser Lektion"></progress>
</header>
<p role="alert" data-part="alarm" hidden></p>
<main>
${pages.map((page, index) => pageHtml(page, index > 0)).join('\n')}
</main>
<p role="status" data-part="status" tabindex="-1"></p>
<nav aria-label="Seiten">
<button type="button" data-step="back" hidden>Zurück</button>
<button type="button" data-step="next" data-next="Weiter" data-check="Antworten prüfen" data-end="${escape(end.label)}"${request}>Weiter</button>
</nav>
</div>
</body>
</html>
`
}

const resultPage: CoursePage = {
  id: 'ergebnis',
  heading: 'Ihr Ergebnis',
  blocks: [],
}

const resultHtml = `<p data-part="result" data-result=""></p>
<p>Über „Zurück“ sehen Sie jede Frage mit ihrer Erklärung.</p>
<button type="button" data-step="again" hidden>Noch einmal versuchen</button>`

function pageHtml(page: CoursePage, isHidden: boolean): string {
  const { id, heading, blocks } = page
  const content = page === resultPage ? resultHtml : blocks.map(blockHtml).join('\n')
  return `<section id="${id}" data-page${isHidden ? ' hidden' : ''} aria-labelledby="${id}-titel">
<h2 id="${id}-titel" tabindex="-1">${escape(heading)}</h2>
${content}
</section>`
}

function blockHtml(block: Block): string {
  if ('text' in block) return `<p>${escape(block.text)}</p>`
  if ('example' in block) return `<p class="example">${escape(block.example)}</p>`
  if ('list' in block) return `<ul>${block.list.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>` // prettier-ignore
  if ('table' in block) return tableHtml(block.caption, block.table)
  if ('details' in block) return `<details><summary>${escape(block.summary)}</summary><p>${escape(block.details)}</p></details>` // prettier-ignore
  if ('field' in block) return fieldHtml(block)
  if ('echo' in block) return `<dl>${block.echo.map(({ field, label }) => `<dt>${escape(label)}</dt><dd data-echo="${field}"></dd>`).join('')}</dl>` // prettier-ignore
  return questionHtml(block)
}

function tableHtml(caption: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) => `<tr>${row.map((cell) => `<${tag}>${escape(cell)}</${tag.split(' ')[0]}>`).join('')}</tr>` // prettier-ignore
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption><thead>${cells(head, 'th scope="col"')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>` // prettier-ignore
}

const fieldHtml = ({ field, label, hint }: Field) => `<div class="field">
<label for="${field}">${escape(label)}</label>
<p id="${field}-hinweis">${escape(hint)}</p>
<textarea id="${field}" data-field rows="3" maxlength="${fieldLength}" aria-describedby="${field}-hinweis"></textarea>
</div>`

function questionHtml({ id, question, options, why }: Question): string {
  const shuffled = shuffle(options, id)
  const correct = letters[shuffled.indexOf(options[0])]
  const choices = shuffled.map((option, index) => `<label class="option"><input type="radio" name="${id}" value="${letters[index]}"><span>${escape(option)}</span></label>`) // prettier-ignore
  return `<fieldset id="${id}" data-question data-correct="${correct}" data-why="${escape(why)}">
<legend>${escape(question)}</legend>
${choices.join('\n')}
<p data-feedback hidden></p>
</fieldset>`
}

/** Another order for each name, and the same one every time. */
function shuffle<Item>(items: readonly Item[], name: string): Item[] {
  const random = createRandom([...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7)) // prettier-ignore
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}
