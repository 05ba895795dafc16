import type { TotalChange, TotalPart, TotalReason } from '@shopfront/data/cart';
import {
	compareMinor,
	formatMoney,
	negateMinor,
	type Currency,
} from '@shopfront/money';
import { decodeEntities, stripTags } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';

/** The shop's names may have the other text direction (Unicode UAX 9, "FSI" and "PDI"). */
const isolate = ( text: string ): string => `\u2068${ text }\u2069`;

const plain = ( name: string ): string =>
	isolate( stripTags( decodeEntities( name ) ) );

/** As in "+$2.10" and "−$5.00". */
export const formatDifference = (
	difference: string,
	currency: Currency
): string =>
	isolate(
		compareMinor( difference, '0' ) < 0
			? `−${ formatMoney( negateMinor( difference ), currency ) }`
			: `+${ formatMoney( difference, currency ) }`
	);

const getShippingText = ( kind: string, name: string ): string => {
	switch ( kind ) {
		case 'freePickup':
			return __( 'pickup is free', 'shopfront' );
		case 'freeShipping':
			return __( 'shipping is free', 'shopfront' );
		case 'pickup':
			return __( 'pickup', 'shopfront' );
		default:
			return name
				? sprintf(
						/* translators: %s: name of a shipping rate, as in "shipping by Flat rate". */
						__( 'shipping by %s', 'shopfront' ),
						plain( name )
					)
				: __( 'shipping', 'shopfront' );
	}
};

export const getReasonText = ( reason: TotalReason ): string => {
	switch ( reason.kind ) {
		case 'added':
			return sprintf(
				/* translators: %s: name of a product. */
				__( '%s added', 'shopfront' ),
				plain( reason.name )
			);
		case 'removed':
			return sprintf(
				/* translators: %s: name of a product. */
				__( '%s removed', 'shopfront' ),
				plain( reason.name )
			);
		case 'price':
			return sprintf(
				/* translators: %s: name of a product. */
				__( 'new price of %s', 'shopfront' ),
				plain( reason.name )
			);
		case 'quantity':
			return sprintf(
				/* translators: 1: quantity, 2: name of a product, as in "now 2 × Stone Mug". */
				__( 'now %1$s × %2$s', 'shopfront' ),
				String( reason.quantity ),
				plain( reason.name )
			);
		case 'coupon':
			return sprintf(
				/* translators: %s: code of a coupon. */
				__( 'discount by coupon %s', 'shopfront' ),
				plain( reason.code )
			);
		case 'couponRemoved':
			return sprintf(
				/* translators: %s: code of a coupon. */
				__( 'coupon %s removed', 'shopfront' ),
				plain( reason.code )
			);
		case 'fee':
			return plain( reason.name ) === plain( '' )
				? __( 'fee', 'shopfront' )
				: plain( reason.name );
		case 'feeRemoved':
			return reason.name
				? sprintf(
						/* translators: %s: name of a fee. */
						__( '%s no longer charged', 'shopfront' ),
						plain( reason.name )
					)
				: __( 'fee no longer charged', 'shopfront' );
		case 'shippingUnknown':
			return __( 'shipping not known yet', 'shopfront' );
		case 'tax':
			return reason.place
				? sprintf(
						/* translators: %s: code of a state or country, as in "tax for CA". */
						__( 'tax for %s', 'shopfront' ),
						plain( reason.place )
					)
				: __( 'tax', 'shopfront' );
		case 'other':
			return __( 'other changes', 'shopfront' );
		default:
			return getShippingText( reason.kind, reason.name );
	}
};

const getPartText = (
	{ difference, reason }: Pick< TotalPart, 'difference' | 'reason' >,
	currency: Currency
): string =>
	sprintf(
		/* translators: 1: difference of a price, 2: its reason, as in "+$2.10: tax for CA". */
		__( '%1$s: %2$s', 'shopfront' ),
		formatDifference( difference, currency ),
		getReasonText( reason )
	);

/** Taxes without a new address only follow from the other parts. */
const isConsequence = ( { reason }: TotalPart ): boolean =>
	reason.kind === 'tax' && reason.place === '';

export interface TotalChangeText {
	/** As in "−$10.73: pickup is free". */
	line: string;
	/** Each part with its difference, if there are several. */
	parts: readonly string[];
	/** Whether the shop changed something, not the shopper. */
	isByShop: boolean;
}

export const getChangeText = (
	{ difference, parts }: TotalChange,
	currency: Currency
): TotalChangeText => {
	const causes = parts.filter( ( part ) => ! isConsequence( part ) );
	const reasons = ( causes.length > 0 ? causes : parts ).map(
		( { reason } ) => getReasonText( reason )
	);
	const [ first = '', ...others ] = reasons;
	return {
		line: sprintf(
			/* translators: 1: difference of a price, 2: its reason, as in "+$2.10: tax for CA". */
			__( '%1$s: %2$s', 'shopfront' ),
			formatDifference( difference, currency ),
			others.reduce(
				( list, reason ) =>
					sprintf(
						/* translators: 1: reasons for a price up to here, 2: the next one, as in "pickup is free, tax for CA". */
						__( '%1$s, %2$s', 'shopfront' ),
						list,
						reason
					),
				first
			)
		),
		parts:
			parts.length > 1
				? parts.map( ( part ) => getPartText( part, currency ) )
				: [],
		isByShop: parts.some( ( { isByShopper } ) => ! isByShopper ),
	};
};
