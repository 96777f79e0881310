import { darken, lighten } from '../cloth/colour.ts'
import { lens, ridge } from '../cloth/fold.ts'
import { bothSides, onSide } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { handle } from './tote.ts'

const BRASS = '#c9a45c'

/** A flat band of cloth, as the strap of a shopper or a backpack. */
function strap(path: string, colour: string, width = 44): string {
	return (
		`<path d="${path}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${width + 3}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>` +
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".16" stroke-width="${width - 12}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width - 15}"/>`
	)
}

/** A soft canvas shopper with two long straps. */
export function drawShopper(cloth: Cloth): Drawing {
	const { colour } = cloth
	const loop = (top: number) =>
		onSide(`M132 640C128 ${top + 190} 96 ${top} 0 ${top}`, 1) +
		onSide(`M132 640C128 ${top + 190} 96 ${top} 0 ${top}`, -1)
	const tab = bothSides((side) => {
		const x = 600 + side * 132
		return (
			`<rect x="${x - 23}" y="560" width="46" height="150" fill="${colour}" stroke="#1a0f08" stroke-opacity=".35" stroke-width="1.6"/>` +
			stitch(
				`M${x - 16} 640L${x + 16} 640L${x + 16} 702L${x - 16} 702Z M${x - 16} 640L${x + 16} 702M${x + 16} 640L${x - 16} 702`,
			)
		)
	})
	return {
		behind: strap(loop(250), darken(colour, 0.12)) + strap(loop(278), colour),
		parts: [
			cut(cloth, {
				outline:
					'M270 566C480 584 720 584 930 566C936 800 950 1060 962 1290C958 1330 930 1346 890 1350C690 1362 510 1362 310 1350C270 1346 242 1330 238 1290C250 1060 264 800 270 566Z',
				under: `<path d="M270 566C480 540 720 540 930 566C720 590 480 590 270 566Z" fill="${darken(colour, 0.45)}"/>`,
				folds:
					lens([300, 620, 420, 1240, 30, 18, 0.7]) +
					lens([900, 640, 800, 1200, 28, -16, 0.7]) +
					lens([480, 720, 560, 1300, 26, -10, 0.5]) +
					lens([760, 700, 690, 1320, 24, 10, 0.5]) +
					lens([280, 1320, 470, 1180, 18, 8, 0.7]) +
					lens([930, 1320, 760, 1190, 18, -8, 0.7]),
				lines: stitch('M276 612C480 630 720 630 926 612') + stitch('M276 622C480 640 720 640 926 622') + tab,
			}),
		],
		crumple: [0.007, 0.006, 0.5],
		reach: { x: 460, y: 230, width: 280, height: 400 },
		fill: { height: 0.66, width: 0.66 },
		detail: [480, 700],
		detailWidth: 380,
	}
}

/** A crossbody with a flap, a turn lock and a thin strap. */
export function drawFlapBag(cloth: Cloth): Drawing {
	const { colour } = cloth
	const thread = cloth.accents[0] ?? lighten(colour, 0.4)
	const seams = { colour: thread, opacity: 0.7, width: 2.2, dash: '9 6' }
	return {
		behind: handle('M300 800C270 480 430 290 600 290C770 290 930 480 900 800', colour, 17),
		parts: [
			cut(cloth, {
				outline:
					'M282 800C282 772 300 760 328 760L872 760C900 760 918 772 918 800L930 1180C930 1226 900 1252 856 1252L344 1252C300 1252 270 1226 270 1180Z',
				folds: lens([340, 1000, 320, 1220, 20, 6, 0.4]) + lens([860, 1000, 880, 1220, 20, -6, 0.4]),
				lines: stitch('M288 1176C288 1216 314 1236 350 1236L850 1236C886 1236 912 1216 912 1176', seams),
			}),
			cut(cloth, {
				outline:
					'M270 792C270 756 296 736 334 736L866 736C904 736 930 756 930 792L934 930C930 1010 770 1076 600 1076C430 1076 270 1010 266 930Z',
				shadow: 0.4,
				rim: 40,
				folds: ridge('M270 740L930 740L930 790L270 790Z', 0.4) + lens([320, 860, 520, 1040, 22, 10, 0.4]),
				lines: stitch(
					'M286 924C292 996 440 1058 600 1058C760 1058 908 996 914 924L912 796C910 766 894 754 864 754L336 754C306 754 290 766 288 796Z',
					seams,
				),
			}),
		],
		hardware:
			stud(300, 782, 15, BRASS) +
			stud(900, 782, 15, BRASS) +
			`<rect x="566" y="996" width="68" height="92" rx="14" fill="${BRASS}" stroke="#5d4718" stroke-width="2"/><rect x="566" y="996" width="68" height="92" rx="14" fill="url(#dome)"/><rect x="588" y="1024" width="24" height="38" rx="10" fill="#8d6f33"/>`,
		crumple: [0.01, 0.008, 0.3],
		reach: { x: 300, y: 275, width: 600, height: 300 },
		fill: { height: 0.6, width: 0.62 },
		detail: [600, 940],
		detailWidth: 420,
	}
}

/** A bucket bag gathered by a cord. */
export function drawBucketBag(cloth: Cloth): Drawing {
	const { colour } = cloth
	const gathers = Array.from({ length: 13 }, (_, index) => index - 6)
	return {
		behind: handle('M372 690C400 400 500 290 600 290C700 290 800 400 828 690', colour, 22),
		parts: [
			cut(cloth, {
				outline:
					'M356 640C380 622 420 640 452 626C500 640 540 622 600 634C660 622 700 640 748 626C780 640 820 622 844 640C830 700 826 730 838 780C880 900 900 1080 902 1240C902 1300 860 1326 600 1328C340 1326 298 1300 298 1240C300 1080 320 900 362 780C374 730 370 700 356 640Z',
				under: `<path d="M356 640C420 600 780 600 844 640L830 670L370 670Z" fill="${darken(colour, 0.5)}"/>`,
				folds:
					gathers.map((x) => lens([600 + x * 38, 730, 600 + x * 46, 900 + (x % 3) * 50, 11, x, 0.85])).join('') +
					gathers.map((x) => lens([600 + x * 38, 718, 600 + x * 38, 636, 9, 0, 0.7])).join('') +
					lens([360, 1000, 340, 1280, 24, 6, 0.4]) +
					lens([830, 960, 862, 1280, 26, -8, 0.4]),
				lines:
					seam('M304 1196C420 1226 780 1226 896 1196', 0.45, 3) +
					stitch('M305 1182C420 1212 780 1212 895 1182', {
						colour: cloth.fabric.topstitch,
						opacity: 0.7,
						width: 2.2,
						dash: '9 6',
					}) +
					gathers
						.filter((x) => x % 2 === 0)
						.map((x) => stud(600 + x * 37, 724, 9, BRASS))
						.join(''),
			}),
		],
		hardware:
			`<path d="M366 726C470 752 730 752 834 726" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="15"/><path d="M366 724C470 750 730 750 834 724" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="11"/>` +
			`<path d="M600 744C570 820 560 880 566 950M604 744C640 820 652 870 644 926" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="12" stroke-linecap="round"/><circle cx="566" cy="956" r="17" fill="${darken(colour, 0.25)}"/><circle cx="644" cy="932" r="17" fill="${darken(colour, 0.25)}"/>`,
		crumple: [0.01, 0.006, 0.35],
		reach: { x: 400, y: 275, width: 400, height: 300 },
		fill: { height: 0.64, width: 0.62 },
		detail: [600, 780],
		detailWidth: 420,
	}
}

/** A backpack with a top flap, a front pocket and two straps behind. */
export function drawBackpack(cloth: Cloth): Drawing {
	const { colour } = cloth
	const leather = cloth.accents[0] ?? '#6d4a2c'
	const tab = (x: number) =>
		`<rect x="${x - 19}" y="650" width="38" height="230" rx="6" fill="${leather}" stroke="#1a0f08" stroke-opacity=".5" stroke-width="2"/><rect x="${x - 27}" y="770" width="54" height="44" rx="5" fill="none" stroke="${BRASS}" stroke-width="9"/><rect x="${x - 4}" y="776" width="8" height="36" fill="${BRASS}"/>`
	return {
		behind:
			strap('M404 470C330 560 296 940 352 1190', darken(colour, 0.15), 56) +
			strap('M796 470C870 560 904 940 848 1190', darken(colour, 0.15), 56) +
			handle('M540 410C540 300 660 300 660 410', leather, 24),
		parts: [
			cut(cloth, {
				outline:
					'M380 520C380 430 450 392 600 392C750 392 820 430 820 520L862 1180C866 1270 830 1300 760 1306L440 1306C370 1300 334 1270 338 1180Z',
				folds:
					lens([380, 760, 370, 1240, 26, 8, 0.6]) +
					lens([820, 760, 834, 1240, 26, -8, 0.6]) +
					lens([450, 700, 430, 900, 16, 6, 0.4]),
				lines: stitch('M400 530C400 452 464 414 600 414C736 414 800 452 800 530'),
			}),
			cut(cloth, {
				outline:
					'M402 960L798 960C812 960 820 968 821 982L836 1224C836 1262 816 1278 784 1280L416 1280C384 1278 364 1262 364 1224L379 982C380 968 388 960 402 960Z',
				shadow: 0.34,
				rim: 34,
				folds:
					ridge('M380 960L820 960L824 1000L376 1000Z', 0.5) +
					lens([460, 1040, 430, 1250, 20, 6, 0.5]) +
					lens([730, 1050, 770, 1250, 20, -6, 0.5]),
				lines:
					stitch('M396 1016L804 1016') +
					stitch('M398 980L802 980M380 1226C382 1252 396 1264 420 1266L780 1266C804 1264 818 1252 820 1226'),
			}),
			cut(cloth, {
				outline:
					'M366 540C372 440 450 378 600 378C750 378 828 440 834 540L840 700C836 752 800 776 740 780L460 780C400 776 364 752 360 700Z',
				shadow: 0.4,
				rim: 40,
				folds:
					lens([420, 520, 400, 740, 24, 10, 0.5]) +
					lens([780, 520, 800, 740, 24, -10, 0.5]) +
					ridge('M400 400L800 400L800 440L400 440Z', 0.4),
				lines: stitch('M376 700C380 740 408 762 460 764L740 764C792 762 820 740 824 700'),
			}),
		],
		hardware:
			tab(480) +
			tab(720) +
			'<rect x="556" y="1080" width="88" height="48" rx="3" fill="#f7f2e8"/><path d="M574 1104L626 1104" stroke="#6b6257" stroke-width="3"/>',
		crumple: [0.008, 0.006, 0.45],
		reach: { x: 300, y: 300, width: 600, height: 900 },
		fill: { height: 0.66, width: 0.64 },
		detail: [600, 760],
		detailWidth: 440,
	}
}

/** A wallet seen closed, or a flat card holder with three slots. */
export function drawWallet(cloth: Cloth, { cards = false }: { cards?: boolean } = {}): Drawing {
	const { colour } = cloth
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
