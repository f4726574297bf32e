"""How a worksheet looks, on the screen and printed on any paper."""

from __future__ import annotations

from collections.abc import Iterable

from carcnb.classroom.paper.art import KEY, WIDE
from carcnb.hypertext import Markup, PageElement, h
from carcnb.lessons.typeset import FONT

CSS = f"""
.cn-sheet{{font:11pt/1.38 {FONT};color:#111;background:#fff;max-width:184mm;padding:4mm;box-sizing:border-box}}
.cn-sheet *{{box-sizing:border-box}}.cn-sheet svg,.cn-sheet img{{max-width:100%}}
.cn-sheet p,.cn-sheet ul,.cn-sheet h1,.cn-sheet h2{{margin:0;padding:0;color:#111}}
.cn-sheet ul{{list-style:none}}.cn-sheet li{{margin:0}}
.cn-sheet .top{{display:flex;align-items:center;justify-content:space-between;gap:6mm;border-bottom:2.4pt solid #111;\
padding-bottom:2.5mm}}
.cn-sheet h1{{font-size:21pt;line-height:1.15;letter-spacing:-.01em}}
.cn-sheet .top small{{display:block;font-size:10pt;font-weight:normal;letter-spacing:0;color:#444}}
.cn-sheet .v{{flex:none;width:11mm;height:11mm;border:1.6pt solid #111;border-radius:50%;font:bold 17pt/10mm {FONT};\
text-align:center}}
.cn-sheet .who{{display:flex;gap:6mm;align-items:flex-end;margin:4.5mm 0 2mm;font-size:10pt}}
.cn-sheet .who span{{flex:2;display:flex;align-items:flex-end;white-space:nowrap}}.cn-sheet .who .name{{flex:4}}
.cn-sheet .who i{{flex:1;margin-left:2mm}}
.cn-sheet i.line{{display:inline-block;min-width:14mm;height:6mm;border-bottom:.8pt solid #555}}
.cn-sheet i.row{{display:block;height:8.5mm;border-bottom:.8pt solid #999}}
.cn-sheet .who .sum,.cn-sheet .pts{{flex:none;white-space:nowrap;font-weight:bold}}
.cn-sheet .pts i,.cn-sheet .who .sum i{{min-width:9mm;flex:none;margin:0 1mm 0 2mm}}
.cn-sheet .how{{font-size:9pt;line-height:1.35;color:#444;margin:2mm 0}}
.cn-sheet .item{{display:flex;gap:7mm;padding:4.5mm 0 4mm;margin:0;break-inside:avoid}}
.cn-sheet .item+.item{{border-top:.6pt solid #aaa}}
.cn-sheet .pic{{flex:0 0 {WIDE}px;max-width:50%}}
.cn-sheet.key .pic{{flex-basis:{WIDE * KEY:g}px}}.cn-sheet.key .item{{padding:3.5mm 0 3mm}}
.cn-sheet .pic>svg,.cn-sheet .pic>img{{height:auto;display:block}}
.cn-sheet .ask{{flex:1;min-width:0;display:flex;flex-direction:column;gap:2.5mm}}
.cn-sheet .two{{display:grid;grid-template-columns:1fr 1fr;column-gap:8mm}}
.cn-sheet .two .item{{flex-direction:column;gap:1.5mm;padding:2mm 0 2.5mm;border-top:.6pt solid #aaa}}
.cn-sheet .two .item:nth-child(-n+2){{border-top:0}}
.cn-sheet .two .pic{{flex:none;max-width:none}}.cn-sheet .two .ask{{flex:none;gap:1.3mm}}
.cn-sheet :is(.two,.few) .n .how{{flex:1;margin:0 2mm;text-align:left}}
.cn-sheet .two .q{{font-size:10.5pt;line-height:1.3}}.cn-sheet .two .pick{{font-size:10pt;line-height:1.3}}
.cn-sheet .two .pick.long span{{margin:0 0 .5mm}}.cn-sheet .two i.row{{height:7.5mm}}
.cn-sheet .tile{{display:flex;gap:3mm;align-items:center}}.cn-sheet .tile .ways{{flex:none}}
.cn-sheet .n{{display:flex;justify-content:space-between;align-items:flex-end}}
.cn-sheet .n b{{min-width:7mm;height:7mm;padding:0 1.6mm;border-radius:3.5mm;background:#111;color:#fff;\
font:bold 11pt/7mm {FONT};text-align:center;print-color-adjust:exact;-webkit-print-color-adjust:exact}}
.cn-sheet .text,.cn-sheet .why{{font-size:9.5pt;color:#333}}
.cn-sheet .text p+p,.cn-sheet .why p+p,.cn-sheet .q p+p{{margin-top:1mm}}
.cn-sheet .id{{white-space:nowrap}}
.cn-sheet .q{{font-weight:bold}}
.cn-sheet .pick span{{display:inline-block;margin-right:5mm}}
.cn-sheet .pick.long span{{display:block;margin:0 0 1mm;padding-left:5mm;text-indent:-5mm;white-space:normal}}
.cn-sheet .blank{{display:flex;flex-wrap:wrap;gap:1mm 5mm;align-items:flex-end}}
.cn-sheet .blank span{{display:flex;align-items:flex-end;gap:2mm;white-space:nowrap}}
.cn-sheet .blank i{{width:22mm}}
.cn-sheet .right{{font-weight:bold;color:#14532d}}
.cn-sheet .parts{{font-size:9pt;border-left:1.6pt solid #999;padding-left:2.5mm}}
.cn-sheet .box{{border:.8pt solid #777;border-radius:2mm;padding:2.5mm 3.5mm 3mm;margin:0 0 3mm;break-inside:avoid}}
.cn-sheet h2{{font-size:10.5pt;line-height:1.3;margin:0 0 1.5mm;break-after:avoid}}
.cn-sheet .legend ul{{display:flex;flex-wrap:wrap;gap:1mm 5mm}}
.cn-sheet .legend li{{display:flex;align-items:center;gap:1.8mm;font-size:9pt;line-height:1.2}}
.cn-sheet .legend svg,.cn-sheet .legend img{{flex:none;display:block}}
.cn-sheet .rules{{margin-top:3mm}}
.cn-sheet .long{{break-inside:auto;border-width:.8pt 0}}
.cn-sheet .rules ul{{columns:2;column-gap:7mm}}
.cn-sheet .rules li{{font-size:9pt;line-height:1.32;margin:0 0 1mm;break-inside:avoid;\
padding-left:3mm;text-indent:-3mm}}
.cn-sheet .rules li::before{{content:"– "}}
.cn-sheet .rules code{{font:7.5pt {FONT};color:#555;background:none;white-space:nowrap}}
.cn-sheet .summary{{columns:2;column-gap:8mm}}.cn-sheet .summary ul{{columns:auto}}
.cn-sheet .summary section{{margin:0 0 3mm}}
.cn-sheet+.cn-sheet{{margin-top:10mm}}
.cn-sheet .few .item{{display:grid;grid-template-columns:60% minmax(0,1fr);gap:1.5mm 7mm}}
.cn-sheet .few .n{{grid-column:1/-1}}.cn-sheet .few .pic{{max-width:none}}
@media screen{{.cn-sheet .leaf+.leaf{{border-top:.6pt solid #aaa}}}}
@media screen and (max-width:460px){{.cn-sheet .two{{grid-template-columns:1fr}}}}
@media print{{@page{{margin:11mm 14mm 12mm}}body{{margin:0}}
.cn-sheet{{padding:0 .4mm;max-width:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}}
.cn-sheet+.cn-sheet{{margin-top:0;break-before:page}}
body>.cn-sheet>.grows{{display:flex;flex-direction:column;min-height:99vh}}.cn-sheet>.leaf+.grows{{break-before:page}}
body>.cn-sheet>.grows>.two{{flex:1;grid-auto-rows:1fr}}
body>.cn-sheet .grows>.two .pic{{flex:1;display:flex;flex-direction:column;min-height:50mm}}
body>.cn-sheet .grows>.two .pic>:first-child{{flex:1 1 0;min-height:0;width:100%;max-height:92mm}}
body>.cn-sheet .grows>.few .pic>:first-child{{width:100%;max-height:96mm}}}}
"""


def css(letters: Iterable[str]) -> PageElement:
    """The style of a page; each of several versions has its letter at the foot of all its pages."""
    feet = ""
    for letter in letters:
        foot = f'@bottom-right{{content:"{letter}";font:bold 11pt {FONT}}}'
        feet += f".cn-sheet.v-{letter}{{page:v{letter}}}@page v{letter}{{{foot}}}"
    return h.style(Markup(CSS + feet))
