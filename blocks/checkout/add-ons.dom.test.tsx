import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	SLOT_FILLS,
	type PageExtensionPoints,
	type PaymentMethodInterface,
} from '@shopfront/bindings';
import { fieldChecks } from '@shopfront/checkout-form';
import { checkoutStore } from '@shopfront/data/checkout';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { addAction, removeAction } from '@wordpress/hooks';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { answering, filling } from '../../tests/fixtures/add-on';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import { loadJsxRuntime } from '../../tests/fixtures/jsx-runtime';
import {
	checkoutFields,
	checkoutTotals,
	openCheckout,
	type OpenCheckoutOptions,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const pickup = shippingRate( {
	rate_id: 'pickup_location:0',
	method_id: 'pickup_location',
	name: 'Pickup',
	meta_data: [
		{ key: 'pickup_location', value: 'Downtown' },
		{ key: 'pickup_address', value: '1 Market Street' },
	],
} );
const CART = cartResponse(
	[ cartItem( { quantity: 2, extensions: { line: 1 } } ) ],
	{
		needs_shipping: true,
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: true } ),
				shippingRate( { rate_id: 'flat_rate:2', name: 'Overnight' } ),
				pickup,
			] ),
		],
		coupons: [ cartCoupon( 'ten', '100' ) ],
		totals: { total_discount: '100', total_shipping: '1000' },
		extensions: { whole: 2 },
		payment_methods: [ 'bad', 'cod' ],
	}
);
const SETTINGS = {
	couponsEnabled: true,
	localPickupEnabled: true,
	collectableMethodIds: [ 'pickup_location' ],
};
const ADMIN = { currentUserIsAdmin: true };

let page: TestCheckout;
beforeAll( () => fieldChecks.fetch() );
const open = (
	addOns?: ( extensionPoints: PageExtensionPoints ) => void,
	{ settings = {}, ...options }: OpenCheckoutOptions = {}
) => {
	page = openCheckout( CART, {
		addOns,
		settings: { ...SETTINGS, ...settings },
		...options,
	} );
	return page;
};
afterEach( () => {
	page.close();
	window.sessionStorage.clear();
	window.localStorage.clear();
} );

const find = ( selector: string ) => page.container.querySelector( selector );
const item = () => find( '.wc-block-components-order-summary-item' );

const LINE = {
	context: 'summary',
	cartItem: { key: 'mug' },
	cart: { cartItems: [ { key: 'mug' } ] },
};

it( 'emits the form-rendered event once, with the fields in the document', () => {
	const action =
		'experimental__woocommerce_blocks-checkout-render-checkout-form';
	const listener = jest.fn( () => document.getElementById( 'email' ) );
	addAction( action, 'test', listener );
	open();
	removeAction( action, 'test' );
	expect( listener.mock.calls ).toEqual( [
		[ { storeCart: expect.objectContaining( { itemsCount: 2 } ) } ],
	] );
	expect( listener ).toHaveReturnedWith( expect.any( HTMLElement ) );
} );

