import { createHash } from 'node:crypto'
import { firstLocale, type Language, LOCALES, LOCALE_CODES } from '@vitrine/market/locales'
import type { Translate } from '@vitrine/messages/engine'
import { html, raw } from 'hono/html'

/** Markup made by `html`, with interpolations escaped. */
export type Markup = ReturnType<typeof html>

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#f2f1ed;color:#15171a;font:16px/1.6 system-ui,Arial,sans-serif}
header{padding:12px 16px;background:#f6e38c;text-align:center;font-size:15px}
main{max-width:30rem;margin:32px auto;padding:24px;background:#fff;border:1px solid #dddcd6}
h1{margin:0 0 4px;font-size:22px;line-height:1.3}h2{margin:32px 0 8px;font-size:17px}
.amount{margin:0 0 24px;font-size:28px;font-weight:600}
label{display:block;margin-top:16px;font-size:14px;font-weight:600}
input,select{display:block;width:100%;min-height:48px;margin-top:4px;padding:8px 12px;border:1px solid #83868b;border-radius:2px;background:#fff;color:#15171a;font:inherit}
input[aria-invalid]{border:2px solid #b01e2e}.fault{margin:4px 0 0;color:#b01e2e;font-size:14px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{display:block;width:100%;min-height:48px;margin-top:12px;padding:8px 16px;border:1px solid #15171a;border-radius:2px;background:#fff;color:#15171a;font:inherit;font-weight:600;cursor:pointer}
button.first{margin-top:24px;background:#15171a;color:#fff}
:focus-visible{outline:2px solid #5a48d8;outline-offset:2px}
dl{margin:0;font-size:14px}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0;border-top:1px solid #dddcd6}
dt{font-variant-numeric:tabular-nums}dd{margin:0;color:#4a4e54}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Loads nothing and runs no script; forms submit here or to the shop. */
export function headersOf(returnUrl: string | undefined): Record<string, string> {
	const targets = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
	return {
		'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${targets}; base-uri 'none'; frame-ancestors 'none'`,
		'Cache-Control': 'no-store',
		'X-Content-Type-Options': 'nosniff',
		'X-Robots-Tag': 'noindex',
		'Referrer-Policy': 'same-origin',
	}
}

/** A complete page of the sandbox, with its warning on top. */
export function page({ language, t, body }: { language: Language; t: Translate<'sandbox'>; body: Markup }): Markup {
	return html`<!doctype html>
		<html lang="${tagOf(language)}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>${t('title')}</title>
				<style>${raw(STYLE)}</style>
			</head>
			<body>
				<header><strong>${t('title')}</strong> ${t('warning')}</header>
				<main>${body}</main>
			</body>
		</html>`
}

export function tagOf(language: Language): string {
	const code = LOCALE_CODES.find((candidate) => LOCALES[candidate].language === language)
	return LOCALES[code ?? firstLocale()].tag
}
