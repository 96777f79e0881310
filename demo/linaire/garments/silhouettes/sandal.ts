import { lens } from '../cloth/fold.ts'
import { stitch, stud } from '../cloth/thread.ts'
import { cut } from './cloth.ts'
import { type Last, type Shoe, sole } from './shoe.ts'

/** A sandal of three straps on a cork sole. */
export function sandal({ cloth, sole: tint }: Last): Shoe {
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
