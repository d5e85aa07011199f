/** `text/html` as programs put it on the clipboard, shortened but not tidied. */

/** Word 365 for Windows: a headline, marks, a flat list of three levels, a numbered one, a table. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/mk/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Normale Tabelle";}</style><![endif]-->
</head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><a name="_Toc1"></a>Mediaplan <span style='color:#C00000'>Herbst</span><o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Der Plan ist <b style='mso-bidi-font-weight:normal'>freigegeben</b><span
style='mso-spacerun:yes'>  </span>und <i>läuft</i> ab <a href="https://example.org/kw13"><span
style='color:#0563C1'>KW&nbsp;13</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Fernsehen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Vorabend<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:108.0pt;mso-list:l0 level3 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>§<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Kanal 9<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Radio<o:p></o:p></p>
<h2>Nächste Schritte<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Motive prüfen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Buchen<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Kanal<o:p></o:p></b></p></td>
  <td width=302 valign=top style='width:226.55pt'><p class=MsoNormal align=right style='text-align:right'><b>Netto<o:p></o:p></b></p></td>
 </tr>
 <tr><td><p class=MsoNormal>TV<o:p></o:p></p></td><td><p class=MsoNormal>182.000 €<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:10pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=64 height=64
src="file:///C:/Users/mk/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="_x0000_i1025"><![endif]><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`

/** Outlook for Windows: a mail in a layout table, a quoted answer, a link behind "safe links". */
export const fromOutlook = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- .MsoChpDefault {font-size:10.0pt;} --></style></head>
<body lang=DE link="#0563C1" vlink="#954F72"><!--StartFragment-->
<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 width=600 style='width:450.0pt'><tr><td style='padding:0cm 0cm 0cm 0cm'>
<p class=MsoNormal><span style='font-size:11.0pt;font-family:"Aptos",sans-serif;mso-fareast-language:EN-US'>Liebe Frau Moser,<o:p></o:p></span></p>
<p class=MsoNormal><span style='font-size:11.0pt'>bitte sehen Sie <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fplan&amp;data=05%7C02&amp;reserved=0">den Plan</a> an,
oder schreiben Sie an <a href="mailto:plan@example.org">plan@example.org</a>.<o:p></o:p></span></p>
<p class=MsoNormal><b><span style='color:red'>Wichtig:</span></b> Frist ist Freitag.<img border=0 width=120 src="cid:image001.png@01DB" alt="Signatur"><o:p></o:p></p>
</td></tr></table>
<div style='mso-element:para-border-div;border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>Von:</b> Aylin Kaya<br><b>Betreff:</b> AW: Plan<o:p></o:p></p></div>
<!--EndFragment--></body></html>`

/** Google Docs: everything in a bold element that is not bold, marks as styles. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f0d6c2a-7fff"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Briefing Zitrone</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;vertical-align:baseline;">Ziel:</span><span style="font-size:11pt;font-weight:400;"> mehr Kontakte, </span><span style="font-weight:400;font-style:italic;">schneller</span><span style="font-weight:400;">. CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span style="font-weight:400;"> neutral. </span><a href="https://www.google.com/url?q=https://example.org/ziel&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Zum Ziel</span></a></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Wien</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Erster Bezirk</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Graz</span></p></li></ul><br><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"><col width="301"></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt"><p dir="ltr"><span style="font-weight:700;">Motiv</span></p></td><td><p dir="ltr"><span>Note</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Word for the web: a list of its own for each entry. */
export const fromWordOnline = `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="font-weight:normal"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Wochenbericht</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph SCXW1"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Reichweite</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2" role="list"><li data-listid="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span>58 Prozent</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-listid="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span>Budget</span></p></li></ul></div>`

/** A page of the web, with what acts and what looks. */
export const fromWeb = `<meta charset="utf-8"><article class="story" data-track="1"><header><h1 class="headline" style="color: rgb(0, 0, 0);">Flächen am Jungfernstieg</h1><div class="byline">Von <a href="javascript:void(0)" onclick="follow()">Redaktion</a></div></header><figure><picture><source srcset="https://cdn.example/a.webp"><img src="https://cdn.example/a.jpg" onerror="alert(1)" alt="Stele"></picture><figcaption>Eine Stele</figcaption></figure><div style="display:none">Nur für Suchmaschinen</div><div>Absatz eins mit <mark>Marke</mark> und <a href="//cdn.example/x">Fremdem</a>.</div><div>Absatz zwei<script>alert(1)</script>.<br>Neue Zeile.</div><blockquote class="quote"><p>Ab KW&nbsp;18 frei.</p></blockquote><button>Teilen</button><object data="https://video.example"></object><h4>Mehr</h4><ol start="3"><li><a href="https://portal.example/campaigns/7">Zur Kampagne</a></li></ol></article>`
