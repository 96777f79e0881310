import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '@vitrine/market/locales'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '../database/client.ts'
import { decide, decideLater, findById, DELIVERIES, type Delivery, type SandboxPayment } from './bank.ts'
import { type CardOutcome, readCard, type TypedCard } from './cards.ts'
import { headersOf, type Markup, page } from './document.ts'
import { bankForm, cardForm, choiceForm } from './forms.ts'

const BANK_DECIDES_AFTER = 4_000

/** Bytes; the longest form here has four fields. */
const MOST_BYTES = 16 * 1024

/**
 * Pages of the sandbox provider: where a real one would ask for a card or a log-in, these let you choose the bank's
 * decision. Mount at the provider's `pagesUrl`. They work without scripts.
 */
export function sandboxPages({ db, clock }: { db: Database; clock: () => Date }) {
	const app = new Hono()
	app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.text('Too large', 413, headersOf(undefined)) }))

	app.get('/:id/', async (c) => {
		const payment = await findById(db, c.req.param('id'))
		if (payment?.status !== 'requires-action') return away(c, payment)
		return show(c, { payment, draw: (shown) => (payment.product === 'card' ? cardForm(shown) : choiceForm(shown)) })
	})

	app.post('/:id/', async (c) => {
		const payment = await findById(db, c.req.param('id'))
		if (isForeign(c)) return refuseForeign(c)
		if (payment?.status !== 'requires-action') return away(c, payment)
		const form = await readForm(c)
		const delivery = deliveryOf(form['news'])
		if (form['decision'] !== 'card') return settle(c, payment, { decision: decisionOf(form['decision']), delivery })
		const typed = cardOf(form)
		const card = readCard(typed, clock())
		if (!card.ok)
			return show(c, { payment, draw: (shown) => cardForm(shown, { typed, faults: card.faults }), status: 422 })
		if (card.outcome === 'ask-bank') return c.redirect(`bank/?news=${delivery}`, 303)
		return settle(c, payment, { decision: DECISIONS[card.outcome], delivery })
	})

	app.get('/:id/bank/', async (c) => {
		const payment = await findById(db, c.req.param('id'))
		if (payment?.status !== 'requires-action') return away(c, payment)
		return show(c, { payment, draw: (shown) => bankForm(shown, deliveryOf(c.req.query('news'))) })
	})

	app.post('/:id/bank/', async (c) => {
		const payment = await findById(db, c.req.param('id'))
		if (isForeign(c)) return refuseForeign(c)
		if (payment?.status !== 'requires-action') return away(c, payment)
		const form = await readForm(c)
		return settle(c, payment, { decision: decisionOf(form['decision']), delivery: deliveryOf(form['news']) })
	})

	async function settle(
		c: Context,
		payment: SandboxPayment,
		{ decision, delivery }: { decision: Decision; delivery: Delivery },
	) {
		const { id } = payment
		const now = clock()
		if (decision === 'later') await decideLater(db, { id, after: BANK_DECIDES_AFTER, now })
		else await decide(db, { id, decision, delivery, now })
		return c.redirect(payment.return_url, 303)
	}
	return app
}

type Decision = 'approve' | 'refuse' | 'cancel' | 'later'
const DECISIONS: Readonly<Record<Exclude<CardOutcome, 'ask-bank'>, Decision>> = {
	paid: 'approve',
	refused: 'refuse',
	later: 'later',
}

/** An unknown button cancels: no payment happens by mistake. */
function decisionOf(value: string | undefined): Decision {
	return value === 'approve' || value === 'refuse' || value === 'later' ? value : 'cancel'
}

function deliveryOf(value: string | undefined): Delivery {
	return DELIVERIES.find((delivery) => delivery === value) ?? 'normal'
}

function cardOf(form: Record<string, string>): TypedCard {
	return { number: form['number'] ?? '', expiry: form['expiry'] ?? '', securityCode: form['securityCode'] ?? '' }
}

async function readForm(c: Context): Promise<Record<string, string>> {
	const body = await c.req.parseBody()
	return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value).slice(0, 40)]))
}

type Shown = { payment: SandboxPayment; t: Translate<'sandbox'>; language: Language }

type View = { payment: SandboxPayment; draw: (shown: Shown) => Markup; status?: 200 | 422 }

async function show(c: Context, { payment, draw, status = 200 }: View) {
	const language = languageOf(c)
	const t = translatorOf('sandbox', language)
	const body = draw({ payment, t, language })
	return c.html(page({ language, t, body }), status, headersOf(payment.return_url))
}

/** Redirects decided payments back to the shop; unknown ones get a 404. */
async function away(c: Context, payment: SandboxPayment | undefined) {
	if (payment) return c.redirect(payment.return_url, 303)
	const language = languageOf(c)
	return c.text(translatorOf('sandbox', language)('unknown'), 404, headersOf(undefined))
}

/** True for a cross-origin form. Compares hosts, because behind a proxy the scheme may differ. */
function isForeign(c: Context): boolean {
	const origin = c.req.header('origin')
	if (!origin) return false
	return !URL.canParse(origin) || new URL(origin).host !== (c.req.header('host') ?? new URL(c.req.url).host)
}

function refuseForeign(c: Context) {
	return c.text('Foreign origin', 403, headersOf(undefined))
}

/** First supported language of the browser. */
function languageOf(c: Context): Language {
	const entries = (c.req.header('accept-language') ?? '').split(',').map((entry) => {
		const [tag = '', quality] = entry.trim().split(/\s*;\s*q=/)
		return { language: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality) }
	})
	const known = entries.filter((entry) => entry.language && entry.quality > 0)
	return known.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? FALLBACK_LANGUAGE
}
