/** @jest-environment node */
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { createCheckoutBlocks } from './checkout-blocks';

const FIELDS = 'checkout-fields-block';
const SUMMARY = 'checkout-order-summary-block';
const TOTALS = 'checkout-order-summary-totals-block';

/** docs/contract/blocks.md 1.2: block, parent, and whether it is forced. */
const TABLE: ReadonlyArray< [ string, string, boolean ] > = [
	[ FIELDS, 'checkout', true ],
	[ 'checkout-totals-block', 'checkout', false ],
	[ 'checkout-express-payment-block', FIELDS, true ],
	[ 'checkout-contact-information-block', FIELDS, true ],
	[ 'checkout-shipping-method-block', FIELDS, true ],
	[ 'checkout-pickup-options-block', FIELDS, true ],
	[ 'checkout-shipping-address-block', FIELDS, true ],
	[ 'checkout-billing-address-block', FIELDS, true ],
	[ 'checkout-shipping-methods-block', FIELDS, true ],
	[ 'checkout-payment-block', FIELDS, true ],
	[ 'checkout-additional-information-block', FIELDS, true ],
	[ 'checkout-order-note-block', FIELDS, false ],
	[ 'checkout-terms-block', FIELDS, false ],
	[ 'checkout-actions-block', FIELDS, true ],
	[ SUMMARY, 'checkout-totals-block', true ],
	[ 'checkout-order-summary-cart-items-block', SUMMARY, true ],
	[ 'checkout-order-summary-coupon-form-block', SUMMARY, false ],
	[ 'checkout-order-summary-subtotal-block', TOTALS, true ],
	[ 'checkout-order-summary-fee-block', TOTALS, true ],
	[ 'checkout-order-summary-discount-block', TOTALS, true ],
	[ 'checkout-order-summary-shipping-block', TOTALS, true ],
	[ 'checkout-order-summary-taxes-block', TOTALS, true ],
];

const full = ( name: string ) => `${ BLOCK_NAMESPACE }/${ name }`;
const withPickup = createCheckoutBlocks( { localPickupEnabled: true } );

it.each( TABLE )(
	'registers %s in %s, forced: %s',
	( name, parent, isForced ) => {
		const block = withPickup.get( full( name ) );
		expect( block?.parent ).toBe( full( parent ) );
		expect(
			withPickup.getForcedBlocks( full( parent ) ).includes( block! )
		).toBe( isForced );
	}
);

it( 'adds missing steps in the order of a new page', () => {
	expect(
		withPickup
			.getForcedBlocks( full( FIELDS ) )
			.map( ( { blockName } ) => blockName )
	).toEqual(
		TABLE.filter(
			( [ , parent, isForced ] ) => parent === FIELDS && isForced
		).map( ( [ name ] ) => full( name ) )
	);
} );

it( "omits pickup blocks if the shop doesn't offer pickup", () => {
	const blocks = createCheckoutBlocks( { localPickupEnabled: false } );
	expect(
		blocks.get( full( 'checkout-shipping-method-block' ) )
	).toBeUndefined();
	expect(
		blocks.get( full( 'checkout-pickup-options-block' ) )
	).toBeUndefined();
	expect(
		blocks.get( full( 'checkout-shipping-methods-block' ) )
	).toBeDefined();
} );

it( 'registers no block for the container of the totals rows', () => {
	expect( withPickup.get( full( TOTALS ) ) ).toBeUndefined();
} );
