import { expect, test } from 'vitest'
import { changed, cleared, isFiltered, othersThan, toggled, valuesOf, without } from './list-url.ts'

const search = (query: string) => new URLSearchParams(query)

test('values are read from lists and from repeated fields', () => {
	expect(valuesOf(search('color=navy,ecru'), 'color')).toEqual(['navy', 'ecru'])
	expect(valuesOf(search('color=navy&color=ecru&color=navy'), 'color')).toEqual(['navy', 'ecru'])
	expect(valuesOf(search('size=38'), 'color')).toEqual([])
})

test('a value is added and taken away; the list starts at its first page again', () => {
	expect(toggled(search('color=navy&page=3'), 'color', 'ecru')).toBe('?color=navy,ecru')
	expect(toggled(search('color=navy,ecru&sort=new'), 'color', 'navy')).toBe('?color=ecru&sort=new')
	expect(toggled(search('color=navy'), 'color', 'navy')).toBe('?')
})

test('clearing leaves what was searched and how it is sorted', () => {
	expect(cleared(search('q=lin&color=navy&price-min=20&offer=true&sort=new&page=2'))).toBe('?q=lin&sort=new')
})

test('a sort is no filter', () => {
	expect(isFiltered(search('sort=new&page=2&q=lin'))).toBe(false)
	expect(isFiltered(search('price-max=50'))).toBe(true)
	expect(isFiltered(search('color='))).toBe(false)
})

test('a form carries everything but its own fields and the page', () => {
	expect(othersThan(search('q=lin&utm_source=x&color=navy&page=2&price-min=5'), ['price-min'])).toEqual([
		['color', 'navy'],
		['q', 'lin'],
	])
	expect(changed(search('q=lin'), { page: '2' })).toBe('?q=lin&page=2')
})

test('a size is taken away however the address tells it', () => {
	expect(toggled(new URLSearchParams('size=45'), 'size', 'shoes-all.45')).toBe('?')
	expect(toggled(new URLSearchParams('size=45,women.38'), 'size', 'shoes-all.45')).toBe('?size=women.38')
	expect(
		without(new URLSearchParams('size=men-collars.45,XS&page=2'), 'size', ['men-collars.45', 'shoes-all.45']),
	).toBe('?size=XS')
})
