import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOT_FILLS, type PageExtensionPoints } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { answering, filling } from '../../tests/fixtures/add-on';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	SALE_PRICES,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import {
	CALCULATOR_SETTING,
	CALCULATOR_TEMPLATE,
	openCart,
	type TestCart,
} from '../../tests/fixtures/open-cart';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const SETTINGS = {
	shippingEnabled: true,
	couponsEnabled: true,
	storePages: {
		checkout: { id: 7, title: '', permalink: 'http://shop.test/checkout/' },
	},
};
const ADMIN = { currentUserIsAdmin: true };

const CART = cartResponse(
	[ cartItem( { prices: SALE_PRICES, extensions: { line: 1 } } ) ],
	{
		needs_shipping: true,
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: true } ),
				shippingRate( { rate_id: 'flat_rate:2', name: 'Overnight' } ),
			] ),
		],
		coupons: [ cartCoupon( 'ten', '100' ) ],
		totals: { total_discount: '100', total_shipping: '1000' },
		extensions: { whole: 2 },
	}
);

let page: TestCart;
const open = (
	addOns?: ( extensionPoints: PageExtensionPoints ) => void,
	{ settings = {}, template = '' } = {}
) => {
	page = openCart( CART, { ...SETTINGS, ...settings }, template, addOns );
	return page;
};
afterEach( () => page.close() );

const row = () =>
	within( screen.getByRole( 'table' ) ).getAllByRole( 'row' ).at( -1 )!;
const proceed = () =>
	screen
		.getAllByRole( 'link' )
		.filter( ( { className } ) => className.includes( 'submit-button' ) );
const totalItem = () =>
	page.container.querySelector( '.wc-block-components-totals-footer-item' );

const area = ( name: string, content = '' ) =>
	`<div data-block-name="woocommerce/${ name }-block">${ content }</div>`;
const WITH_COUPONS = area(
	'filled-cart',
	area(
		'cart-totals',
		area( 'cart-order-summary', area( 'cart-order-summary-coupon-form' ) )
	)
);

const LINE = { context: 'cart', cartItem: { key: 'mug' } };
const WHOLE = { cart: { cartItems: [ { key: 'mug' } ] } };

