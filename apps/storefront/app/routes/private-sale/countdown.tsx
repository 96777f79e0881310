import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'

const MINUTE = 60_000

/**
 * Days, hours and minutes until the sale, for the eye: the date beside it says the same to screen readers (brief 3.15). It
 * starts from the server's value and counts the elapsed time, independent of the device's clock. At its end it reloads: the
 * server decides whether the sale is open.
 */
export function Countdown({ minutes }: { minutes: number }) {
	const t = useTranslations('sale')
	const to = useLocalePath()
	const left = Math.max(0, minutes - useMinutesSince())
	if (left === 0) {
		return (
			<p className="sale-count">
				<ButtonLink to={to('private-sale')} size="bar" className="sale-button">
					{t('see')}
				</ButtonLink>
			</p>
		)
	}
	const parts = { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 }
	return (
		<div className="sale-count" aria-hidden="true">
			{(['days', 'hours', 'minutes'] as const).map((unit) => (
				<div key={unit}>
					<span className="sale-number">{parts[unit]}</span>
					<span className="type-small">{t(unit, { n: parts[unit] })}</span>
				</div>
			))}
		</div>
	)
}

function useMinutesSince(): number {
	const [since, setSince] = useState(0)
	useEffect(() => {
		const begun = performance.now()
		const timer = setInterval(() => setSince(Math.floor((performance.now() - begun) / MINUTE)), MINUTE / 6)
		return () => clearInterval(timer)
	}, [])
	return since
}
