const RAYS = Array.from({ length: 12 }, (_, index) => index * 30)

/** A print on the chest, in up to two accent colours. */
export function chestPrint(print: 'sun' | 'waves', [first = '#d9873f', second = '#f1d9a0']: string[]): string {
	if (print === 'waves') {
		return [0, 1, 2, 3]
			.map(
				(row) =>
					`<path d="M420 ${600 + row * 58}C465 ${560 + row * 58} 495 ${560 + row * 58} 540 ${600 + row * 58}C585 ${640 + row * 58} 615 ${640 + row * 58} 660 ${600 + row * 58}C705 ${560 + row * 58} 735 ${560 + row * 58} 780 ${600 + row * 58}" fill="none" stroke="${row % 2 ? second : first}" stroke-width="22" stroke-linecap="round"/>`,
			)
			.join('')
	}
	const ray = (turn: number) =>
		`<path d="M0 -150L0 -214" stroke="${first}" stroke-width="20" stroke-linecap="round" transform="rotate(${turn})"/>`
	return `<g transform="translate(600 690)"><circle r="118" fill="${first}"/><circle r="84" fill="${second}"/>${RAYS.map(ray).join('')}</g>`
}
