// Runs only where a browser knows no modules, so it is written in the language of its day (ALRT-03).
;(function () {
  var root = document.getElementById('root')
  var german = document.documentElement.lang.slice(0, 2) !== 'en'
  var title = document.createElement('h1')
  var text = document.createElement('p')
  title.appendChild(
    document.createTextNode(german ? 'Ihr Browser ist zu alt' : 'Your browser is too old'),
  )
  text.appendChild(
    document.createTextNode(
      german
        ? 'Das Portal kann hier nicht starten. Bitte aktualisieren Sie Ihren Browser oder nehmen Sie einen anderen.'
        : 'The portal cannot start here. Please update your browser or use another one.',
    ),
  )
  root.setAttribute('role', 'alert')
  root.style.padding = '48px 24px'
  root.style.fontFamily = 'sans-serif'
  root.appendChild(title)
  root.appendChild(text)
})()
