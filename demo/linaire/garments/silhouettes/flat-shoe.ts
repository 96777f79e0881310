import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { cut } from './cloth.ts'
import { type Last, type Shoe, sole } from './shoe.ts'

/** A ballet flat with a bow. */
export function flat({ cloth, sole: tint }: Last): Shoe {
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
