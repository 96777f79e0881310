import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'
import { ProgressThread } from './progress-thread.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { StarRating } from './star-rating.tsx'
import { ThreadGauge } from './thread-gauge.tsx'

const render = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('the thread tells done, current and coming steps in words, and leads back only', () => {
	const steps = [
		{ label: 'You', to: '/you' },
		{ label: 'Delivery', to: '/delivery' },
		{ label: 'Payment', to: '/pay' },
	]
	const html = render(
		<ProgressThread label="Checkout" steps={steps} current={1} summary="2 of 3 Delivery" doneLabel="done" />,
	)
	expect(html).toMatch(
		/<a class="progress-step" data-state="done" href="\/you".*You<\/span><span class="visually-hidden"> done/,
	)
	expect(html).toContain('data-state="current" aria-current="step"')
	expect(html).not.toContain('href="/pay"')
	expect(html).toContain('<p class="progress-summary" aria-hidden="true">2 of 3 Delivery</p>')
})

test('the gauge never runs over its end', () => {
	const html = render(<ThreadGauge value={75} max={60} label="Delivery is free" />)
	expect(html).toContain(
		'role="meter" aria-label="Delivery is free" aria-valuemin="0" aria-valuemax="60" aria-valuenow="60"',
	)
	expect(html).toContain('--part:100%')
	expect(render(<ThreadGauge value={0} max={0} label="-" />)).toContain('--part:0%')
})

test('stars are filled by the tenth and read out in words', () => {
	const html = render(<StarRating value={4.64} label="4.6 out of 5" />)
	expect(html).toContain('role="img" aria-label="4.6 out of 5" style="--part:92%"')
})

test('the stepper is a number input of the form, with a submit button for those without script', () => {
	const html = render(
		<QuantityStepper
			name="quantity"
			value={3}
			max={3}
			label="Quantity"
			decreaseLabel="One less"
			increaseLabel="One more"
			updateLabel="Update"
		/>,
	)
	expect(html).toContain(
		'type="number" inputMode="numeric" aria-label="Quantity" min="1" max="3" name="quantity" value="3"',
	)
	expect(html).toMatch(
		/<button type="button" class="icon-target needs-script" aria-disabled="true" aria-label="One more"/,
	)
	expect(html).toMatch(/aria-disabled="false" aria-label="One less"/)
	expect(html).toMatch(/<button type="submit" class="[^"]*without-script">Update/)
})

test('the last crumb is the page itself', () => {
	const html = render(<Breadcrumb label="You are here" items={[{ label: 'Women', to: '/w/' }, { label: 'Shirts' }]} />)
	expect(html).toMatch(/<nav aria-label="You are here"[^>]*><ol><li><a href="\/w\/"/)
	expect(html).toContain('<span aria-current="page">Shirts</span>')
})
