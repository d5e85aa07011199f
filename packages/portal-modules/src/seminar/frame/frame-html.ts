/**
 * The player's page: served at `<root of the package>/~player/`, its script beside it. Its own policy can
 * be as strict as `script-src 'self'`; the lesson in its frame has one of its own.
 */
export const frameHtml = (script = 'frame.js'): string =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atrium</title>
<style>html,body{height:100%;margin:0;overflow:hidden;background:#fff}iframe{display:block;width:100%;height:100%;border:0}</style>
</head>
<body>
<script type="module" src="${script}"></script>
</body>
</html>
`
