/** What products put on their pages before ours comes, each without a cascade layer. */
export const resets = {
  /** Everything to nothing, as half the web begins. */
  everything: '* { margin: 0; padding: 0; }',
  /** Eric Meyer’s reset 2.0, which is in the public domain. */
  meyer: `
    html, body, div, span, h1, h2, h3, h4, h5, h6, p, a, em, strong, small, b, i, ol, ul, li, fieldset, form,
    label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, details, figure, footer,
    header, menu, nav, output, section, summary, time, mark, audio, video {
      margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline;
    }
    ol, ul { list-style: none; }
    table { border-collapse: collapse; border-spacing: 0; }`,
  /** Of the preflight of Tailwind 3: what touches elements that ours have. */
  tailwind3: `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    b, strong { font-weight: bolder; }
    button, input, optgroup, select, textarea {
      font-family: inherit; font-feature-settings: inherit; font-size: 100%; font-weight: inherit;
      line-height: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0;
    }
    button, select { text-transform: none; }
    button, input:where([type='button']), input:where([type='reset']), input:where([type='submit']) {
      -webkit-appearance: button; background-color: transparent; background-image: none;
    }
    h1, h2, h3, h4, h5, h6, hr, figure, p, pre, blockquote, dl, dd { margin: 0; }
    fieldset { margin: 0; padding: 0; }
    legend { padding: 0; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; }
    textarea { resize: vertical; }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
    button, [role='button'] { cursor: pointer; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }`,
  /** Of Bootstrap’s reboot. */
  bootstrap: `
    *, *::before, *::after { box-sizing: border-box; }
    h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; }
    h1 { font-size: 2.5rem; } h2 { font-size: 2rem; } h3 { font-size: 1.75rem; }
    p { margin-top: 0; margin-bottom: 1rem; }
    ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
    a { color: #0d6efd; text-decoration: underline; }
    img, svg { vertical-align: middle; }
    table { caption-side: bottom; border-collapse: collapse; }
    th { text-align: inherit; }
    thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
    label { display: inline-block; }
    button { border-radius: 0; }
    input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit; }`,
  /** A sheet that grew over the years. */
  legacy: `
    h1, h2, h3 { font-family: Georgia, serif; color: #036; text-transform: uppercase; border-bottom: 1px solid #036; }
    p { margin: 1.2em 0; line-height: 1.8; text-indent: 1em; }
    a { color: #c00; font-weight: bold; }
    input, select, textarea { border: 2px inset #999; background: #ffc; padding: 1px; }
    button { background: #036; color: #fff; padding: 2px 20px; border-radius: 0; text-transform: uppercase; }
    table { border-collapse: separate; border-spacing: 2px; } td, th { border: 1px solid #999; padding: 8px; }
    ul { margin-left: 20px; } li { margin-bottom: 4px; } img { border: 1px solid #000; }`,
} as const
