import { isZeroMinor, negateMinor, type Currency } from '@shopfront/money';
import type { CartTotalsResponse } from '@shopfront/store-api';
import { __, sprintf } from '@wordpress/i18n';
import { RemovableChip } from '../chip/removable-chip';
import { TotalsItem } from './totals-item';
import { discountValue, type TaxDisplay } from './totals-values';

export interface DiscountCoupon {
	code: string;
	label: string;
}

export interface TotalsDiscountProps {
	coupons: readonly DiscountCoupon[];
	totals: CartTotalsResponse;
	currency: Currency;
	taxDisplay: TaxDisplay;
	removingCodes?: readonly string[];
	onRemove: ( code: string ) => void;
	isPending?: boolean;
}

/**
 * The discount, with the applied coupons. Renders nothing without either (docs/contract/cart-and-checkout.md 9,
 * "Money and totals").
 *
 * Surface: `.wc-block-components-totals-discount`, `__coupon-list`, `__coupon-list-item`.
 */
export const TotalsDiscount = ( {
	coupons,
	totals,
	currency,
	taxDisplay,
	removingCodes = [],
	onRemove,
	isPending,
}: TotalsDiscountProps ) => {
	const discount = discountValue( totals, taxDisplay );
	const isZero = isZeroMinor( discount );
	if ( isZero && coupons.length === 0 ) {
		return null;
	}
	return (
		<TotalsItem
			className="wc-block-components-totals-discount"
			label={
				isZero
					? __( 'Coupons', 'woocommerce' )
					: __( 'Discount', 'woocommerce' )
			}
			value={ isZero ? { content: '-' } : negateMinor( discount ) }
			currency={ currency }
			isPending={ isPending }
			description={
				coupons.length > 0 && (
					<ul className="wc-block-components-totals-discount__coupon-list">
						{ coupons.map( ( { code, label } ) => (
							<RemovableChip
								key={ code }
								radius="large"
								className="wc-block-components-totals-discount__coupon-list-item"
								text={ label }
								screenReaderText={ sprintf(
									/* translators: %s: code of a coupon. */
									__( 'Coupon: %s', 'woocommerce' ),
									label
								) }
								ariaLabel={ sprintf(
									/* translators: %s: code of a coupon. */
									__( 'Remove coupon "%s"', 'woocommerce' ),
									label
								) }
								disabled={ removingCodes.includes( code ) }
								onRemove={ () => onRemove( code ) }
							/>
						) ) }
					</ul>
				)
			}
		/>
	);
};