describe( 'filters', () => {
	it.each( [
		[ 'itemName', 'Stone Mug', 'Gift mug', 'Gift mug' ],
		[ 'cartItemPrice', '<price/>', '<price/> in all', '$36.00 in all' ],
		[
			'subtotalPriceFormat',
			'<price/>',
			'<price/> for one',
			'$18.00 for one',
		],
		[
			'cartItemScreenReaderPrice',
			'Total price for <quantity/> <productName/> items: <price/>',
			'<price/>: <quantity/> times <productName/>',
			'$36.00: 2 times Stone Mug',
		],
	] )( '%s changes the order item', ( name, value, answer, text ) => {
		const { asked, addOn } = answering( name, answer );
		open( addOn );
		expect( item() ).toHaveTextContent( text );
		expect( asked[ 0 ] ).toMatchObject( [ value, { line: 1 }, LINE ] );
	} );

	it( 'cartItemClass adds a class to the item', () => {
		open( answering( 'cartItemClass', 'is-gift' ).addOn );
		expect( item() ).toHaveClass( 'is-gift' );
	} );

	it( 'coupons changes their labels', () => {
		open(
			answering( 'coupons', [
				{
					code: 'ten',
					discount_type: '',
					totals: {},
					label: 'Ten off',
				},
			] ).addOn
		);
		expect(
			screen.getByRole( 'button', { name: 'Remove coupon "Ten off"' } )
		).toBeVisible();
	} );

	it.each( [
		[ 'totalLabel', 'Total', 'Sum', /^Sum\$/ ],
		[ 'totalValue', '<price/>', 'only <price/>', /^Totalonly \$/ ],
	] )( '%s changes the total', ( name, value, answer, text ) => {
		const { asked, addOn } = answering( name, answer );
		open( addOn );
		expect(
			find( '.wc-block-components-totals-footer-item' )
		).toHaveTextContent( text );
		expect( asked[ 0 ] ).toMatchObject( [
			value,
			{ whole: 2 },
			{ cart: { cartItems: [ { key: 'mug' } ] } },
		] );
	} );

	it( "placeOrderButtonLabel changes the page's button label", () => {
		const { asked, addOn } = answering( 'placeOrderButtonLabel', 'Buy it' );
		open( addOn, {
			template: checkoutFields(
				'checkout-actions-block',
				'data-place-order-button-label="Order now"'
			),
		} );
		expect(
			screen.getByRole( 'button', { name: 'Buy it' } )
		).toBeVisible();
		expect( asked[ 0 ] ).toEqual( [ 'Order now', {}, null ] );
	} );
} );

interface ShippingGiven {
	components: { ShippingRatesControlPackage: ComponentType< object > };
	renderOption: ( rate: ShippingRateResponse ) => object;
	cart: { shippingRates: { shipping_rates: ShippingRateResponse[] }[] };
}

const PropsOutput = ( props: Record< string, unknown > ) => (
	<output>
		{ Object.keys( props ).sort().join( ' ' ) } { String( props.context ) }
	</output>
);

const COMMON = 'cart context extensions woocommerce/checkout';

describe( 'slots', () => {
	it.each( [
		[
			'ExperimentalOrderMeta' as const,
			'.wc-block-components-checkout-order-summary__content',
			COMMON,
		],
		[
			'ExperimentalDiscountsMeta' as const,
			'.wp-block-woocommerce-checkout-order-summary-totals-block',
			COMMON,
		],
		[
			'ExperimentalOrderShippingPackages' as const,
			'#shipping-option',
			'cart collapse collapsible components context extensions noResultsMessage renderOption showItems woocommerce/checkout',
		],
	] )(
		'%s renders in its position with all fill props',
		( name, selector, text ) => {
			open( filling( SLOT_FILLS[ name ], <PropsOutput /> ) );
			expect( find( selector ) ).toContainElement(
				screen.getByText( text )
			);
		}
	);

	it( 'render the pickup slot while pickup is selected', async () => {
		open(
			filling(
				SLOT_FILLS.ExperimentalOrderLocalPickupPackages,
				<PropsOutput />
			)
		);
		expect( screen.queryByRole( 'status' ) ).toBeNull();
		await act( async () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.setPrefersCollection( true );
			await settle();
		} );
		expect( find( '#pickup-options' ) ).toContainElement(
			screen.getByText(
				'cart components extensions renderPickupLocation undefined'
			)
		);
	} );

	it( 'pass the shipping slot everything needed to select rates', async () => {
		const Packages = ( {
			components,
			renderOption,
			cart,
		}: Partial< ShippingGiven > ) => {
			const Package = components?.ShippingRatesControlPackage;
			return Package && cart ? (
				<section aria-label="Mine">
					<Package
						{ ...{
							packageId: 0,
							packageData: {
								...cart.shippingRates[ 0 ],
								package_id: 'mine',
							},
							renderOption,
						} }
					/>
				</section>
			) : null;
		};
		open(
			filling(
				SLOT_FILLS.ExperimentalOrderShippingPackages,
				<Packages />
			)
		);
		const choice = screen
			.getByRole( 'region', { name: 'Mine' } )
			.querySelector( 'input[value="flat_rate:2"]' );
		await userEvent.click( choice! );
		expect( page.app.api.sent.at( -1 ) ).toMatchObject( {
			path: expect.stringContaining( 'select-shipping-rate' ),
			data: { package_id: 0, rate_id: 'flat_rate:2' },
		} );
	} );

	it( 'render in both summaries of a narrow page', () => {
		open( filling( SLOT_FILLS.ExperimentalOrderMeta, <i>Meta</i> ), {
			widthPx: 400,
		} );
		expect( screen.getAllByText( 'Meta' ) ).toHaveLength( 2 );
	} );

	it( 'accept fills from outside the form', () => {
		open( ( { plugins } ) => {
			plugins.registerPlugin( 'test', {
				scope: 'woocommerce-checkout',
				render: () => <form aria-label="Mine" />,
			} );
		} );
		expect( find( 'form[aria-label="Mine"]' ) ).not.toBeNull();
		expect( find( 'form form' ) ).toBeNull();
	} );
} );

