import type { ConsentAct } from '@vitrine/commerce/consents/contract'
import type { SiteCode } from '@vitrine/market/sites'
import { isCurrent, type StoredConsent } from './cookie.ts'
import { type ConsentChoice, EVERYTHING, NOTHING, PURPOSES, TEXTS_VERSION } from './purposes.ts'
import { monthsLater, siteRules } from './site-rules.ts'

/** What a visitor can press. */
export type Answer = 'accept-all' | 'refuse-all' | 'own-choice'

export function isAnswer(value: unknown): value is Answer {
	return value === 'accept-all' || value === 'refuse-all' || value === 'own-choice'
}

type DecisionInput = {
	answer: Answer
	/** The switches as they stood; only counted when they were saved. */
	switches: ConsentChoice
	/** The cookie of this browser, lapsed or not: its id stays. */
	before: StoredConsent | undefined
	site: SiteCode
	now: Date
}

/** What the browser keeps and the proof says after an answer. */
export function decide({ answer, switches, before, site, now }: DecisionInput): StoredConsent {
	const choice = choiceOf(answer, switches)
	return {
		choice,
		version: TEXTS_VERSION,
		decidedAt: now,
		askAgainAt: monthsLater(now, siteRules(site).months),
		id: before?.id ?? newId(),
		unproven: actOf({
			answer,
			choice,
			hadAllowed: before !== undefined && isCurrent(before, now) && allowsAnything(before.choice),
		}),
	}
}

function choiceOf(answer: Answer, switches: ConsentChoice): ConsentChoice {
	if (answer === 'accept-all') return EVERYTHING
	return answer === 'refuse-all' ? NOTHING : switches
}

/** Taking back everything that had been allowed is an act of its own. */
function actOf(act: { answer: Answer; choice: ConsentChoice; hadAllowed: boolean }): ConsentAct {
	return act.hadAllowed && !allowsAnything(act.choice) ? 'withdrawn' : act.answer
}

export function allowsAnything(choice: ConsentChoice): boolean {
	return PURPOSES.some((purpose) => choice[purpose])
}

/** 128 random bits. Not `randomUUID()`, which browsers keep from pages without TLS. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
