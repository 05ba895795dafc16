import type { TotalReason } from '@shopfront/data/cart';
import {
	currencyFromResponse,
	DEFAULT_CURRENCY_SETTING,
	siteCurrency,
} from '@shopfront/money';
import { USD } from '../../../tests/fixtures/cart';
import { getChangeText, getReasonText } from './total-change-text';

const plain = ( text: string ) => text.replace( /[\u2068\u2069]/g, '' );
const dollars = currencyFromResponse(
	USD,
	siteCurrency( DEFAULT_CURRENCY_SETTING )
);
const part = (
	difference: string,
	reason: TotalReason,
	isByShopper = true
) => ( {
	difference,
	reason,
	isByShopper,
} );

it.each( [
	[ { kind: 'added', name: 'Caf&eacute; <b>cup</b>' }, 'Café cup added' ],
	[ { kind: 'removed', name: 'Cup' }, 'Cup removed' ],
	[ { kind: 'price', name: 'Cup' }, 'new price of Cup' ],
	[ { kind: 'quantity', name: 'Cup', quantity: 2 }, 'now 2 × Cup' ],
	[ { kind: 'coupon', code: 'five' }, 'discount by coupon five' ],
	[ { kind: 'couponRemoved', code: 'five' }, 'coupon five removed' ],
	[ { kind: 'fee', name: 'Gift wrap' }, 'Gift wrap' ],
	[ { kind: 'fee', name: '' }, 'fee' ],
	[
		{ kind: 'feeRemoved', name: 'Gift wrap' },
		'Gift wrap no longer charged',
	],
	[ { kind: 'feeRemoved', name: '' }, 'fee no longer charged' ],
	[ { kind: 'shipping', name: 'Flat rate' }, 'shipping by Flat rate' ],
	[ { kind: 'shipping', name: '' }, 'shipping' ],
	[ { kind: 'freeShipping', name: 'Free shipping' }, 'shipping is free' ],
	[ { kind: 'pickup', name: 'Market Street' }, 'pickup' ],
	[ { kind: 'freePickup', name: 'Market Street' }, 'pickup is free' ],
	[ { kind: 'shippingUnknown' }, 'shipping not known yet' ],
	[ { kind: 'tax', place: 'CA' }, 'tax for CA' ],
	[ { kind: 'tax', place: '' }, 'tax' ],
	[ { kind: 'other' }, 'other changes' ],
] as const )( 'names the reason %j', ( reason, text ) => {
	expect( plain( getReasonText( reason ) ) ).toBe( text );
} );

it( 'names the change, and lists resulting tax only in the details', () => {
	const { line, parts, isByShop } = getChangeText(
		{
			difference: '-1073',
			parts: [
				part( '-1000', { kind: 'freePickup', name: '' } ),
				part( '-73', { kind: 'tax', place: '' } ),
			],
		},
		dollars
	);
	expect( plain( line ) ).toBe( '−$10.73: pickup is free' );
	expect( parts.map( plain ) ).toEqual( [
		'−$10.00: pickup is free',
		'−$0.73: tax',
	] );
	expect( isByShop ).toBe( false );
} );

it( 'names several reasons, and marks a change that is not the shopper’s', () => {
	const { line, isByShop } = getChangeText(
		{
			difference: '1310',
			parts: [
				part( '600', {
					kind: 'quantity',
					name: 'Hoodie',
					quantity: 2,
				} ),
				part( '500', { kind: 'couponRemoved', code: 'five' }, false ),
				part( '210', { kind: 'tax', place: 'CA' } ),
			],
		},
		dollars
	);
	expect( plain( line ) ).toBe(
		'+$13.10: now 2 × Hoodie, coupon five removed, tax for CA'
	);
	expect( isByShop ).toBe( true );
} );

it( 'isolates names and amounts, which may have the other direction', () => {
	expect( getReasonText( { kind: 'added', name: 'لوحة' } ) ).toBe(
		'\u2068لوحة\u2069 added'
	);
} );

it( 'formats amounts of currencies without decimals and with the symbol behind', () => {
	const { line } = getChangeText(
		{
			difference: '-1500',
			parts: [ part( '-1500', { kind: 'coupon', code: 'five' } ) ],
		},
		{
			...dollars,
			minorUnit: 0,
			prefix: '',
			suffix: ' ¥',
			thousandSeparator: '.',
			decimalSeparator: ',',
		}
	);
	expect( plain( line ) ).toBe( '−1.500 ¥: discount by coupon five' );
} );