const Broken = (): ReactNode => {
	throw new Error( 'It broke.' );
};

describe( 'add-on blocks', () => {
	const register =
		( component: unknown, force: boolean, area: string ) =>
		( { blocks }: PageExtensionPoints ) =>
			blocks.registerCheckoutBlock( {
				metadata: {
					name: 'test/gift',
					parent: `woocommerce/checkout-${ area }-block`,
				},
				component,
				force,
			} );

	it.each( [
		'fields',
		'totals',
		'contact-information',
		'shipping-method',
		'shipping-methods',
		'shipping-address',
		'payment',
		'order-summary',
	] )( 'render with their props when they are forced into %s', ( area ) => {
		open( register( PropsOutput, true, area ) );
		expect(
			find( `.wp-block-woocommerce-checkout-${ area }-block` )
		).toContainElement(
			screen.getByText(
				'cart checkoutExtensionData extensions validation undefined'
			)
		);
	} );

	it( 'render their own fallback when they are forced', () => {
		const Fallback = ( { children }: { children?: ReactNode } ) => (
			<p>{ children || 'Its own fallback' }</p>
		);
		open( register( Fallback, true, 'fields' ) );
		expect( screen.getByText( 'Its own fallback' ) ).toBeVisible();
	} );

	it( 'contain other blocks that are forced into them', () => {
		const Box = ( { children }: { children?: ReactNode } ) => (
			<section aria-label="Box">{ children }</section>
		);
		open( ( extensionPoints ) => {
			register( Box, true, 'fields' )( extensionPoints );
			extensionPoints.blocks.registerCheckoutBlock( {
				metadata: {
					name: 'test/card',
					parent: [
						'test/gift',
						'woocommerce/checkout-totals-block',
					],
				},
				component: () => <p>A card</p>,
				force: true,
			} );
		} );
		expect( screen.getByLabelText( 'Box' ) ).toHaveTextContent( 'A card' );
	} );

	it( 'send their extension data with the order', async () => {
		const Gift = ( {
			checkoutExtensionData: data,
		}: {
			checkoutExtensionData?: {
				setExtensionData: ( ...args: string[] ) => void;
			};
		} ) => (
			<button
				type="button"
				onClick={ () =>
					data?.setExtensionData( 'gift', 'wrap', 'red' )
				}
			>
				Wrap it
			</button>
		);
		open( register( Gift, false, 'contact-information' ), {
			template: `${ checkoutFields().replace(
				'</div>',
				'<div data-block-name="woocommerce/checkout-contact-information-block"><div data-block-name="test/gift"></div></div></div>'
			) }${ checkoutTotals }`,
		} );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Wrap it' } )
		);
		expect(
			page.app.registry.select( checkoutStore ).getExtensionData()
		).toEqual( { gift: { wrap: 'red' } } );
	} );

	it.each( [
		[ 'administrators see the error', ADMIN, 1 ],
		[ 'shoppers see nothing', {}, 0 ],
	] )(
		'affect only their own area when they throw: %s',
		( _, settings, count ) => {
			open( register( Broken, true, 'contact-information' ), {
				settings,
			} );
			expect(
				screen.queryAllByText( 'Unexpected error in: test/gift' )
			).toHaveLength( count );
			expect( screen.getByLabelText( 'Email address' ) ).toBeVisible();
			expect( console ).toHaveErrored();
		}
	);
} );

