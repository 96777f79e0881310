import { formatMoney } from '@vitrine/market/format'
import { isCurrency } from '@vitrine/market/currencies'
import type { Language } from '@vitrine/market/locales'
import { type EngineMessages, type NamedProduct, type Translate, translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import { DELIVERIES, type SandboxPayment } from './bank.ts'
import { type CardFault, type CardField, TEST_CARDS, type TypedCard } from './cards.ts'
import { type Markup, tagOf } from './document.ts'

type Shown = { payment: SandboxPayment; t: Translate<'sandbox'>; language: Language }

/** Amount and order being paid. */
export function heading(title: string, { payment, language }: Shown): Markup {
	const { currency, cent_amount: centAmount } = payment
	const amount = isCurrency(currency) ? formatMoney(tagOf(language), { centAmount, currency }) : ''
	return html`<h1>${title}</h1>
		<p class="amount">${amount}</p>`
}

type Card = { typed?: TypedCard; faults?: Partial<Record<CardField, CardFault>> }

/** Name of the payment product: brands as they are, others as in the checkout. */
function payBy({ t, payment, language }: Shown): string {
	const product = payment.product as keyof EngineMessages['sandbox']['product']
	if (t.has(`product.${product}`)) return t('payBy', { product: t(`product.${product}`) })
	const names = translatorOf('payment', language)
	const brand = payment.product as NamedProduct
	return t('payBy', { product: names.has(`product.${brand}`) ? names(`product.${brand}`) : brand })
}

/** Card form with the list of test numbers. */
export function cardForm(shown: Shown, { typed, faults = {} }: Card = {}): Markup {
	const { t } = shown
	return html`${heading(payBy(shown), shown)}
		<form method="post" novalidate>
			${input({ shown, name: 'number', typed, faults, autocomplete: 'cc-number', longest: 23 })}
			<div class="pair">
				${input({ shown, name: 'expiry', typed, faults, autocomplete: 'cc-exp', longest: 7 })}
				${input({ shown, name: 'securityCode', typed, faults, autocomplete: 'cc-csc', longest: 4 })}
			</div>
			${deliverySelect(t)}
			<button class="first" name="decision" value="card">${t('pay')}</button>
			<button name="decision" value="cancel" formnovalidate>${t('cancel')}</button>
		</form>
		<h2>${t('testCards')}</h2>
		<dl>
			${TEST_CARDS.map(({ number, outcome }) => html`<div><dt>${number}</dt><dd>${t(`outcome.${outcome}`)}</dd></div>`)}
		</dl>
		<p>${t('anyDate')}</p>`
}

type InputOptions = {
	shown: Shown
	name: CardField
	typed: TypedCard | undefined
	faults: Partial<Record<CardField, CardFault>>
	autocomplete: string
	longest: number
}

function input({ shown: { t }, name, typed, faults, autocomplete, longest }: InputOptions): Markup {
	const fault = faults[name]
	const error = fault ? html`<p class="fault" id="${name}-fault">${t(`fault.${fault}`)}</p>` : ''
	const invalid = fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
	return html`<div>
		<label for="${name}">${t(`field.${name}`)}</label>
		<input id="${name}" name="${name}" value="${typed?.[name] ?? ''}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${longest}" ${invalid} />
		${error}
	</div>`
}

/** Decisions for a wallet, a bank or an invoice. */
export function choiceForm(shown: Shown): Markup {
	const { t } = shown
	return html`${heading(payBy(shown), shown)}
		<form method="post">
			${deliverySelect(t)}
			<button class="first" name="decision" value="approve">${t('pay')}</button>
			<button name="decision" value="later">${t('payLater')}</button>
			<button name="decision" value="refuse">${t('refuse')}</button>
			<button name="decision" value="cancel">${t('cancel')}</button>
		</form>`
}

/** The bank's 3-D Secure question. */
export function bankForm(shown: Shown, delivery: string): Markup {
	const { t } = shown
	return html`${heading(t('bankTitle'), shown)}
		<p>${t('bankQuestion')}</p>
		<form method="post">
			<input type="hidden" name="news" value="${delivery}" />
			<button class="first" name="decision" value="approve">${t('approve')}</button>
			<button name="decision" value="refuse">${t('refuse')}</button>
		</form>`
}

function deliverySelect(t: Translate<'sandbox'>): Markup {
	return html`<label for="news">${t('deliveryLabel')}</label>
		<select id="news" name="news">
			${DELIVERIES.map((delivery) => html`<option value="${delivery}">${t(`delivery.${delivery}`)}</option>`)}
		</select>`
}
