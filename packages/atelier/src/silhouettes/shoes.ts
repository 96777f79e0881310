import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

export type ShoeOptions = { kind?: 'sneaker' | 'loafer' | 'boot' | 'flat' | 'sandal' }

type Shoe = { parts: Part[]; hardware: string }

/** Side view, toe to the left; the sole stands on y 1100. */
type Last = { cloth: Cloth; sole: string }

const moved = (path: string, x: number, y: number) =>
	path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`)

function sole(cloth: Cloth, outline: string, colour: string, lines = ''): Part {
	return cut(cloth, { outline, colour, fabric: { grain: 0.08, soft: 6, depth: 16 }, rim: 16, edge: 0.4, lines })
}

function sneaker({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const quarter =
		'M560 780C620 800 690 780 760 716C800 690 880 690 920 716C936 790 950 900 956 1010L300 1010C420 960 500 880 560 780Z'
	const toe = 'M228 1010C226 940 300 900 390 884C430 900 470 950 470 1010Z'
	const tongue = 'M520 820C560 730 610 670 668 644C700 640 712 668 704 700L640 830L540 860Z'
	const heel = 'M842 700C870 690 900 696 924 712C942 790 954 900 958 1010L850 1010C858 900 858 800 842 700Z'
	const eyelets = Array.from({ length: 6 }, (_, index) => [486 + index * 38, 880 - index * 33] as const)
	const laces = eyelets
		.map(
			([x, y]) =>
				`<path d="M${x - 6} ${y + 4}C${x + 14} ${y - 24} ${x + 42} ${y - 28} ${x + 62} ${y - 6}" fill="none" stroke="#1a0f08" stroke-opacity=".35" stroke-width="18" transform="translate(2 5)"/><path d="M${x - 6} ${y + 4}C${x + 14} ${y - 24} ${x + 42} ${y - 28} ${x + 62} ${y - 6}" fill="none" stroke="#f6f3ec" stroke-width="15" stroke-linecap="round"/>`,
		)
		.join('')
	const body =
		'M228 1010C222 930 330 890 430 872C500 850 556 800 600 740C640 700 700 700 760 706C800 690 880 690 922 712C940 790 952 900 958 1010Z'
	return {
		parts: [
			cut(cloth, { outline: tongue, colour: lighten(colour, 0.08), folds: lens([560, 820, 660, 670, 12, 4, 0.5]) }),
			cut(cloth, {
				outline: body,
				under: `<path d="M700 704C760 660 880 664 920 712L900 740L720 740Z" fill="${darken(colour, 0.5)}"/>`,
				folds: lens([380, 980, 450, 890, 14, 6, 0.6]) + lens([420, 990, 500, 880, 12, 6, 0.5]),
			}),
			cut(cloth, {
				outline: toe,
				shadow: 0.2,
				rim: 20,
				lines:
					stitch('M384 894C420 910 456 956 458 1008') +
					[
						[330, 950],
						[360, 940],
						[345, 970],
						[375, 965],
					]
						.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#1a0f08" opacity=".4"/>`)
						.join(''),
			}),
			cut(cloth, {
				outline: quarter,
				shadow: 0.24,
				rim: 24,
				folds: lens([700, 800, 640, 980, 18, 8, 0.4]),
				lines:
					stitch('M566 794C626 812 696 792 764 730M320 1000C430 950 510 880 564 794') +
					stitch('M690 860C740 900 790 910 850 890'),
			}),
			cut(cloth, {
				outline: heel,
				colour: cloth.accents[0] ?? darken(colour, 0.25),
				shadow: 0.2,
				rim: 16,
				lines: stitch('M852 706C868 800 868 900 860 1006'),
			}),
			sole(
				cloth,
				'M214 1000C380 1012 800 1012 966 996C980 1030 978 1080 960 1100L250 1100C214 1096 200 1040 214 1000Z',
				tint,
				stitch('M224 1018C400 1030 800 1030 968 1014') + seam('M222 1074C420 1082 760 1082 966 1074', 0.2),
			),
		],
		hardware: laces,
	}
}

