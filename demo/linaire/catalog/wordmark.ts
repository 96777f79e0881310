/** Name of the wordmark inside the folder of images. */
export const WORDMARK_FILE = 'wordmark.png'

/** The demo brand's name in its text cut (brief 1.2), ink on nothing, as wide as is sharp at three pixels for one. */
export const WORDMARK_SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1188" height="262" viewBox="0 0 3174 700"><path fill="#15171a" fill-rule="evenodd" d="M0 0h96v654h214v-100h46v146H0zM460 0h96v700h-96zM712 0h110L1166 622V0h46v700h-94L758 78v622h-46zM1562 0h70L1872 700h-106L1710.5 538H1417.9L1360 700H1312zM1567.1 120L1434.3 492H1694.7zM1962 0h96v700h-96zM2214 0h206c132 0 206 72 206 184 0 106-68 176-184 182L2666 700h-114L2386 368H2310V700H2214zM2310 46V322H2404C2496 322 2536 260 2536 184S2496 46 2404 46zM2778 0h340v146h-46V46H2874V338h196v46H2874V654h254v-100h46v146H2778z"/></svg>'