describe( 'filters', () => {
	it.each( [
		[ 'itemName', 'Stone Mug', 'Gift mug', LINE, () => row(), 'Gift mug' ],
		[
			'cartItemPrice',
			'<price/>',
			'<price/> in all',
			LINE,
			() => within( row() ).getAllByRole( 'cell' ).at( -1 ),
			'$18.00 in all',
		],
		[
			'subtotalPriceFormat',
			'<price/>',
			'<price/> for one',
			LINE,
			() => row(),
			/Discounted price: \$15\.00 for one/,
		],
		[
			'saleBadgePriceFormat',
			'<price/>',
			'<price/> now',
			LINE,
			() => row(),
			'Save $3.00 now',
		],
	] )(
		'%s changes the cart line',
		( name, value, answer, arg, findElement, text ) => {
			const { asked, addOn } = answering( name, answer );
			open( addOn );
			expect( findElement() ).toHaveTextContent( text );
			expect( asked[ 0 ] ).toMatchObject( [ value, { line: 1 }, arg ] );
			expect( asked[ 0 ] ).toMatchObject( [ value, {}, WHOLE ] );
		}
	);

	it( 'itemName changes accessible names in the line', () => {
		open( answering( 'itemName', 'Gift mug' ).addOn );
		expect(
			screen.getByRole( 'button', { name: 'Remove Gift mug from cart' } )
		).toBeVisible();
	} );

	it( 'cartItemClass adds a class to the row', () => {
		const { asked, addOn } = answering( 'cartItemClass', 'is-gift' );
		open( addOn );
		expect( row() ).toHaveClass( 'wc-block-cart-items__row', 'is-gift' );
		expect( asked[ 0 ] ).toMatchObject( [ '', { line: 1 }, LINE ] );
	} );

	it( 'showRemoveItemLink hides the remove button', () => {
		const { asked, addOn } = answering( 'showRemoveItemLink', false );
		open( addOn );
		expect(
			screen.queryByRole( 'button', { name: /^Remove Stone/ } )
		).toBe( null );
		expect( asked[ 0 ] ).toMatchObject( [ true, { line: 1 }, LINE ] );
	} );

	it( 'coupons changes the listed coupons and their labels', () => {
		const { asked, addOn } = answering( 'coupons', [
			{ code: 'ten', discount_type: '', totals: {}, label: 'Ten off' },
		] );
		open( addOn );
		expect(
			screen.getByRole( 'button', { name: 'Remove coupon "Ten off"' } )
		).toBeVisible();
		expect( asked[ 0 ] ).toMatchObject( [
			[ { code: 'ten', label: 'ten' } ],
			{},
			{ context: 'summary' },
		] );
	} );

	it.each( [
		[ 'totalLabel', 'Estimated total', 'Sum', /^Sum\$18\.00$/ ],
		[
			'totalValue',
			'<price/>',
			'only <price/>',
			/^Estimated totalonly \$18\.00$/,
		],
	] )( '%s changes the total', ( name, value, answer, text ) => {
		const { asked, addOn } = answering( name, answer );
		open( addOn );
		expect( totalItem() ).toHaveTextContent( text );
		expect( asked[ 0 ] ).toMatchObject( [ value, { whole: 2 }, WHOLE ] );
	} );

	it.each( [
		[ 'proceedToCheckoutButtonLabel', 'Proceed to Checkout', 'On' ],
		[
			'proceedToCheckoutButtonLink',
			'http://shop.test/checkout/',
			'http://shop.test/fast/',
		],
	] )( '%s changes the link to the checkout', ( name, value, answer ) => {
		const { asked, addOn } = answering( name, answer );
		open( addOn );
		for ( const link of proceed() ) {
			expect( [
				link.textContent,
				link.getAttribute( 'href' ),
			] ).toContain( answer );
		}
		expect( proceed().length ).toBeGreaterThan( 0 );
		// The store's cart, with the store's own names.
		expect( asked[ 0 ] ).toMatchObject( [
			value,
			{},
			{ cart: { items: [ { key: 'mug' } ], itemsCount: 1 } },
		] );
	} );

	it( 'reject an unsafe URL for the checkout link', () => {
		open(
			answering( 'proceedToCheckoutButtonLink', 'javascript:alert(1)' )
				.addOn
		);
		expect( proceed()[ 0 ] ).toHaveAttribute(
			'href',
			'http://shop.test/checkout/'
		);
	} );

	it.each( [
		[ 'showApplyCouponNotice', true ],
		[ 'showApplyCouponNotice', false ],
		[ 'showRemoveCouponNotice', true ],
		[ 'showRemoveCouponNotice', false ],
	] )( '%s controls the coupon notice: %s', async ( name, isShown ) => {
		const { asked, addOn } = answering( name, isShown );
		const { app } = open( addOn, { template: WITH_COUPONS } );
		const isRemoval = name === 'showRemoveCouponNotice';
		if ( isRemoval ) {
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
			);
		} else {
			await userEvent.click( screen.getByText( 'Add coupons' ) );
			await userEvent.type(
				screen.getByRole( 'textbox', { name: 'Enter code' } ),
				'five'
			);
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Apply' } )
			);
		}
		await act( () => app.api.pending[ 0 ]!.reply( CART ) );
		expect( app.notices() ).toHaveLength( isShown ? 1 : 0 );
		expect( asked[ 0 ] ).toEqual( [
			true,
			{},
			{ couponCode: isRemoval ? 'ten' : 'five', context: 'wc/cart' },
		] );
	} );

	it.each( [
		[ 'the wrong type', 7 ],
		[ 'no <price/>', 'nothing to pay' ],
	] )( 'ignores an invalid value for shoppers: %s', ( _, answer ) => {
		open( answering( 'cartItemPrice', answer ).addOn );
		expect(
			within( row() ).getAllByRole( 'cell' ).at( -1 )
		).toHaveTextContent( /^\$18\.00Save \$3\.00$/ );
		expect(
			page.app.pageExtensionPoints.statistics.report()
		).toMatchObject( [
			{ addOn: 'test', faults: [ { extensionPoint: 'cartItemPrice' } ] },
		] );
		expect( console ).toHaveErrored();
	} );

	it( 'shows the error of a failed filter in the line to administrators', () => {
		open( answering( 'cartItemPrice', 'nothing to pay' ).addOn, {
			settings: ADMIN,
		} );
		expect( row() ).toHaveTextContent(
			'Returned value must include <price/>, you passed "nothing to pay"'
		);
		expect( totalItem() ).toBeVisible();
		expect( console ).toHaveErrored();
	} );

	it( 'applies a filter from registration to removal', () => {
		open( () => undefined );
		const { addOn } = answering( 'itemName', 'Gift mug' );
		let undo = () => {};
		act( () => {
			undo = addOn( page.app.pageExtensionPoints );
		} );
		expect( row() ).toHaveTextContent( 'Gift mug' );
		act( () => undo() );
		expect( row() ).toHaveTextContent( 'Stone Mug' );
	} );
} );

const PropsOutput = ( props: Record< string, unknown > ) => (
	<output>
		{ Object.keys( props ).sort().join( ' ' ) } { String( props.context ) }{ ' ' }
		{ JSON.stringify( props.extensions ) }
	</output>
);

