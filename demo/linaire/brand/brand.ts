import type { Brand } from '../../../apps/storefront/brand/brand.ts'
import displayPolish from './.cache/fonts/display-pl.woff2?url'
import display from './.cache/fonts/display.woff2?url'
import italicPolish from './.cache/fonts/display-it-pl.woff2?url'
import italic from './.cache/fonts/display-it.woff2?url'
import sansPolish from './.cache/fonts/sans-pl.woff2?url'
import sans from './.cache/fonts/sans.woff2?url'

const LATIN = [sans, display, italic]
const POLISH = [sansPolish, displayPolish, italicPolish]

export const brand: Brand = {
	/**
	 * The italic is among them although the design keeps it back: nearly every first screen has a heading with a word in it,
	 * which wraps elsewhere in the letters that stand in for it, and moves the page when it arrives (R137).
	 */
	fontsOf: (language) => (language === 'pl' ? [...LATIN, ...POLISH] : LATIN),
	wordmark: {
		display: {
			box: [3068, 700],
			path: 'M0 0h78v680h232v-100h20v120H0zM434 0h78v700h-78zM668 0h92L1148 622V0h20v700h-76L688 78v622h-20zM1518 0h70L1828 700h-88L1675.5 512H1357.1L1290 700H1268zM1519.5 57.5L1364.3 492H1668.7zM1918 0h78v700h-78zM2152 0h206c132 0 206 72 206 184 0 106-68 176-184 182L2604 700h-96L2324 368H2230V700H2152zM2230 20V348H2342C2434 348 2474 286 2474 184S2434 20 2342 20zM2716 0h340v120h-20V20H2794V338h196v20H2794V680h254v-100h20v120H2716z',
		},
		text: {
			box: [3174, 700],
			path: 'M0 0h96v654h214v-100h46v146H0zM460 0h96v700h-96zM712 0h110L1166 622V0h46v700h-94L758 78v622h-46zM1562 0h70L1872 700h-106L1710.5 538H1417.9L1360 700H1312zM1567.1 120L1434.3 492H1694.7zM1962 0h96v700h-96zM2214 0h206c132 0 206 72 206 184 0 106-68 176-184 182L2666 700h-114L2386 368H2310V700H2214zM2310 46V322H2404C2496 322 2536 260 2536 184S2496 46 2404 46zM2778 0h340v146h-46V46H2874V338h196v46H2874V654h254v-100h46v146H2778z',
		},
	},
}
