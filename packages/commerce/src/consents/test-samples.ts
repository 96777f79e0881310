import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['recordConsent', 'askNewsletterSubscription'],
	values: () => ({
		email: ['guest@example.com'],
		consentId: ['0123456789abcdef0123456789abcdef'],
		textsVersion: ['2026-11-21'],
		decidedAt: ['2026-11-21T10:00:00.000Z'],
	}),
}
