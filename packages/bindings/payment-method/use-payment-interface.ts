import { cartStore, type StoreCart } from '@shopfront/data/cart';
import {
	checkoutStore,
	findShippingProblem,
	type ShippingProblem,
} from '@shopfront/data/checkout';
import {
	paymentStore,
	selectedRates,
	type PaymentStatusFlags,
} from '@shopfront/data/payment';
import { RESPONSE_TYPES } from '@shopfront/events';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import { currencyFromResponse } from '@shopfront/money';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useSelect, type DataRegistry } from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import { __ } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';
import { useCartForAddOns } from '../cart/use-store-cart';
import { chooseRate } from '../cart/choose-rate';
import { cartTotalItems, cartTotalValue } from './cart-total-items';
import { INTERFACE_COMPONENTS } from './interface-components';
import type { PaymentMethodInterface } from './payment-interface';
import { submitOrder } from '../checkout/shell/submit-order';

interface InterfaceSource {
	readonly cart: StoreCart;
	readonly activePaymentMethod: string;
	readonly customerId: number;
	readonly isCalculating: boolean;
	readonly isComplete: boolean;
	readonly isIdle: boolean;
	readonly isProcessing: boolean;
	readonly paymentStatus: PaymentStatusFlags;
	readonly isSelectingRate: boolean;
	readonly shippingProblem: ShippingProblem;
	readonly shouldSavePayment: boolean;
}

export type SharedInterface = Omit<
	PaymentMethodInterface,
	'eventRegistration'
>;

/** These parts never change on a page. */
type StaticInterface = Pick<
	PaymentMethodInterface,
	'components' | 'emitResponse' | 'onSubmit' | 'setExpressPaymentError'
> &
	Pick<
		PaymentMethodInterface[ 'shippingData' ],
		'setSelectedRates' | 'setShippingAddress'
	>;

const SHIPPING_ERROR_TYPES: PaymentMethodInterface[ 'shippingStatus' ][ 'shippingErrorTypes' ] =
	{
		NONE: 'none',
		INVALID_ADDRESS: 'invalid_address',
		UNKNOWN: 'unknown_error',
	};

const createStaticInterface = ( app: BlockApp ): StaticInterface => ( {
	components: INTERFACE_COMPONENTS,
	emitResponse: {
		noticeContexts: NOTICE_CONTEXTS,
		responseTypes: RESPONSE_TYPES,
	},
	onSubmit: () => submitOrder( app.registry ),
	setExpressPaymentError: ( message ) => {
		deprecated(
			'setExpressPaymentError should only be used by Express Payment Methods (using the provided onError handler).',
			{ alternative: 'onError' }
		);
		void app.registry
			.dispatch( paymentStore )
			.__internalSetExpressPaymentError( message );
	},
	setSelectedRates: ( rateId, packageId = null ) =>
		chooseRate( app, rateId, packageId ),
	setShippingAddress: ( changes ) =>
		app.registry.dispatch( cartStore ).setShippingAddress( changes ),
} );

const build = (
	{ settings }: BlockApp,
	{ setSelectedRates, setShippingAddress, ...fixed }: StaticInterface,
	{ cart, shippingProblem, ...source }: InterfaceSource
): SharedInterface => ( {
	...fixed,
	activePaymentMethod: source.activePaymentMethod,
	billing: {
		appliedCoupons: cart.cartCoupons,
		billingAddress: cart.billingAddress,
		billingData: cart.billingAddress,
		cartTotal: {
			label: __( 'Total', 'woocommerce' ),
			value: cartTotalValue( cart.cartTotals ),
		},
		cartTotalItems: cartTotalItems(
			cart.cartTotals,
			cart.cartNeedsShipping
		),
		currency: currencyFromResponse(
			cart.cartTotals,
			settings.siteCurrency
		),
		customerId: source.customerId,
		displayPricesIncludingTax: settings.displayCartPricesIncludingTax,
	},
	cartData: {
		cartItems: cart.cartItems,
		cartFees: cart.cartFees,
		extensions: cart.extensions,
	},
	checkoutStatus: {
		isCalculating: source.isCalculating,
		isComplete: source.isComplete,
		isIdle: source.isIdle,
		isProcessing: source.isProcessing,
	},
	paymentStatus: source.paymentStatus,
	shippingData: {
		isSelectingRate: source.isSelectingRate,
		needsShipping: cart.cartNeedsShipping,
		selectedRates: selectedRates( cart.shippingRates ),
		setSelectedRates,
		setShippingAddress,
		shippingAddress: cart.shippingAddress,
		shippingRates: cart.shippingRates,
		shippingRatesLoading: cart.isLoadingRates,
	},
	shippingStatus: {
		shippingErrorStatus: {
			isPristine: shippingProblem === SHIPPING_ERROR_TYPES.NONE,
			isValid: shippingProblem === SHIPPING_ERROR_TYPES.NONE,
			hasInvalidAddress:
				shippingProblem === SHIPPING_ERROR_TYPES.INVALID_ADDRESS,
			hasError: shippingProblem !== SHIPPING_ERROR_TYPES.NONE,
		},
		shippingErrorTypes: SHIPPING_ERROR_TYPES,
	},
	shouldSavePayment: source.shouldSavePayment,
} );

/** The elements of all methods share one interface per app, built once per change. */
const interfaceCache = new WeakMap<
	BlockApp,
	{
		fixed: StaticInterface;
		source: InterfaceSource;
		result: SharedInterface;
	}
>();

const isSame = ( a: InterfaceSource, b: InterfaceSource ): boolean =>
	Object.entries( a ).every(
		( [ key, value ] ) => Reflect.get( b, key ) === value
	);

const getInterface = (
	app: BlockApp,
	source: InterfaceSource
): SharedInterface => {
	const last = interfaceCache.get( app );
	if ( last && isSame( last.source, source ) ) {
		return last.result;
	}
	const fixed = last?.fixed ?? createStaticInterface( app );
	const fresh = build( app, fixed, source );
	const result = last
		? replaceEqualDeep(
				// Structural sharing leaves this out: it has its own stable reference, and members that a copy would
				// lose.
				{ ...last.result, paymentStatus: fresh.paymentStatus },
				fresh
			)
		: fresh;
	interfaceCache.set( app, { fixed, source, result } );
	return result;
};

const readSource = (
	select: DataRegistry[ 'select' ],
	cart: StoreCart
): InterfaceSource => {
	const checkout = select( checkoutStore );
	const payment = select( paymentStore );
	return {
		cart,
		activePaymentMethod: payment.getActivePaymentMethod(),
		customerId: checkout.getCustomerId(),
		isCalculating: checkout.isCalculating(),
		isComplete: checkout.isComplete(),
		isIdle: checkout.isIdle(),
		isProcessing: checkout.isProcessing(),
		paymentStatus: payment.getPaymentStatusFlags(),
		isSelectingRate: select( cartStore ).isShippingRateBeingSelected(),
		shippingProblem: findShippingProblem( { select } ),
		shouldSavePayment: payment.getShouldSavePaymentMethod(),
	};
};

const wholeCart = ( cart: StoreCart ) => cart;

/** All payment methods share it. Its reference changes only with its content. */
export const usePaymentInterface = (): SharedInterface => {
	const app = useBlockApp();
	const cart = useCartForAddOns( wholeCart );
	return useSelect(
		( select ) => getInterface( app, readSource( select, cart ) ),
		[ app, cart ]
	);
};