describe( 'slots', () => {
	it.each( [
		[
			'ExperimentalOrderMeta' as const,
			'.wp-block-woocommerce-cart-order-summary-block',
			'cart context extensions woocommerce/cart {"whole":2}',
		],
		[
			'ExperimentalDiscountsMeta' as const,
			'.wp-block-woocommerce-cart-order-summary-totals-block',
			'cart context extensions woocommerce/cart {"whole":2}',
		],
		[
			'ExperimentalOrderShippingPackages' as const,
			'.wc-block-components-totals-shipping',
			'cart collapse collapsible components context extensions noResultsMessage renderOption showItems woocommerce/cart {"whole":2}',
		],
	] )(
		'%s renders in its position with all fill props',
		( name, selector, text ) => {
			open( filling( SLOT_FILLS[ name ], <PropsOutput /> ), {
				settings: CALCULATOR_SETTING,
				template: CALCULATOR_TEMPLATE,
			} );
			expect( page.container.querySelector( selector ) ).toContainElement(
				screen.getByText( text )
			);
		}
	);

	it( 'do not change the markup if nothing fills them', () => {
		const html = (
			addOns?: ( extensionPoints: PageExtensionPoints ) => void
		) => {
			open( addOns );
			const { innerHTML } = page.container;
			page.close();
			// React numbers ids across renders.
			return innerHTML.replace( /:r\w+:/g, 'id' );
		};
		const without = html();
		expect( html( () => undefined ) ).toBe( without );
		open();
	} );

	it( 'update with the cart', () => {
		const Count = ( { cart = { cartItemsCount: 0 } } ) => (
			<output>{ cart.cartItemsCount } in it</output>
		);
		open( filling( SLOT_FILLS.ExperimentalOrderMeta, <Count /> ) );
		act( () => {
			page.app.registry
				.dispatch( cartStore )
				.receiveCart( { ...CART, items_count: 5 } );
		} );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '5 in it' );
	} );
} );

const Broken = (): ReactNode => {
	throw new Error( 'It broke.' );
};
const Endless = () => {
	const [ n, setN ] = useState( 0 );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- The mistake under test.
	useEffect( () => setN( n + 1 ) );
	return <p>{ n }</p>;
};
const block =
	( component: unknown, force = false, parent = 'cart-items-block' ) =>
	( { blocks }: PageExtensionPoints ) =>
		blocks.registerCheckoutBlock( {
			metadata: { name: 'test/gift', parent: `woocommerce/${ parent }` },
			component,
			force,
		} );
const GIFT =
	'<div class="a group"><div data-block-name="test/gift" data-wrap="red" class="gift"><b>Inside</b></div></div>';
const filledWith = ( html: string ) =>
	area( 'filled-cart', area( 'cart-items', html ) );

describe( 'add-on blocks', () => {
	const Gift = ( {
		wrap,
		children,
	}: {
		wrap?: string;
		children?: ReactNode;
	} ) => (
		<section aria-label="Gift">
			{ wrap } { children }
		</section>
	);
	const gift = () => screen.queryByRole( 'region', { name: 'Gift' } );
	const items = () => page.container.querySelector( '.wc-block-cart__main' );

	it( 'render in their position in the page', () => {
		open( block( Gift ), { template: filledWith( GIFT ) } );
		expect( gift() ).toHaveTextContent( 'red Inside' );
		expect( gift()?.parentElement ).toHaveClass( 'group' );
	} );

	it( 'are added if they are forced and missing from the page', () => {
		open( block( Gift, true ) );
		expect( items() ).toContainElement( gift() );
	} );

	it( 'replace their container when they register after the first render', () => {
		open( () => undefined, { template: filledWith( GIFT ) } );
		expect( gift() ).toBeNull();
		expect( screen.getByText( 'Inside' ).parentElement ).toHaveClass(
			'gift'
		);
		act( () => block( Gift )( page.app.pageExtensionPoints ) );
		expect( gift() ).toHaveTextContent( 'red Inside' );
		expect( screen.getAllByText( 'Inside' ) ).toHaveLength( 1 );
	} );

	it( 'are added once when they are forced and register after the first render', () => {
		open( () => undefined );
		act( () => block( Gift, true )( page.app.pageExtensionPoints ) );
		expect( items() ).toContainElement( gift() );
		expect(
			screen.getAllByRole( 'region', { name: 'Gift' } )
		).toHaveLength( 1 );
	} );

	it( 'render in their position if only a component is registered', () => {
		open(
			( { components } ) =>
				components.registerBlockComponent( {
					blockName: 'test/gift',
					component: Gift,
					context: 'woocommerce/cart',
				} ),
			{ template: filledWith( GIFT ) }
		);
		expect( gift() ).toHaveTextContent( 'red Inside' );
	} );

	it.each( [
		[ 'throws', Broken, 'threw', 'It broke.' ],
		[ 'renders endlessly', Endless, 'renderLoop', 'times within' ],
	] )(
		'affect only their own area if the block %s',
		( _, component, kind, message ) => {
			open( block( component, true ) );
			expect( row() ).toHaveTextContent( 'Stone Mug' );
			expect( screen.queryByText( /Unexpected error/ ) ).toBeNull();
			expect(
				page.app.pageExtensionPoints.statistics.report()
			).toMatchObject( [
				{
					addOn: 'test/gift',
					faults: [
						{
							extensionPoint: 'block',
							kind,
							message: expect.stringContaining( message ),
						},
					],
				},
			] );
			expect( console ).toHaveErrored();
		}
	);

	it( 'show the name of a block that throws to administrators', () => {
		open( block( Broken, true ), { settings: ADMIN } );
		expect(
			screen.getByText( 'Unexpected error in: test/gift' )
		).toBeVisible();
		expect( screen.getByText( /It broke\./ ) ).toBeVisible();
		expect( console ).toHaveErrored();
	} );
} );
