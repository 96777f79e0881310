import { formatMoney } from '@vitrine/market/format'
import { isCurrency } from '@vitrine/market/currencies'
import type { Language } from '@vitrine/market/locales'
import { html } from 'hono/html'
import { DELIVERIES, type SandboxPayment } from './bank.ts'
import { type CardFault, type CardField, TEST_CARDS, type TypedCard } from './cards.ts'
import { type Markup, tagOf } from './document.ts'
import type { SandboxTexts } from './texts.ts'

type Shown = { payment: SandboxPayment; texts: SandboxTexts; language: Language }

/** What is being paid. */
export function heading(title: string, { payment, language }: Shown): Markup {
	const { currency, cent_amount: centAmount } = payment
	const amount = isCurrency(currency) ? formatMoney(tagOf(language), { centAmount, currency }) : ''
	return html`<h1>${title}</h1>
		<p class="amount">${amount}</p>`
}

type Card = { typed?: TypedCard; faults?: Partial<Record<CardField, CardFault>> }

/** A card to type in, and the numbers there are. */
export function cardForm(shown: Shown, { typed, faults = {} }: Card = {}): Markup {
	const { texts } = shown
	return html`${heading(texts.payBy(shown.payment.product), shown)}
		<form method="post" novalidate>
			${input({ shown, name: 'number', typed, faults, autocomplete: 'cc-number', longest: 23 })}
			<div class="pair">
				${input({ shown, name: 'expiry', typed, faults, autocomplete: 'cc-exp', longest: 7 })}
				${input({ shown, name: 'securityCode', typed, faults, autocomplete: 'cc-csc', longest: 4 })}
			</div>
			${deliverySelect(texts)}
			<button class="first" name="decision" value="card">${texts.pay}</button>
			<button name="decision" value="cancel" formnovalidate>${texts.cancel}</button>
		</form>
		<h2>${texts.testCards}</h2>
		<dl>
			${TEST_CARDS.map(({ number, outcome }) => html`<div><dt>${number}</dt><dd>${texts.outcome[outcome]}</dd></div>`)}
		</dl>
		<p>${texts.anyDate}</p>`
}

type InputOptions = {
	shown: Shown
	name: CardField
	typed: TypedCard | undefined
	faults: Partial<Record<CardField, CardFault>>
	autocomplete: string
	longest: number
}

function input({ shown: { texts }, name, typed, faults, autocomplete, longest }: InputOptions): Markup {
	const fault = faults[name]
	const error = fault ? html`<p class="fault" id="${name}-fault">${texts.fault[fault]}</p>` : ''
	const invalid = fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
	return html`<div>
		<label for="${name}">${texts.field[name]}</label>
		<input id="${name}" name="${name}" value="${typed?.[name] ?? ''}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${longest}" ${invalid} />
		${error}
	</div>`
}

/** The choices a wallet, a bank or an invoice leaves. */
export function choiceForm(shown: Shown): Markup {
	const { texts } = shown
	return html`${heading(texts.payBy(shown.payment.product), shown)}
		<form method="post">
			${deliverySelect(texts)}
			<button class="first" name="decision" value="approve">${texts.pay}</button>
			<button name="decision" value="later">${texts.payLater}</button>
			<button name="decision" value="refuse">${texts.refuse}</button>
			<button name="decision" value="cancel">${texts.cancel}</button>
		</form>`
}

/** The bank's own question (3-D Secure). */
export function bankForm(shown: Shown, delivery: string): Markup {
	const { texts } = shown
	return html`${heading(texts.bankTitle, shown)}
		<p>${texts.bankQuestion}</p>
		<form method="post">
			<input type="hidden" name="news" value="${delivery}" />
			<button class="first" name="decision" value="approve">${texts.approve}</button>
			<button name="decision" value="refuse">${texts.refuse}</button>
		</form>`
}

function deliverySelect(texts: SandboxTexts): Markup {
	return html`<label for="news">${texts.deliveryLabel}</label>
		<select id="news" name="news">
			${DELIVERIES.map((delivery) => html`<option value="${delivery}">${texts.delivery[delivery]}</option>`)}
		</select>`
}
