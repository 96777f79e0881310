import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { PURPOSES } from '#app/document/consent/purposes.ts'
import { siteRules } from '#app/document/consent/site-rules.ts'
import { type Tracker, TRACKERS } from './trackers.ts'

/** Every cookie by its purpose: who sets it, what for, how long it stays (law 8). */
export function TrackerTable() {
	const purposes = useTranslations('consent.purposes')
	return (
		<>
			{(['necessary', ...PURPOSES] as const).map((purpose) => (
				<section key={purpose} className="tracker-group">
					<h3 className="type-title-m">{purposes(`${purpose}.name`)}</h3>
					<ul>
						{TRACKERS.filter((tracker) => tracker.purpose === purpose).map((tracker) => (
							<TrackerRow key={tracker.name} tracker={tracker} />
						))}
					</ul>
				</section>
			))}
		</>
	)
}

function TrackerRow({ tracker: { name, use, owner, ...tracker } }: { tracker: Tracker }) {
	const t = useTranslations('cookies')
	const { site, shopName, legalName = shopName } = useDocument()
	const duration = use === 'choice' ? { unit: 'months' as const, n: siteRules(site).months } : tracker.duration
	return (
		<li className="tracker">
			<p className="tracker-name">{name}</p>
			<p>{t(`uses.${use}`)}</p>
			<p className="type-small muted">
				{owner ?? legalName}, {duration.unit === 'session' ? t('session') : t(duration.unit, { n: duration.n })}
			</p>
		</li>
	)
}
