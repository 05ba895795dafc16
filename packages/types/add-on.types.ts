import type {
	CanMakePaymentArg,
	CheckoutBlockProps,
	ExpressPaymentProps,
	FillProps,
	PaymentMethodInterface,
} from '@shopfront/types';
import type { ReactElement } from 'react';
import { claim, type Same } from './claim.types';

declare const element: ReactElement;

/** Never runs. `npm run types` checks that it compiles, and that each marked line doesn't. */
export const addOn = () => {
	const { wc, wp } = window;

	// Filters.
	wc.blocksCheckout.registerCheckoutFilters( 'mine', {
		itemName: ( name, extensions, { cartItem, context } ) => {
			claim< Same< typeof context, 'cart' | 'summary' > >( context );
			claim< Same< typeof extensions, Record< string, unknown > > >(
				extensions
			);
			return `${ name } × ${ cartItem.quantity }`;
		},
		showRemoveItemLink: ( isShown, _extensions, { cartItem } ) =>
			isShown && cartItem.id !== 7,
		coupons: ( coupons ) =>
			coupons.map( ( coupon ) => ( { ...coupon, label: 'Gift' } ) ),
		totalLabel: ( label, _extensions, { cart } ) =>
			cart.cartItemsCount > 1 ? `${ label }!` : label,
		placeOrderButtonLabel: () => 'Buy',
	} );
	wc.blocksCheckout.registerCheckoutFilters( 'mine', {
		// @ts-expect-error: unknown filter.
		itemNam: ( name: string ) => name,
	} );
	wc.blocksCheckout.registerCheckoutFilters( 'mine', {
		// @ts-expect-error: requires a boolean.
		showRemoveItemLink: () => 'no',
	} );
	wc.blocksCheckout.registerCheckoutFilters( 'mine', {
		// @ts-expect-error: filters must be synchronous.
		itemName: async ( name ) => name,
	} );

	// Slots.
	const Gift = ( {
		cart,
		context,
	}: Partial< FillProps< 'ExperimentalOrderMeta' > > ) => {
		claim<
			Same<
				typeof context,
				'woocommerce/cart' | 'woocommerce/checkout' | undefined
			>
		>( context );
		// @ts-expect-error: the cart may be undefined.
		const count = cart.cartItemsCount;
		return count > 1 ? element : null;
	};
	wp.plugins.registerPlugin( 'mine', {
		scope: 'woocommerce-checkout',
		render: () =>
			wp.element.createElement(
				wc.blocksCheckout.ExperimentalOrderMeta,
				null,
				wp.element.createElement( Gift )
			),
	} );
	// @ts-expect-error: `render` is required.
	wp.plugins.registerPlugin( 'mine', {} );

	// Blocks.
	const { registerCheckoutBlock, innerBlockAreas } = wc.blocksCheckout;
	registerCheckoutBlock( {
		metadata: {
			name: 'mine/gift',
			parent: innerBlockAreas.CHECKOUT_FIELDS,
		},
		component: ( {
			checkoutExtensionData,
			wrapPaper,
		}: CheckoutBlockProps & { wrapPaper?: string } ) => {
			checkoutExtensionData.setExtensionData(
				'mine',
				'paper',
				wrapPaper
			);
			return element;
		},
		force: true,
	} );
	registerCheckoutBlock( {
		// @ts-expect-error: `parent` is required.
		metadata: { name: 'mine/gift' },
		component: () => null,
	} );
	registerCheckoutBlock( {
		metadata: { name: 'mine/gift', parent: '' },
		// @ts-expect-error: requires a component, not an element.
		component: element,
	} );

	// Payment methods.
	const {
		registerPaymentMethod,
		registerExpressPaymentMethod,
		registerPaymentMethodExtensionCallbacks,
	} = wc.wcBlocksRegistry;
	const method = {
		name: 'mine',
		label: 'Mine',
		ariaLabel: 'Mine',
		content: element,
		edit: element,
		canMakePayment: ( { cartTotals }: CanMakePaymentArg ) =>
			cartTotals.total_price !== '0',
	};
	registerPaymentMethod( {
		...method,
		placeOrderButton: ( { validate, disabled } ) => {
			claim< Same< typeof disabled, boolean > >( disabled );
			void validate().then( ( { hasError } ) => hasError );
			return null;
		},
	} );
	registerExpressPaymentMethod( {
		name: 'wallet',
		content: element,
		edit: null,
		canMakePayment: async () => ( { error: { message: 'Not here' } } ),
	} );
	registerPaymentMethodExtensionCallbacks( 'mine', {
		cod: ( { cart } ) => cart.cartItemsCount < 3,
	} );
	// @ts-expect-error: `canMakePayment` is required.
	registerPaymentMethod( { ...method, canMakePayment: undefined } );
	// @ts-expect-error: features must be a list.
	registerPaymentMethod( { ...method, supports: { features: 'products' } } );
	const asyncCallbacks = { cod: async () => true };
	// @ts-expect-error: these callbacks must be synchronous.
	registerPaymentMethodExtensionCallbacks( 'mine', asyncCallbacks );

	// Events and responses.
	const pay = ( {
		eventRegistration,
		emitResponse,
		onSubmit,
	}: PaymentMethodInterface ) => {
		const stop = eventRegistration.onPaymentSetup(
			async () => ( {
				type: emitResponse.responseTypes.SUCCESS,
				meta: { paymentMethodData: { token: 'abc' } },
			} ),
			5
		);
		// @ts-expect-error: unknown response type.
		eventRegistration.onPaymentSetup( () => ( { type: 'fine' } ) );
		eventRegistration.onCheckoutFail( ( { orderId } ) => ( {
			type: 'failure',
			message: `Order ${ orderId }`,
			messageContext: emitResponse.noticeContexts.PAYMENTS,
			retry: false,
		} ) );
		eventRegistration.onCheckoutSuccess( () => true );
		onSubmit();
		return stop;
	};
	const press = ( {
		onClick,
		onError,
		buttonAttributes,
	}: ExpressPaymentProps ) => {
		onClick();
		// @ts-expect-error: a message is required.
		onError();
		return buttonAttributes?.height;
	};
	wc.blocksCheckoutEvents.checkoutEvents.onCheckoutValidation( () => ( {
		type: 'error',
		errorMessage: 'No',
		validationErrors: { mine: { message: 'No', hidden: false } },
	} ) );

	// Stores.
	const cart = wp.data.select( 'wc/store/cart' );
	claim<
		Same<
			ReturnType< typeof cart.getCartItem >,
			| ReturnType< typeof cart.getCartData >[ 'items' ][ number ]
			| undefined
		>
	>();
	// @ts-expect-error: the key of a line is a string.
	cart.getCartItem( 7 );
	// @ts-expect-error: unknown selector.
	cart.getCart();
	// @ts-expect-error: this selector is private.
	cart.getServerCart();
	void wp.data
		.dispatch( 'wc/store/checkout' )
		.setExtensionData( 'mine', { paper: 'red' } );
	const { setValidationErrors } = wp.data.dispatch( 'wc/store/validation' );
	// @ts-expect-error: an error requires a message.
	void setValidationErrors( { mine: 'No' } );
	const status: string = wp.data.useSelect(
		( select ) => select( 'wc/store/checkout' ).getCheckoutStatus(),
		[]
	);

	// Settings.
	const { getSetting } = wc.wcSettings;
	const names: Readonly< Record< string, string > > = getSetting(
		'countries',
		{}
	);
	// @ts-expect-error: data of a gateway is unknown.
	const title: string = getSetting( 'mine_data', {} ).title;
	const printed: string = getSetting( 'mine_data', {}, ( value ) =>
		String( value )
	);

	// Events without React.
	document.body.addEventListener(
		'wc-blocks_added_to_cart',
		( { detail } ) => {
			claim<
				Same< typeof detail.preserveCartData, boolean | undefined >
			>( detail );
		}
	);
	void wc.blocksCheckout
		.extensionCartUpdate( { namespace: 'mine', data: { points: 5 } } )
		.then( ( answer ) => answer?.totals.total_price );
	// @ts-expect-error: `namespace` is required.
	void wc.blocksCheckout.extensionCartUpdate( { data: {} } );

	return { pay, press, status, names, title, printed };
};
