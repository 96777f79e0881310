import { Button, ButtonLink } from '../../app/ui/button.tsx'
import { EmptyState } from '../../app/ui/empty-state.tsx'
import { NavigationThread } from '../../app/ui/navigation-thread.tsx'
import { Notice } from '../../app/ui/notice.tsx'
import { Price } from '../../app/ui/price.tsx'
import { Skeleton } from '../../app/ui/skeleton.tsx'
import { StarRating } from '../../app/ui/star-rating.tsx'
import { ThreadGauge } from '../../app/ui/thread-gauge.tsx'
import { showToast, ToastRegion } from '../../app/ui/toast.tsx'
import { Part } from './part.tsx'

const texts = { now: 'Now', prior: 'was' }

export function KitFeedback() {
	return (
		<>
			<Part title="Prices">
				<div className="kit-stack">
					<Price now="€34.95" texts={texts} />
					<Price now="€34.95" prior="€49.95" percent="−30 %" texts={texts} />
					<Price
						now="159,99 zł"
						prior="219,99 zł"
						percent="−27 %"
						texts={texts}
						size="product"
						note="Najniższa cena z 30 dni przed obniżką: 219,99 zł"
					/>
					<span className="kit-row type-small">
						<StarRating value={4.6} label="4.6 out of 5" /> 4.6 (128)
					</span>
				</div>
				<div className="kit-stack">
					<p className="type-small">€12.05 to go until free delivery</p>
					<ThreadGauge value={47.95} max={60} label="€12.05 to go until free delivery" />
				</div>
			</Part>
			<Part title="Messages">
				<div className="kit-stack">
					<Notice>
						Your bag on the UK site stays there. <a href="/">See it</a>
					</Notice>
					<Notice tone="success" title="Thank you">
						Check your inbox to confirm.
					</Notice>
					<Notice tone="warning">The price has changed while you were looking.</Notice>
					<Notice tone="error">
						The stock could not be read. <button type="button">Try again</button>
					</Notice>
				</div>
				<div className="toast">
					<span className="toast-text">Added: Striped poplin shirt, 38</span>
					<button type="button" className="toast-action">
						View bag
					</button>
				</div>
				<Button
					className="needs-script"
					variant="secondary"
					onClick={() => showToast({ message: 'Removed.', action: { label: 'Undo', onPress: () => undefined } })}
				>
					Show a toast
				</Button>
				<ToastRegion />
				<NavigationThread active={false} />
			</Part>
			<Part title="Waiting">
				<div className="kit-stack" aria-busy="true">
					<Skeleton ratio="3 / 4" />
					<Skeleton width="80%" height="18px" />
					<Skeleton width="40%" height="20px" />
				</div>
			</Part>
			<EmptyState
				title={
					<>
						Your bag is <em>empty</em>
					</>
				}
				text="What you add is kept for 30 days."
				action={
					<ButtonLink variant="secondary" to="/new">
						See new in
					</ButtonLink>
				}
			/>
		</>
	)
}