function loafer({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const body =
		'M212 1040C204 976 280 938 380 914C450 894 510 862 560 838C600 826 628 838 642 864C700 886 800 878 936 836C952 890 958 970 958 1042Z'
	const inside = `<path d="M566 840C660 802 840 800 936 838L900 872C800 894 700 894 640 870Z" fill="${darken(colour, 0.55)}"/>`
	const apron = 'M306 958C340 928 430 914 496 890C524 880 546 866 566 850'
	return {
		parts: [
			cut(cloth, {
				outline: body,
				under: inside,
				folds:
					lens([806, 1030, 850, 880, 20, -8, 0.35]) +
					lens([310, 1030, 470, 930, 26, 14, 0.5]) +
					lens([330, 950, 500, 892, 12, 4, 0.6]),
				lines:
					seam('M848 870C862 920 866 980 866 1040', 0.4) +
					stitch('M646 874C704 896 802 888 930 848') +
					seam(apron, 0.5, 4) +
					stitch(apron, { dash: '3 8', width: 7, opacity: 0.4 }),
			}),
			cut(cloth, {
				outline:
					'M484 896C514 884 544 866 564 846C594 834 622 842 638 868C642 930 640 990 634 1042L506 1042C514 984 510 932 484 896Z',
				colour: lighten(colour, 0.04),
				shadow: 0.26,
				rim: 16,
				lines:
					stitch('M500 898C522 940 526 990 520 1040M624 868C628 930 626 990 620 1040') +
					`<path d="M534 914C560 896 580 884 602 880L606 902C586 908 566 918 546 932Z" fill="${darken(colour, 0.6)}"/>`,
			}),
			sole(
				cloth,
				'M204 1032C400 1050 780 1050 964 1034C970 1048 970 1060 964 1070L746 1072L744 1086C700 1090 400 1086 250 1078C212 1074 202 1050 204 1032ZM750 1062L964 1060L962 1112L756 1112Z',
				tint,
			),
		],
		hardware: '',
	}
}

function boot({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const body =
		'M232 1030C226 956 320 920 430 890C530 860 590 800 596 700L600 420C690 400 830 400 906 420C912 620 916 860 936 1030Z'
	return {
		parts: [
			cut(cloth, {
				outline: body,
				under: `<path d="M600 424C690 380 830 380 906 424L900 450L606 450Z" fill="${darken(colour, 0.55)}"/>`,
				folds:
					lens([610, 760, 860, 800, 16, 8, 0.7]) +
					lens([600, 820, 820, 850, 15, 6, 0.6]) +
					lens([420, 1010, 500, 890, 14, 6, 0.5]) +
					lens([640, 480, 640, 700, 24, 6, 0.4]),
				lines:
					seam('M900 436C904 640 910 860 928 1024', 0.3) +
					seam('M480 1028C520 960 600 920 700 900C800 884 880 900 926 930', 0.36) +
					stitch('M612 440C700 424 820 424 896 440') +
					stitch('M612 452C700 436 820 436 896 452'),
			}),
			cut(cloth, {
				outline: 'M690 470L826 470C836 560 830 660 812 740L704 740C686 660 680 560 690 470Z',
				colour: darken(colour, 0.4),
				fabric: {
					tile: {
						width: 9,
						height: 10,
						drawing:
							'<rect width="3" height="10" fill="#1a0f08" opacity=".4"/><rect x="5" width="2" height="10" fill="#fff8ea" opacity=".14"/>',
					},
					grain: 0.1,
					soft: 8,
					depth: 20,
				},
				rim: 10,
				edge: 0.6,
				lines: stitch('M682 464L834 464'),
			}),
			sole(
				cloth,
				'M224 1020C420 1040 760 1040 944 1020C950 1044 950 1060 946 1074L760 1076L756 1100C600 1096 360 1092 262 1080C226 1074 220 1046 224 1020ZM766 1060L946 1060L940 1146L772 1146Z',
				tint,
			),
		],
		hardware: `<path d="M852 420C850 370 890 370 886 424" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="16"/>`,
	}
}

function flat({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const body =
		'M206 1054C200 990 270 956 360 946C400 944 430 960 462 1000C560 1030 700 1020 800 970C850 936 900 908 944 910C962 950 968 1010 966 1056Z'
	return {
		parts: [
			cut(cloth, {
				outline: body,
				under: `<path d="M400 960C560 930 800 900 944 912L900 960C780 1020 560 1030 470 1000Z" fill="${lighten(colour, 0.5)}"/><path d="M400 960C560 930 800 900 944 912L900 960C780 1020 560 1030 470 1000Z" fill="#1a0f08" opacity=".3"/>`,
				folds: lens([300, 1040, 380, 960, 14, 6, 0.4]) + lens([880, 1040, 910, 930, 18, -6, 0.4]),
				lines:
					seam('M372 954C410 954 438 972 466 1010C566 1040 706 1030 806 980C852 948 900 922 940 922', 0.4, 3) +
					stitch('M860 960C872 990 876 1020 876 1050'),
			}),
			sole(
				cloth,
				'M200 1046C420 1068 780 1068 970 1046C974 1058 974 1068 970 1078L800 1082L250 1080C212 1078 200 1062 200 1046Z',
				tint,
			),
		],
		hardware: `<path d="M392 962C360 926 310 926 308 950C312 974 360 976 392 962C424 938 470 936 474 956C470 980 424 980 392 962Z" fill="${darken(colour, 0.12)}" stroke="#1a0f08" stroke-opacity=".45" stroke-width="2"/><path d="M392 964L360 1004M394 964L424 1004" stroke="${darken(colour, 0.2)}" stroke-width="9" stroke-linecap="round"/><circle cx="392" cy="961" r="11" fill="${darken(colour, 0.05)}" stroke="#1a0f08" stroke-opacity=".4"/>`,
	}
}

function sandal({ cloth, sole: tint }: Last): Shoe {
	const { colour } = cloth
	const thread = { colour: cloth.fabric.topstitch, opacity: 0.7 }
	return {
		parts: [
			sole(
				cloth,
				'M206 1030C400 1052 560 1040 700 1010C800 990 900 984 966 990C976 1030 976 1070 968 1096L250 1096C208 1092 196 1056 206 1030Z',
				tint,
				stitch('M214 1050C400 1070 560 1058 700 1030C800 1010 900 1004 966 1010', { colour: '#f3ead8', opacity: 0.7 }),
			),
			cut(cloth, {
				outline: 'M286 1046C300 960 380 910 470 900C510 930 530 980 534 1040C450 1056 360 1056 286 1046Z',
				rim: 18,
				folds: lens([330, 1030, 440, 920, 16, 10, 0.5]),
				lines:
					stitch('M304 1038C318 970 388 928 462 916', thread) + stitch('M470 916C500 944 514 986 518 1034', thread),
			}),
			cut(cloth, {
				outline: 'M900 1000C890 930 880 850 888 770C904 758 930 758 944 770C956 850 962 930 962 1000Z',
				rim: 12,
				lines: stitch('M902 990C894 900 892 840 898 784M950 784C956 860 958 920 956 990', thread),
			}),
			cut(cloth, {
				outline: 'M560 880C660 800 800 760 940 772L944 820C820 812 690 850 596 916Z',
				shadow: 0.3,
				rim: 10,
				lines: stitch('M576 886C670 816 800 780 936 784M598 904C690 840 810 802 938 810', thread),
			}),
			cut(cloth, {
				outline: 'M540 1030C556 960 566 910 566 872L610 864C612 910 606 970 592 1024Z',
				rim: 10,
				lines: stitch('M556 1016C570 960 576 920 576 880', thread),
			}),
		],
		hardware:
			'<rect x="636" y="806" width="52" height="62" rx="8" fill="none" stroke="#c9a45c" stroke-width="10" transform="rotate(-28 662 836)"/>' +
			stud(742, 806, 5, '#c9a45c'),
	}
}

const LASTS = { sneaker, loafer, boot, flat, sandal }
const SOLES = { sneaker: '#f1ede4', loafer: '#2a201a', boot: '#2a201a', flat: '#4a3828', sandal: '#b58a5c' }

/** Shoes as a pair: the second one a step behind the first. */
export function drawShoes(cloth: Cloth, { kind = 'sneaker' }: ShoeOptions = {}): Drawing {
	const shoe = LASTS[kind]({ cloth, sole: SOLES[kind] })
	const [x, y] = [86, kind === 'boot' ? -70 : -120]
	const shift = (path: string | undefined) => path && `<g transform="translate(${x} ${y})">${path}</g>`
	const behind = shoe.parts.map(
		(part): Part => ({
			...part,
			outline: moved(part.outline, x, y),
			under: shift(part.under),
			lines: shift(part.lines),
			folds: shift(part.folds),
		}),
	)
	const laces = shoe.hardware && shift(shoe.hardware)
	const first = shoe.parts.map(
		(part, index): Part => (index === 0 ? { ...part, under: `${laces ?? ''}${part.under ?? ''}`, shadow: 0.3 } : part),
	)
	return {
		parts: [...behind, ...first],
		hardware: shoe.hardware,
		crumple: [0.01, 0.008, 0.25],
		fill: { height: 0.52, width: 0.74 },
		detail: [kind === 'boot' ? 740 : 480, kind === 'boot' ? 600 : 930],
		detailWidth: 420,
	}
}
