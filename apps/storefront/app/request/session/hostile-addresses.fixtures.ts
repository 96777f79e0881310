const EVIL = 'evil.example'

const SCHEMES = [
	'javascript',
	'data',
	'vbscript',
	'ftp',
	'file',
	'about',
	'blob',
	'view-source',
	'app',
	'intent',
	'tel',
	'mailto',
	'ws',
	'wss',

	'JaVaScRiPt',
	'java\tscript',
	'java\nscript',
	' javascript',
	'\u0001javascript',
	'javascript\u00a0',
	'https:javascript',
	'gopher',
]
const STARTS = [
	'//',
	'///',
	'////',
	'/\\',
	'\\\\',
	'\\/',
	'/\t/',
	'/ /',
	' //',
	'\t//',
	'\n//',
	'//\u200b',
	'/.//',
	'/..//',
	'.//',
	'https:',
	'https:/',
	'https:///',
	'https:\\\\',
	'http:\\/',
	'https://https://',
	'https://http:',
]
const USERS = [
	'@',
	':@',
	':80@',
	'%40',
	'%2540',
	':pass@',
	'%00@',
	'\u0000@',
	'\\@',
	'/@',
	'?@',
	'#@',
	';@',
	'&@',
	' @',
	'\t@',
	'\uff20',
]
const PORTS = ['80', '443', '8443', '0', '65536', '99999', '-1', 'x', '', '443@evil.example', '443/../', '%38%30']
const DOTS = [
	'.',
	'..',
	'%2e',
	'。',
	'．',
	'｡',
	'\u2024',
	'\u00b7',
	'.evil.example',
	'.evil.example.',
	'%2eevil.example',
	'。evil.example',
	'-evil.example',
	'evil.example',
	'_evil.example',
]
const LOOKS = [
	'раrtner.example.com',
	'partner.exаmple.com',
	'pаrtner.example.com',
	'ｐartner.example.com',
	'partner.example.ⅽom',
	'pɑrtner.example.com',
	'partner․example.com',
	'partner.example.com\u0338',
	'xn--partner-.example.com',
	'xn--prtner-4nf.example.com',
	'partner.example.cοm',
	'ⓟartner.example.com',
]
const NUMBERS = [
	'127.0.0.1',
	'0.0.0.0',
	'2130706433',
	'0x7f000001',
	'0x7f.1',
	'017700000001',
	'127.1',
	'1.1.1.1',
	'[::1]',
	'[::ffff:127.0.0.1]',
	'::1',
	'169.254.169.254',
	'0177.0.0.1',
	'127.0.0.1.',
	'１２７.0.0.1',
	'localhost',
	'localhost.',
	'partner',
	'1.partner',
]

/** Ways in which addresses have been made to lead elsewhere than they seem to: each around `evil.example`, some around the good host. */
export function hostileAddresses(good: string): string[] {
	const schemes = SCHEMES.flatMap((scheme) => [
		`${scheme}:alert(1)`,
		`${scheme}://${good}/`,
		`${scheme}://${EVIL}/`,
		`${scheme}:${good}`,
		`https://${scheme}:${good}`,
	])
	const slashes = STARTS.flatMap((start) => [`${start}${EVIL}`, `${start}${EVIL}/${good}`, `${start}${good}@${EVIL}`])
	const users = USERS.flatMap((sign) => [
		`${good}${sign}${EVIL}`,
		`https://${good}${sign}${EVIL}/`,
		`user${sign}${good}`,
		`${EVIL}${sign}${good}/`,
	])
	const ports = PORTS.flatMap((port) => [`${good}:${port}`, `${good}:${port}/path`, `https://${good}:${port}`])
	const dots = DOTS.flatMap((tail) => [`${good}${tail}`, `${good}${tail}/`, `www.${good}${tail}/x`])
	const controls = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code))
		.concat('\u007f', '\u0085', '\u00a0', '\u2028', '\u2029', '\ufeff', '\u200b', '\u202e')
		.flatMap((sign) => [
			`${good}${sign}.${EVIL}`,
			`${sign}${EVIL}`,
			`${good}/${sign}`,
			encodeURIComponent(`${good}${sign}.${EVIL}/`),
		])
	const looks = LOOKS.flatMap((host) => [host, `https://${host}/`, encodeURIComponent(host)])
	const numbers = NUMBERS.flatMap((host) => [host, `${host}/`, `https://${host}`, `${host}:443`, `${good}@${host}`])
	const encodings = encoded(good)
	return [schemes, slashes, users, ports, dots, controls, looks, numbers, encodings].flat()
}

/** Encoded once, twice, and the ways of markup. */
function encoded(good: string): string[] {
	return [
		`https%3A%2F%2F${EVIL}`,
		`%68ttps://${EVIL}`,
		`%2f%2f${EVIL}`,
		`%5c%5c${EVIL}`,
		`%252f%252f${EVIL}`,
		`${good}%2f@${EVIL}`,
		`${good}%5c.${EVIL}`,
		`${good}%23.${EVIL}`,
		`${good}%3f.${EVIL}`,
		`${good}%00.${EVIL}`,
		`${good}%0d%0aLocation:%20https://${EVIL}`,
		`${good}%0aSet-Cookie:a=b`,
		`%70artner.example.com.${EVIL}`,
		'%',
		'%zz',
		'%E0%A4%A',
		'%ff%fe',
		'%c0%af',
		`${good}%`,
		`${EVIL}%2f${good}`,
		`${EVIL}?${good}`,
		`${EVIL}#${good}`,
		`${EVIL}/${good}`,
		`${EVIL}\\${good}`,
		`${EVIL}%5c${good}`,
		`${good}.${EVIL}`,
		`${good}${EVIL}`,
		`${EVIL}${good}`,
		`<script>`,
		`"><img src=x>`,
		`{{7*7}}`,
		`${good}/../../${EVIL}`,
	]
}
