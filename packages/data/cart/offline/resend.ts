import { containsValues } from '@shopfront/address';
import {
	getErrorDetails,
	getGenericErrorMessage,
	noticesStore,
	processErrorResponse,
} from '@shopfront/data/notices';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { parseTypedQuantity } from '@shopfront/quantity';
import { htmlToText } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import { showWaitedCouponError } from '../coupon-error';
import { cartStore } from '../store';
import { withAdditionId } from '../additions';
import { getPageContext } from '../page-context';
import type { SavedOperation } from './save-operations';

type Saved< Kind extends SavedOperation[ 'kind' ] > = Extract<
	SavedOperation,
	{ kind: Kind }
>;

/** The line has changed elsewhere, so the earlier change no longer applies. */
const showConflict = (
	registry: StoreRegistry,
	{ key, name }: Saved< 'setQuantity' | 'typeQuantity' | 'remove' >
) =>
	void registry.dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: name of the item. */
			__(
				'Your change of "%s" was not saved because your cart has changed in the meantime. Please check your cart.',
				'shopfront'
			),
			name
		),
		{ id: `${ key }-not-saved`, context: NOTICE_CONTEXTS.CART }
	);

const resendItemChange = async (
	registry: StoreRegistry,
	operation: Saved< 'setQuantity' | 'typeQuantity' | 'remove' >
): Promise< void > => {
	const { changeCartItemQuantity, removeItemFromCart } =
		registry.dispatch( cartStore );
	const { kind, key, from } = operation;
	const item = registry
		.select( cartStore )
		.getServerCart()
		.items.find( ( each ) => each.key === key );
	const current = item?.quantity;
	const quantity =
		kind === 'typeQuantity'
			? parseTypedQuantity(
					operation.text,
					item?.quantity_limits ?? {},
					operation.from,
					getServices( registry ).settings.siteCurrency
						.decimalSeparator
				).quantity
			: kind === 'setQuantity' && operation.quantity;
	if ( quantity === false ? ! item : current === quantity ) {
		return;
	}
	if ( from !== null && current !== from ) {
		showConflict( registry, operation );
		return;
	}
	await ( quantity === false
		? removeItemFromCart( key )
		: changeCartItemQuantity( key, quantity ) );
};

const resendRate = async (
	registry: StoreRegistry,
	{ rateId, packageId }: Saved< 'selectRate' >
): Promise< void > => {
	const isOffered = registry
		.select( cartStore )
		.getServerCart()
		.shippingRates.some( ( { shipping_rates: rates } ) =>
			rates.some( ( rate ) => rate.rate_id === rateId )
		);
	if ( isOffered ) {
		await registry
			.dispatch( cartStore )
			.selectShippingRate( rateId, packageId );
	}
};

const resendCoupon = async (
	registry: StoreRegistry,
	{ kind, code }: Saved< 'applyCoupon' | 'removeCoupon' >
): Promise< void > => {
	const isApplied = registry
		.select( cartStore )
		.getServerCart()
		.coupons.some(
			( coupon ) => coupon.code.toLowerCase() === code.toLowerCase()
		);
	const { applyCoupon, removeCoupon } = registry.dispatch( cartStore );
	if ( kind === 'removeCoupon' ) {
		if ( isApplied ) {
			await removeCoupon( code );
		}
	} else if ( ! isApplied ) {
		try {
			await applyCoupon( code );
		} catch ( error ) {
			showWaitedCouponError( registry, code, error );
		}
	}
};

/** There may be no button for the product on this page. */
const showAdditionError = (
	registry: StoreRegistry,
	{ additionId, name }: Saved< 'add' >,
	error: unknown
): void => {
	const [ detail ] = getErrorDetails( error );
	const reason =
		detail?.code === 'invalid_json'
			? ''
			: htmlToText( detail?.message ?? '' );
	const message = reason || getGenericErrorMessage();
	void registry.dispatch( noticesStore ).createErrorNotice(
		name === '' || message.includes( name )
			? message
			: sprintf(
					/* translators: 1: name of a product, 2: reason. */
					__(
						'"%1$s" was not added to your cart. %2$s',
						'shopfront'
					),
					name,
					message
				),
		{
			id: `${ additionId }-not-added`,
			context: getPageContext( registry ),
		}
	);
};

const resendAddition = async (
	registry: StoreRegistry,
	addition: Saved< 'add' >
): Promise< void > => {
	const { additionId, productId, quantity, variation, additionalData } =
		addition;
	try {
		await withAdditionId(
			registry,
			additionId,
			() => registry.select( cartStore ).getCartOperations().at( -1 )?.id,
			() =>
				registry
					.dispatch( cartStore )
					.addItemToCart(
						productId,
						quantity,
						variation,
						additionalData
					)
		);
	} catch ( error ) {
		showAdditionError( registry, addition, error );
	}
};

const resendAddresses = async (
	registry: StoreRegistry,
	{ changes, affectsRates }: Saved< 'updateCustomer' >
): Promise< void > => {
	const { billingAddress, shippingAddress } = registry
		.select( cartStore )
		.getServerCart();
	if (
		! containsValues( billingAddress, changes.billing_address ?? {} ) ||
		! containsValues( shippingAddress, changes.shipping_address ?? {} )
	) {
		await registry
			.dispatch( cartStore )
			.updateCustomerData( changes, false, affectsRates );
	}
};

/**
 * Sends a change that an earlier page couldn't send. Drops it if the server has made it, and explains it if its line
 * has another quantity now. The server's errors show at the coupon form, or as notices.
 */
export const resend = async (
	registry: StoreRegistry,
	operation: SavedOperation
): Promise< void > => {
	try {
		switch ( operation.kind ) {
			case 'selectRate':
				await resendRate( registry, operation );
				break;
			case 'applyCoupon':
			case 'removeCoupon':
				await resendCoupon( registry, operation );
				break;
			case 'add':
				await resendAddition( registry, operation );
				break;
			case 'updateCustomer':
				await resendAddresses( registry, operation );
				break;
			default:
				await resendItemChange( registry, operation );
		}
	} catch ( error ) {
		processErrorResponse( registry, error );
	}
};