describe( 'payment method that throws', () => {
	const register = ( changes: Record< string, ReactElement | string > ) => {
		open( () => undefined );
		page.app.payments.registerPaymentMethod( {
			name: 'bad',
			label: 'Bad',
			ariaLabel: 'Bad',
			content: <p>Content</p>,
			edit: null,
			canMakePayment: () => true,
			...changes,
		} );
	};
	const faults = () =>
		page.app.pageExtensionPoints.statistics
			.report()
			.map( ( { addOn, faults: [ fault ] } ) => [
				addOn,
				fault?.extensionPoint,
			] );

	it.each( [
		[ 'its content', { content: <Broken /> }, 'payment-content' ],
		[ 'its label', { label: <Broken /> }, 'payment-label' ],
	] )(
		'%s appears in the add-on statistics',
		async ( _, changes, extensionPoint ) => {
			register( changes );
			await screen.findByRole( 'radio', { name: /Bad/ } );
			expect( faults() ).toEqual( [ [ 'bad', extensionPoint ] ] );
			expect( screen.getByLabelText( 'Email address' ) ).toBeVisible();
			expect( console ).toHaveErrored();
		}
	);

	it( 'appears in the add-on statistics as an express method too', async () => {
		open( () => undefined );
		page.app.payments.registerExpressPaymentMethod( {
			name: 'wallet',
			content: <Broken />,
			edit: <Broken />,
			canMakePayment: () => true,
		} );
		await waitFor( () =>
			expect( faults() ).toEqual( [ [ 'wallet', 'express-payment' ] ] )
		);
		expect( find( '#express-payment-method-wallet' ) ).toBeNull();
		expect( console ).toHaveErrored();
	} );
} );

describe.each( [ 18, 19 ] as const )(
	'elements of the JSX runtime of React %s',
	( runtime ) => {
		const { jsx, jsxs } = loadJsxRuntime( runtime );

		it( 'render in a block, in a fill and in a payment method', async () => {
			const Text = ( { text }: { text: string } ) =>
				jsx( 'p', { children: text } );
			const Content = ( {
				components,
			}: Partial< PaymentMethodInterface > ) =>
				jsx( components?.LoadingMask ?? 'div', {
					children: jsx( Text, { text: 'Card number' } ),
				} );
			const Label = ( {
				components,
			}: Partial< PaymentMethodInterface > ) =>
				jsx( components?.PaymentMethodLabel ?? 'span', {
					text: jsx( 'b', { children: 'Card' } ),
				} );
			open( ( { blocks, plugins } ) => {
				blocks.registerCheckoutBlock( {
					metadata: {
						name: 'test/gift',
						parent: 'woocommerce/checkout-fields-block',
					},
					component: () =>
						jsx( 'section', {
							children: jsx( Text, { text: 'Gift wrap' } ),
						} ),
					force: true,
				} );
				plugins.registerPlugin( 'test-note', {
					scope: 'woocommerce-checkout',
					render: () =>
						jsx( SLOT_FILLS.ExperimentalOrderMeta, {
							children: jsxs( 'div', {
								children: [
									jsx( Text, { text: 'Order note' } ),
								],
							} ),
						} ),
				} );
			} );
			await act( async () =>
				page.app.payments.registerPaymentMethod( {
					name: 'cod',
					label: jsx( Label, {} ),
					ariaLabel: 'Card',
					content: jsx( Content, {} ),
					edit: null,
					canMakePayment: () => true,
				} )
			);
			for ( const text of [
				'Gift wrap',
				'Order note',
				'Card',
				'Card number',
			] ) {
				expect( await screen.findByText( text ) ).toBeVisible();
			}
		} );
	}
);
