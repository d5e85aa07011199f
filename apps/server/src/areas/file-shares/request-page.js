// The page on which outsiders bring files: each goes by itself, so that each has its own progress and its
// own answer. Without this script the form works as it stands: all files go at once.
const form = document.querySelector('form[data-request]')
const words = form.dataset
const name = form.querySelector('[name=name]')
const input = form.querySelector('[type=file]')
const area = form.querySelector('.drop')
const list = form.querySelector('.brought')
const send = form.querySelector('[type=submit]')
const status = form.querySelector('[role=status]')
/** @type {{ file: File, line: HTMLElement, state: HTMLElement, bar: HTMLProgressElement, cross: HTMLButtonElement, isOpen: boolean }[]} */
let entries = []
let isSending = false

const element = (tag, className, text = '') => {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

const sizeOf = (bytes) => {
  const step = Math.min(3, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const digits = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: step > 1 ? 1 : 0 }) // prettier-ignore
  return `${digits.format(bytes / 1024 ** step)} ${['Bytes', 'KB', 'MB', 'GB'][step]}`
}

function add(files) {
  for (const file of files) {
    const line = element('li', '')
    const about = element('div', 'about')
    const state = element('span', 'state', words.ready)
    about.append(element('span', 'file', file.name), element('span', 'bytes', sizeOf(file.size)), state) // prettier-ignore
    const bar = element('progress', '')
    bar.max = 1
    bar.value = 0
    bar.hidden = true
    bar.setAttribute('aria-label', file.name)
    const cross = element('button', 'cross', '×')
    cross.type = 'button'
    cross.setAttribute('aria-label', words.remove.replace('{name}', file.name))
    const entry = { file, line, state, bar, cross, isOpen: true }
    cross.addEventListener('click', () => {
      entries = entries.filter((one) => one !== entry)
      line.remove()
      list.hidden = entries.length === 0
      input.focus()
    })
    line.append(about, cross, bar)
    list.append(line)
    entries.push(entry)
  }
  list.hidden = entries.length === 0
  input.setCustomValidity('')
  status.textContent = ''
}

const post = ({ file, bar }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      bar.value = total === 0 ? 0 : loaded / total
    })
    request.addEventListener('load', () => {
      let answer
      try {
        answer = JSON.parse(request.responseText)
      } catch {
        // A proxy answered.
      }
      resolve(request.status === 201 ? undefined : (answer?.message ?? words.failed))
    })
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => resolve(words.failed))
    }
    const body = new FormData()
    body.append('name', name.value)
    body.append('files', file)
    request.send(body)
  })

async function sendAll() {
  isSending = true
  send.disabled = true
  let arrived = 0
  let failed = 0
  for (const entry of entries.filter(({ isOpen }) => isOpen)) {
    const { line, state, bar, cross } = entry
    bar.hidden = false
    cross.hidden = true
    line.dataset.state = 'sending'
    state.textContent = words.sending
    const refusal = await post(entry)
    bar.hidden = true
    line.dataset.state = refusal === undefined ? 'arrived' : 'failed'
    state.textContent = refusal ?? words.arrived
    if (refusal === undefined) {
      arrived += 1
      entry.isOpen = false
    } else {
      failed += 1
      cross.hidden = false
    }
  }
  const counted = (count, one, many) => (count === 1 ? one : many.replace('{count}', String(count)))
  status.textContent = [
    arrived > 0 && counted(arrived, words.oneArrived, words.manyArrived),
    failed > 0 && counted(failed, words.oneFailed, words.manyFailed),
  ]
    .filter(Boolean)
    .join(' ')
  isSending = false
  send.disabled = false
}

input.addEventListener('change', () => {
  add(input.files)
  // The same file can be chosen once more.
  input.value = ''
  input.required = false
})
for (const type of ['dragenter', 'dragover']) {
  area.addEventListener(type, (event) => {
    event.preventDefault()
    area.dataset.over = ''
  })
}
for (const type of ['dragleave', 'drop'])
  area.addEventListener(type, () => delete area.dataset.over)
area.addEventListener('drop', (event) => {
  event.preventDefault()
  add(event.dataTransfer.files)
  input.required = false
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (isSending) return
  if (entries.every(({ isOpen }) => !isOpen)) {
    status.textContent = words.none
    input.focus()
    return
  }
  void sendAll()
})
