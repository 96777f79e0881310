import { lens, ridge } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

const BRASS = '#c9a45c'

/** A wallet seen closed, or a flat card holder with three slots. */
export function drawWallet(cloth: Cloth, { cards = false }: { cards?: boolean } = {}): Drawing {
	const thread = { colour: cloth.accents[0] ?? cloth.fabric.topstitch, opacity: 0.75, width: 2.2, dash: '9 6' }
	const outline = cards
		? 'M330 620C330 600 342 590 362 590L838 590C858 590 870 600 870 620L870 990C870 1012 858 1024 836 1024L364 1024C342 1024 330 1012 330 990Z'
		: 'M250 560C250 536 264 524 288 524L912 524C936 524 950 536 950 560L950 1040C950 1066 934 1080 908 1080L292 1080C266 1080 250 1066 250 1040Z'
	const slots = cards
		? [690, 770, 850]
				.map(
					(y) =>
						seam(
							`M330 ${y}L540 ${y}C560 ${y} 566 ${y + 22} 600 ${y + 22}C634 ${y + 22} 640 ${y} 660 ${y}L870 ${y}`,
							0.6,
							3,
						) + stitch(`M346 ${y + 12}L520 ${y + 12}M680 ${y + 12}L854 ${y + 12}`, thread),
				)
				.join('')
		: ''
	const edge = cards
		? 'M344 622C344 610 350 604 364 604L836 604C850 604 856 610 856 622L856 988C856 1004 850 1010 834 1010L366 1010C350 1010 344 1004 344 988Z'
		: 'M266 562C266 546 274 540 290 540L910 540C926 540 934 546 934 562L934 1038C934 1056 926 1064 906 1064L294 1064C274 1064 266 1056 266 1038Z'
	const card = (y: number, tint: string) =>
		`<rect x="372" y="${y}" width="456" height="120" rx="14" fill="${tint}" stroke="#1a0f08" stroke-opacity=".3" stroke-width="2"/>`
	const parts = [
		cut(cloth, {
			outline,
			folds: lens([420, 620, 380, 980, 30, 8, 0.25]),
			lines: stitch(edge, thread) + slots,
			under: cards ? card(546, '#dcd6c8') + card(566, '#c7d5df') : '',
		}),
	]
	if (!cards) {
		parts.push(
			cut(cloth, {
				outline:
					'M240 566C240 536 258 514 288 514L912 514C942 514 960 536 960 566L960 740C956 800 820 842 600 842C380 842 244 800 240 740Z',
				shadow: 0.36,
				rim: 36,
				folds: ridge('M240 516L960 516L960 560L240 560Z', 0.35),
				lines: stitch(
					'M258 738C264 788 400 826 600 826C800 826 936 788 942 738L942 568C942 544 930 532 910 532L290 532C270 532 258 544 258 568Z',
					thread,
				),
			}),
		)
	}
	return {
		parts,
		hardware: cards ? '' : stud(600, 800, 20, BRASS),
		crumple: [0.012, 0.01, 0.3],
		fill: { height: 0.5, width: cards ? 0.5 : 0.58 },
		detail: [560, 800],
		detailWidth: 380,
	}
}
